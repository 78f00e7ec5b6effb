import type { UserProfile } from '@btc/contract/members/profile.ts';
import { type FormEvent, useState } from 'react';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { LegalLink } from '../consent/legal-link.tsx';
import { messages as consent } from '../consent/messages.ts';
import { useOwnCall } from '../use-own-call.ts';
import { messages } from './messages.ts';
import styles from './membership.module.css';
import { toTypeText } from './offer-words.ts';
import { toKind, type Offer } from './offers.ts';

export interface ApplicationDialogProps {
  readonly profile: UserProfile;
  readonly offer: Offer;
  /** `termsVersion`: version of the membership terms shown; null while not loaded. */
  readonly onSend: (termsVersion: number | null) => Promise<void>;
  readonly onCorrect: () => void;
  readonly onClose: () => void;
}

/** The company name in the edition's language, else in the other; null for neither. */
export function findCompanyName(profile: UserProfile, edition: Edition): string | null {
  const [own, other] =
    edition === 'cn'
      ? [profile.CompanyLocalName, profile.CompanyName]
      : [profile.CompanyName, profile.CompanyLocalName];
  return own ?? other;
}

export function ApplicationDialog({ profile, offer, onSend, onCorrect, onClose }: ApplicationDialogProps) {
  const t = useMessages(messages);
  const words = useMessages(consent);
  const format = useFormat();
  const [pending, setPending] = useState(false);
  const kind = toKind(offer);
  const versions = useOwnCall('GetLegalVersions', {});
  const terms = versions.data?.Rows.find(({ Kind }) => Kind === 'membership');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    void onSend(terms?.Version ?? null);
  };
  return (
    <Dialog isOpen onClose={onClose} title={t.applyTitle[kind]}>
      <form onSubmit={submit}>
        <p>
          <strong>{toTypeText(offer, { t, format })}</strong>
        </p>
        <p>{t.applyText[kind]}</p>
        <StoredContact profile={profile} />
        <p className={styles['correct']}>
          <span>{t.actual}</span>
          <Button variant="quiet" size="small" onClick={onCorrect}>
            {t.correct}
          </Button>
        </p>
        {terms !== undefined && (
          <p className={styles['terms']}>
            {words.membershipBefore}
            <LegalLink kind="membership" version={terms.Version} />
            {words.membershipAfter}
          </p>
        )}
        <div className={classNames(shared['buttons'], shared['atEnd'])}>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" variant="primary" pending={pending}>
            {t.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function StoredContact({ profile }: { profile: UserProfile }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { ContactPersonSex: sex, ContactPersonName: name, ContactPersonEnglishName: englishName } = profile;
  const person = edition === 'en' ? (englishName ?? name) : (name ?? englishName);
  const { ContactPersonCellPhoneNumber: mobile, CompanyEmail: email } = profile;
  const company = findCompanyName(profile, edition);
  const isWhole = [company, person, sex, mobile, email].every((value) => value !== null && value !== '');
  return (
    <>
      {!isWhole && <Notice tone="caution">{t.incomplete}</Notice>}
      <Stored label={t.company} value={company} />
      <div className={styles['pair']}>
        <Stored label={t.person} value={person} />
        <Stored label={t.sex} value={sex === null ? null : t.sexes[sex]} />
      </div>
      <Stored label={t.mobile} value={mobile} />
      <Stored label={t.email} value={email} />
    </>
  );
}

function Stored({ label, value }: { label: string; value: string | null }) {
  const { empty } = useMessages(messages);
  return <TextField label={label} value={value ?? ''} placeholder={empty} readOnly />;
}
