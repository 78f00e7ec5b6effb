import { editions } from '@btc/contract/members/access.ts';
import { companyTypes, contactSexes, productTypes } from '@btc/contract/members/account-rules.ts';
import { nameIn } from '@btc/contract/names.ts';
import { countries, listSubdivisions } from '@btc/reference/countries.ts';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { type Option, Select, toOptions } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { CompanyDraft, CompanyField } from './company-draft.ts';
import { en } from './company-words.en.ts';
import { zh } from './company-words.zh.ts';

interface CompanyInputProps {
  readonly name?: string | undefined;
  readonly label: string;
  /** A list to choose from; null where it is typed. */
  readonly options: readonly Option[] | null;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (value: string) => void;
}

/** One field of company or contact. */
export function CompanyInput({ name, label, options, value, error, onChange }: CompanyInputProps) {
  if (options !== null) {
    return <Select name={name} label={label} options={options} value={value} error={error} onChange={onChange} />;
  }
  return (
    <TextField
      name={name}
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
export function useFieldOptions(draft: CompanyDraft): (field: CompanyField) => readonly Option[] | null {
  const words = useMessages({ cn: zh, en });
  const edition = useEdition();
  const formatName = (row: { readonly nameCn: string; readonly nameEn: string }) => nameIn(edition, row);
  const choices = (field: CompanyField): readonly Option[] | null => {
    switch (field) {
      case 'CompanyType':
        return toOptions(companyTypes, words.companyTypes);
      case 'ProductType':
        return toOptions(productTypes, words.productTypes);
      case 'ContactPersonSex':
        return toOptions(contactSexes, words.sexes);
      case 'Edition':
        return toOptions(editions, words.languages);
      case 'CompanyCountry':
        return countries.map((country) => ({ value: country.code, label: formatName(country) }));
      case 'CompanyProvince': {
        const known = listSubdivisions(draft.CompanyCountry);
        return known.length === 0 ? null : known.map((one) => ({ value: one.code, label: formatName(one) }));
      }
      default:
        return null;
    }
  };
  return (field) => {
    const options = choices(field);
    if (options === null || options.some(({ value }) => value === draft[field])) return options;
    return [{ value: draft[field], label: draft[field] === '' ? words.unwritten : draft[field] }, ...options];
  };
}
