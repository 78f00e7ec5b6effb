import { countries, subdivisionsOf } from '@btc/reference/countries.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Api } from '@btc/contract/client.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { faultsOf } from '#shell/console/failure.ts';
import { type Option, Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { en as wordsEn } from '../words/words.en.ts';
import { zh as wordsZh } from '../words/words.zh.ts';
import type { MemberDetail } from '../words/word-lists.ts';
import {
  changedFields,
  changeOf,
  companyTypes,
  contactSexes,
  draftOfMember,
  editable,
  type EditableField,
  type MemberDraft,
  productTypes,
} from './member-form.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

export interface EditDialogProps {
  readonly member: MemberDetail;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

type Faults = ReadonlyMap<string, string>;

/** Company and contact of a member; only what was changed is sent. */
export function EditDialog({ member, onClose, onChanged }: EditDialogProps) {
  const t = useMessages({ cn: zh, en });
  const words = useMessages({ cn: wordsZh, en: wordsEn });
  const [before] = useState(() => draftOfMember(member));
  const [draft, setDraft] = useState(before);
  const [faults, setFaults] = useState<Faults>(new Map());
  const optionsOf = useFieldOptions(draft);
  const set = (field: EditableField, value: string) => {
    // A province of another country is none.
    setDraft((old) => ({ ...old, ...(field === 'CompanyCountry' ? { CompanyProvince: '' } : {}), [field]: value }));
  };
  const work = async (api: Api) => {
    try {
      await api('UpdateDeskMember', changeOf(member.MemberID, before, draft));
    } catch (error) {
      setFaults(faultWords(error, t));
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
      {editable.map((field) => (
        <EditField
          key={field}
          label={words.fields[field]}
          options={optionsOf(field)}
          value={draft[field]}
          error={faults.get(field) ?? null}
          onChange={(value) => set(field, value)}
        />
      ))}
    </ActionDialog>
  );
}

/** What is wrong with which field, in words. */
function faultWords(error: unknown, t: typeof zh): Faults {
  const known = new Map(faultsOf(error).map(({ Field }) => [Field, t.wrongField]));
  if (error instanceof ApiError && error.code === 6012) known.set('CompanyEmail', t.taken.CompanyEmail);
  if (error instanceof ApiError && error.code === 6013) {
    known.set('ContactPersonCellPhoneNumber', t.taken.ContactPersonCellPhoneNumber);
  }
  return known;
}

interface EditFieldProps {
  readonly label: string;
  /** A list to choose from; null where it is typed. */
  readonly options: readonly Option[] | null;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (value: string) => void;
}

function EditField({ label, options, value, error, onChange }: EditFieldProps) {
  if (options !== null) {
    return <Select label={label} options={options} value={value} error={error} onChange={onChange} />;
  }
  return (
    <TextField
      label={label}
      value={value}
      error={error}
      maxLength={200}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** The choices of the fields that have some; a stored value that is none of them stays a choice. */
function useFieldOptions(draft: MemberDraft): (field: EditableField) => readonly Option[] | null {
  const t = useMessages({ cn: zh, en });
  const words = useMessages({ cn: wordsZh, en: wordsEn });
  const edition = useEdition();
  const nameOf = (row: { readonly nameCn: string; readonly nameEn: string }) =>
    edition === 'cn' ? row.nameCn : row.nameEn;
  const choices = (field: EditableField): readonly Option[] | null => {
    switch (field) {
      case 'CompanyType':
        return companyTypes.map((value) => ({ value, label: words.companyTypes[value] }));
      case 'ProductType':
        return productTypes.map((value) => ({ value, label: words.productTypes[value] }));
      case 'ContactPersonSex':
        return contactSexes.map((value) => ({ value, label: words.sexes[value] }));
      case 'Edition':
        return (['cn', 'en'] as const).map((value) => ({ value, label: words.languages[value] }));
      case 'CompanyCountry':
        return countries.map((country) => ({ value: country.code, label: nameOf(country) }));
      case 'CompanyProvince': {
        const known = subdivisionsOf(draft.CompanyCountry);
        return known.length === 0 ? null : known.map((one) => ({ value: one.code, label: nameOf(one) }));
      }
      default:
        return null;
    }
  };
  return (field) => {
    const options = choices(field);
    if (options === null || options.some(({ value }) => value === draft[field])) return options;
    return [{ value: draft[field], label: draft[field] === '' ? t.unwritten : draft[field] }, ...options];
  };
}
