import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Api } from '@btc/contract/client.ts';
import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { toIssues } from '#shell/console/failure.ts';
import { changedFields, toChange, type CompanyField, companyFields, toDraft } from '../../company/company-draft.ts';
import { CompanyInput, useFieldOptions } from '../../company/company-input.tsx';
import { en as wordsEn } from '../words/words.en.ts';
import { zh as wordsZh } from '../words/words.zh.ts';
import type { MemberDetail } from '../words/word-lists.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

export interface EditDialogProps {
  readonly member: MemberDetail;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

type Issues = ReadonlyMap<string, string>;

/** Company and contact of a member; only what was changed is sent. */
export function EditDialog({ member, onClose, onChanged }: EditDialogProps) {
  const t = useMessages({ cn: zh, en });
  const words = useMessages({ cn: wordsZh, en: wordsEn });
  const [before] = useState(() => toDraft(member));
  const [draft, setDraft] = useState(before);
  const [issues, setIssues] = useState<Issues>(new Map());
  const toOptions = useFieldOptions(draft);
  const set = (field: CompanyField, value: string) => {
    // A province of another country is none.
    setDraft((old) => ({ ...old, ...(field === 'CompanyCountry' ? { CompanyProvince: '' } : {}), [field]: value }));
  };
  const work = async (api: Api) => {
    try {
      await api('UpdateDeskMember', { MemberID: member.MemberID, ...toChange(before, draft) });
    } catch (error) {
      setIssues(issueWords(error, t));
      throw error;
    }
  };
  const isChanged = changedFields(before, draft).length > 0;
  return (
    <ActionDialog
      title={t.editTitle}
      what={<p>{isChanged ? t.editWhat(member.LoginUserName) : t.nothingChanged}</p>}
      confirm={t.save}
      isReady={isChanged}
      work={work}
      done={t.edited}
      onClose={onClose}
      onChanged={onChanged}
    >
      {companyFields.map((field) => (
        <CompanyInput
          key={field}
          label={words.fields[field]}
          options={toOptions(field)}
          value={draft[field]}
          error={issues.get(field) ?? null}
          onChange={(value) => set(field, value)}
        />
      ))}
    </ActionDialog>
  );
}

/** What is wrong with which field, in words. */
function issueWords(error: unknown, t: typeof zh): Issues {
  const known = new Map(toIssues(error).map(({ Field }) => [Field, t.wrongField]));
  if (error instanceof ApiError && error.code === 6012) known.set('CompanyEmail', t.taken.CompanyEmail);
  if (error instanceof ApiError && error.code === 6013) {
    known.set('ContactPersonCellPhoneNumber', t.taken.ContactPersonCellPhoneNumber);
  }
  return known;
}
