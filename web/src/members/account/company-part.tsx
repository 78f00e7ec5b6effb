import { findCountry, findSubdivision } from '@btc/reference/places/countries.ts';
import { companyTypes, productTypes } from '@btc/contract/members/account-rules.ts';
import type { UserProfile } from '@btc/contract/members/profile.ts';
import { type ProfileField, profileFields } from '@btc/contract/members/profile-labels.ts';
import { formatCode } from '@btc/contract/names.ts';
import { useState } from 'react';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { lazyDialog } from '#ui/state/lazy-part.tsx';
import { type CompanyWords, messages as wordsMessages } from '../company/company-messages.ts';
import styles from './account.module.css';
import { messages } from './messages.ts';
import { Part } from './part.tsx';

const CompanyDialog = lazyDialog(async () => (await import('../company/company-dialog.tsx')).CompanyDialog);

// The nickname stands with the other names.
const shownFields = profileFields.filter((field) => field !== 'NickName');

/** Company and contact as stored; missing values are shown, because applications are made with them. */
export function CompanyPart({ profile }: { profile: UserProfile }) {
  const t = useMessages(messages);
  const words = useMessages(wordsMessages);
  const edition = useEdition();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Part
      name="company"
      action={
        <Button size="small" onClick={() => setOpen(true)}>
          {t.edit}
        </Button>
      }
    >
      <dl className={styles['rows']}>
        {shownFields.map((field) => {
          const value = companyValue(profile, field, { words, edition });
          return (
            <div key={field}>
              <dt>{words.fields[field]}</dt>
              <dd>{value ?? <span className={shared['quiet']}>{words.unwritten}</span>}</dd>
            </div>
          );
        })}
      </dl>
      {isOpen && <CompanyDialog profile={profile} onClose={close} onSaved={close} />}
    </Part>
  );
}

export function companyValue(
  profile: UserProfile,
  field: ProfileField,
  { words, edition }: { readonly words: CompanyWords; readonly edition: Edition },
): string | null {
  const stored = profile[field];
  if (stored === null || stored === '') return null;
  const formatName = (row: { readonly nameCn: string; readonly nameEn: string } | undefined) =>
    formatCode(edition, row, stored);
  switch (field) {
    case 'CompanyType': {
      const type = companyTypes.find((one) => one === stored);
      return type === undefined ? stored : words.companyTypes[type];
    }
    case 'ProductType': {
      const type = productTypes.find((one) => one === stored);
      return type === undefined ? stored : words.productTypes[type];
    }
    case 'ContactPersonSex':
      return stored === 'Mr' || stored === 'Ms' ? words.sexes[stored] : stored;
    case 'Edition':
      return stored === 'cn' || stored === 'en' ? words.languages[stored] : stored;
    case 'CompanyCountry':
      return formatName(findCountry(stored));
    case 'CompanyProvince':
      return formatName(findSubdivision(profile.CompanyCountry ?? '', stored));
    default:
      return stored;
  }
}
