import type { Api } from '@btc/contract/client.ts';
import type { DeskMerchant } from '@btc/contract/directory/desk/merchant-desk.ts';
import {
  claimPhonePattern,
  claimRule,
  directoryRule,
  type MerchantProduct,
  merchantTypes,
} from '@btc/contract/directory/directory-codes.ts';
import { merchantProductNames, merchantTypeNames } from '@btc/contract/directory/directory-names.ts';
import { provinces } from '@btc/reference/provinces.ts';
import { useState } from 'react';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextArea, TextField } from '#ui/form/text-field.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { orNull, useChoices, useEntryName } from './names.ts';
import { originWords, readOriginWords } from './origin-words.ts';

const lines = {
  Name: directoryRule.name,
  NameEn: directoryRule.nameEn,
  City: directoryRule.index,
  Summary: directoryRule.summary,
  Origins: 300,
  Founded: 4,
  Person: claimRule.person,
  Phone: claimRule.phone,
  Email: 254,
  Address: directoryRule.index,
  Website: 300,
} as const;
type LineName = keyof typeof lines;
const openLines: readonly LineName[] = ['Name', 'NameEn', 'Summary'];
const moreLines: readonly LineName[] = ['Origins', 'Founded'];
const contactLines: readonly LineName[] = ['Person', 'Phone', 'Email', 'Address', 'Website'];
const needed: readonly LineName[] = ['Name', 'City', 'Summary'];

type Draft = Readonly<Record<LineName | 'Type' | 'Province' | 'Text', string>> & {
  readonly Products: MerchantProduct[];
};

function toDraft(row: DeskMerchant | null, edition: Edition): Draft {
  return {
    Type: row?.Type ?? 'importer',
    Name: row?.Name ?? '',
    NameEn: row?.NameEn ?? '',
    Province: row?.Province ?? '31',
    City: row?.City ?? '',
    Products: row?.Products ?? [],
    Origins: originWords(edition, row?.Origins ?? []),
    Summary: row?.Summary ?? '',
    Text: row?.Text ?? '',
    Founded: row?.Founded === null || row === null ? '' : String(row.Founded),
    Person: row?.Person ?? '',
    Phone: row?.Phone ?? '',
    Email: row?.Email ?? '',
    Address: row?.Address ?? '',
    Website: row?.Website ?? '',
  };
}

function toInput(row: DeskMerchant | null, draft: Draft) {
  return {
    ...(row === null ? {} : { MerchantID: row.MerchantID, Revision: row.Revision }),
    Type: merchantTypes.find((type) => type === draft.Type) ?? 'importer',
    Name: draft.Name,
    NameEn: orNull(draft.NameEn),
    Province: draft.Province,
    City: draft.City,
    Products: draft.Products,
    Origins: readOriginWords(draft.Origins).codes,
    Summary: draft.Summary,
    Text: orNull(draft.Text),
    Founded: draft.Founded.trim() === '' ? null : Number(draft.Founded),
    Person: orNull(draft.Person),
    Phone: orNull(draft.Phone),
    Email: orNull(draft.Email),
    Address: orNull(draft.Address),
    Website: orNull(draft.Website),
  };
}

/** What a call would take. */
function isReady(draft: Draft): boolean {
  const { Phone, Founded, Origins } = draft;
  return (
    needed.every((name) => draft[name].trim() !== '') &&
    (Phone.trim() === '' || claimPhonePattern.test(Phone.trim())) &&
    (Founded.trim() === '' || /^(?:19|20)\d\d$/.test(Founded.trim())) &&
    readOriginWords(Origins).unknown.length === 0
  );
}

interface MerchantDialogProps {
  /** Null for a new one. */
  readonly row: DeskMerchant | null;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Adds an entry as a draft, or changes one whole. */
export function MerchantDialog({ row, onClose, onChanged }: MerchantDialogProps) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const entryName = useEntryName();
  const [draft, setDraft] = useState(() => toDraft(row, edition));
  const set = (change: Partial<Draft>) => setDraft((old) => ({ ...old, ...change }));
  const { unknown } = readOriginWords(draft.Origins);
  const line = (name: LineName) => (
    <TextField
      key={name}
      type={name === 'Email' ? 'email' : name === 'Website' ? 'url' : name === 'Phone' ? 'tel' : 'text'}
      label={t.fields[name]}
      required={needed.includes(name)}
      error={name === 'Origins' && unknown.length > 0 ? t.unknownOrigins(unknown.join(t.separator)) : undefined}
      maxLength={lines[name]}
      value={draft[name]}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  );
  return (
    <ActionDialog
      title={row === null ? t.addMerchant : t.editTitle(entryName(row))}
      what={<p>{row === null ? t.addWhat : t.editWhat}</p>}
      confirm={t.save}
      isReady={isReady(draft)}
      work={(api: Api) => api('SaveMerchant', toInput(row, draft))}
      done={t.saved}
      onClose={onClose}
      onChanged={onChanged}
    >
      <Select
        label={t.fields.Type}
        options={useChoices(merchantTypeNames)}
        value={draft.Type}
        onChange={(Type) => set({ Type })}
      />
      {openLines.map(line)}
      <Select
        label={t.fields.Province}
        options={useChoices(provinces)}
        value={draft.Province}
        onChange={(Province) => set({ Province })}
      />
      {line('City')}
      <Products chosen={draft.Products} onChange={(Products) => set({ Products })} />
      {moreLines.map(line)}
      <TextArea
        label={t.fields.Text}
        rows={5}
        maxLength={directoryRule.body}
        value={draft.Text}
        onChange={({ target }) => set({ Text: target.value })}
      />
      <p className="c-note">{t.contactNote}</p>
      {contactLines.map(line)}
    </ActionDialog>
  );
}

interface ProductsProps {
  readonly chosen: readonly MerchantProduct[];
  readonly onChange: (chosen: MerchantProduct[]) => void;
}

function Products({ chosen, onChange }: ProductsProps) {
  const t = useMessages({ cn: zh, en });
  return (
    <fieldset className="c-plain">
      <legend>{t.fields.Products}</legend>
      {useChoices(merchantProductNames).map(({ value, label }) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
          }
        >
          {label}
        </Checkbox>
      ))}
    </fieldset>
  );
}
