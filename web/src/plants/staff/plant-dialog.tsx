import type { Api } from '@btc/contract/client.ts';
import type { DeskPlant } from '@btc/contract/plants/desk/plant-desk.ts';
import { plantMeats, plantProducts, plantTypes } from '@btc/contract/plants/plant-codes.ts';
import { plantProductNames, plantTypeNames } from '@btc/reference/plant-scopes.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { nameIn } from '../plant-names.ts';

const textFields = [
  'Origin',
  'PlantNo',
  'CiferNo',
  'NameCn',
  'NameEn',
  'NameLocal',
  'ProvinceCn',
  'ProvinceEn',
  'CityCn',
  'CityEn',
  'FirstApproved',
  'ValidTo',
] as const;
type TextName = (typeof textFields)[number];
const days: ReadonlySet<TextName> = new Set(['FirstApproved', 'ValidTo']);

type Draft = Readonly<Record<TextName, string>> & Pick<DeskPlant, 'Types' | 'Meats' | 'Products'>;

const emptyDraft: Draft = {
  Origin: '',
  PlantNo: '',
  CiferNo: '',
  NameCn: '',
  NameEn: '',
  NameLocal: '',
  ProvinceCn: '',
  ProvinceEn: '',
  CityCn: '',
  CityEn: '',
  FirstApproved: '',
  ValidTo: '',
  Types: [],
  Meats: ['beef'],
  Products: [],
};

function draftOf(plant: DeskPlant | null): Draft {
  if (plant === null) return emptyDraft;
  const { Types, Meats, Products } = plant;
  const texts = textFields.map((field) => [field, plant[field] ?? ''] as const);
  return { ...emptyDraft, ...Object.fromEntries(texts), Types, Meats, Products };
}

const orNull = (text: string): string | null => text.trim() || null;

function inputOf(plant: DeskPlant | null, draft: Draft) {
  return {
    ...(plant === null ? {} : { PlantID: plant.PlantID }),
    Origin: draft.Origin.trim().toUpperCase(),
    PlantNo: draft.PlantNo.trim(),
    CiferNo: orNull(draft.CiferNo),
    NameCn: orNull(draft.NameCn),
    NameEn: orNull(draft.NameEn),
    NameLocal: orNull(draft.NameLocal),
    GroupID: plant?.GroupID ?? null,
    ProvinceCn: orNull(draft.ProvinceCn),
    ProvinceEn: orNull(draft.ProvinceEn),
    CityCn: orNull(draft.CityCn),
    CityEn: orNull(draft.CityEn),
    Types: draft.Types,
    Meats: draft.Meats,
    Products: draft.Products,
    OffalCuts: plant?.OffalCuts ?? [],
    FirstApproved: orNull(draft.FirstApproved),
    ValidTo: orNull(draft.ValidTo),
  };
}

interface ChecksProps<Code extends string> {
  readonly legend: string;
  readonly options: readonly { readonly code: Code; readonly label: string }[];
  readonly chosen: readonly Code[];
  readonly onChange: (chosen: Code[]) => void;
}

function Checks<Code extends string>({ legend, options, chosen, onChange }: ChecksProps<Code>) {
  return (
    <fieldset className="c-plain">
      <legend>{legend}</legend>
      {options.map(({ code, label }) => (
        <Checkbox
          key={code}
          checked={chosen.includes(code)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, code] : chosen.filter((other) => other !== code))
          }
        >
          {label}
        </Checkbox>
      ))}
    </fieldset>
  );
}

/** Adds a plant, or changes one whole; its state is not written here. */
export function PlantDialog(props: { plant: DeskPlant | null; onClose: () => void; onChanged: () => void }) {
  const { plant, onClose, onChanged } = props;
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const [draft, setDraft] = useState(() => draftOf(plant));
  const set = (change: Partial<Draft>) => setDraft((old) => ({ ...old, ...change }));
  const isNamed = [draft.NameCn, draft.NameEn, draft.NameLocal].some((name) => name.trim() !== '');
  return (
    <ActionDialog
      title={plant === null ? t.add : t.edit}
      what={<p>{plant === null ? t.addWhat : t.editWhat}</p>}
      confirm={t.save}
      isReady={isNamed && /^[a-z]{3}$/i.test(draft.Origin.trim()) && draft.PlantNo.trim() !== ''}
      work={(api: Api) => api('SaveDeskPlant', inputOf(plant, draft))}
      done={t.saved}
      onClose={onClose}
      onChanged={onChanged}
    >
      {textFields.map((field) => (
        <TextField
          key={field}
          label={t.fields[field]}
          type={days.has(field) ? 'date' : 'text'}
          maxLength={200}
          value={draft[field]}
          onChange={({ target }) => set({ [field]: target.value })}
        />
      ))}
      <Checks
        legend={t.meat}
        options={plantMeats.map((code) => ({ code, label: t.meats[code] }))}
        chosen={draft.Meats}
        onChange={(Meats) => set({ Meats })}
      />
      <Checks
        legend={t.types}
        options={plantTypes.map((code) => ({ code, label: nameIn(edition, plantTypeNames, code) }))}
        chosen={draft.Types}
        onChange={(Types) => set({ Types })}
      />
      <Checks
        legend={t.products}
        options={plantProducts.map((code) => ({ code, label: nameIn(edition, plantProductNames, code) }))}
        chosen={draft.Products}
        onChange={(Products) => set({ Products })}
      />
    </ActionDialog>
  );
}
