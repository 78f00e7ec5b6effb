import { editions } from '@btc/contract/members/access.ts';
import { companyTypes, contactSexes, productTypes } from '@btc/contract/members/account-rules.ts';
import { nameIn } from '@btc/contract/names.ts';
import type { ProfileField } from '@btc/contract/members/profile-labels.ts';
import { countries, listSubdivisions } from '@btc/reference/places/countries.ts';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { toText, useCallField, useCallValues, useSetCallValue } from '#ui/call-form/call-fields.tsx';
import { type Option, Select, toOptions } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { messages } from './company-messages.ts';

export function ProfileInput({ name }: { readonly name: ProfileField }) {
  const { value, set, input } = useCallField(name);
  const setOther = useSetCallValue();
  const country = toText(useCallValues()['CompanyCountry']);
  const text = toText(value);
  const options = useFieldOptions({ CompanyCountry: country, [name]: text })(name);
  if (options === null) return <TextField {...input} autoComplete="off" value={text} onChange={set} />;
  const { maxLength: _none, ...look } = input;
  const choose = (chosen: string) => {
    set(chosen);
    // A province of another country is none.
    if (name === 'CompanyCountry') setOther('CompanyProvince', '');
  };
  return <Select {...look} options={options} value={text} onChange={choose} />;
}

type Values = Readonly<Partial<Record<ProfileField, string>>>;

/** Options by field, null for free text; an unknown stored value stays an option. */
export function useFieldOptions(values: Values): (field: ProfileField) => readonly Option[] | null {
  const words = useMessages(messages);
  const edition = useEdition();
  const formatName = (row: { readonly nameCn: string; readonly nameEn: string }) => nameIn(edition, row);
  const choices = (field: ProfileField): readonly Option[] | null => {
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
        const known = listSubdivisions(values.CompanyCountry ?? '');
        return known.length === 0 ? null : known.map((one) => ({ value: one.code, label: formatName(one) }));
      }
      default:
        return null;
    }
  };
  return (field) => {
    const options = choices(field);
    const value = values[field] ?? '';
    if (options === null || options.some((option) => option.value === value)) return options;
    return [{ value, label: value === '' ? words.unwritten : value }, ...options];
  };
}
