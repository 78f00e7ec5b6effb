import {
  findPriceTerm,
  priceSpecs,
  type PriceMeat,
  priceMeats,
  priceStorages,
  priceTerms,
  priceUnits,
  type QuotedMarket,
  quotedMarkets,
} from '@btc/contract/prices/price-codes.ts';
import { origins } from '@btc/reference/origins.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { entryOptions, useDictionary } from '#shell/console/use-dictionary.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useMarketName } from './use-market-name.ts';
import { en } from './terms-words.en.ts';
import { zh } from './terms-words.zh.ts';

interface Draft {
  readonly meat: PriceMeat;
  readonly market: QuotedMarket;
  readonly origin: string;
  readonly cut: string;
  readonly specs: readonly (typeof priceSpecs)[number]['code'][];
  readonly brand: string;
  readonly storage: (typeof priceStorages)[number]['code'];
  readonly term: (typeof priceTerms)[number]['code'];
  readonly port: string;
  readonly unit: (typeof priceUnits)[number]['code'];
}

const usualTerms = { forward: 'CFR', afloat: 'CFR', spot: 'EXW', wholesale: 'MKT' } as const;

/** The unit that a term is quoted in: dollars a tonne at the port, yuan a kilogram inside. */
function toUnit(term: Draft['term']): Draft['unit'] {
  const level = findPriceTerm(term)?.level;
  return level === 'cif' || level === 'fob' ? 'USD/t' : 'CNY/kg';
}

function begin({ meat, market }: Pick<Draft, 'meat' | 'market'>): Draft {
  const term = usualTerms[market];
  return {
    meat,
    market,
    origin: 'BRA',
    cut: '',
    specs: [],
    brand: '',
    storage: 'frozen',
    term,
    port: 'main',
    unit: toUnit(term),
  };
}

interface SeriesDialogProps {
  readonly start: Pick<Draft, 'meat' | 'market'>;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Another thing that is quoted from now on. */
export function SeriesDialog({ start, onClose, onChanged }: SeriesDialogProps) {
  const t = useMessages({ cn: zh, en });
  const [draft, setDraft] = useState(() => begin(start));
  return (
    <ActionDialog
      title={t.add}
      what={<p>{t.addWhat}</p>}
      confirm={t.add}
      isReady={draft.cut !== ''}
      work={(api) =>
        api('SavePriceSeries', {
          Meat: draft.meat,
          MarketType: draft.market,
          Origin: draft.origin,
          Cut: draft.cut,
          Specs: [...draft.specs],
          Brand: draft.brand.trim() === '' ? null : draft.brand.trim(),
          Storage: draft.storage,
          Term: draft.term,
          Port: draft.port,
          Unit: draft.unit,
        })
      }
      done={t.added}
      onClose={onClose}
      onChanged={onChanged}
    >
      <SeriesFields draft={draft} onChange={(changes) => setDraft({ ...draft, ...changes })} />
    </ActionDialog>
  );
}

interface SeriesFieldsProps {
  readonly draft: Draft;
  readonly onChange: (changes: Partial<Draft>) => void;
}

function useNamed() {
  const isEn = useEdition() === 'en';
  return <Code extends string>(
    rows: readonly { readonly code: Code; readonly nameCn: string; readonly nameEn: string }[],
  ) => rows.map(({ code, nameCn, nameEn }) => ({ value: code, label: isEn ? nameEn : nameCn }));
}

function SeriesFields({ draft, onChange }: SeriesFieldsProps) {
  const t = useMessages({ cn: zh, en });
  const named = useNamed();
  const marketName = useMarketName();
  const edition = useEdition();
  const rows = useDictionary(['beefCut', 'porkCut', 'port']);
  const cuts = entryOptions(rows, { kind: draft.meat === 'beef' ? 'beefCut' : 'porkCut', edition });
  return (
    <div className="c-stack">
      <div className="c-grid">
        <Select
          label={t.meat}
          options={priceMeats.map((value) => ({ value, label: t.meatNames[value] }))}
          value={draft.meat}
          onChange={(meat) => onChange({ meat, cut: '' })}
        />
        <Select
          label={t.market}
          options={quotedMarkets.map((value) => ({ value, label: marketName(value) }))}
          value={draft.market}
          onChange={(market) => onChange({ market, term: usualTerms[market], unit: toUnit(usualTerms[market]) })}
        />
        <Select
          label={t.origin}
          options={named<string>(origins)}
          value={draft.origin}
          onChange={(origin) => onChange({ origin })}
        />
        <Select
          label={t.cut}
          options={[{ value: '', label: t.chooseCut }, ...cuts]}
          value={draft.cut}
          onChange={(cut) => onChange({ cut })}
        />
        <Select
          label={t.storage}
          options={named(priceStorages)}
          value={draft.storage}
          onChange={(storage) => onChange({ storage })}
        />
        <Select
          label={t.term}
          options={named(priceTerms)}
          value={draft.term}
          onChange={(term) => onChange({ term, unit: toUnit(term) })}
        />
        <Select
          label={t.port}
          options={entryOptions(rows, { kind: 'port', edition })}
          value={draft.port}
          onChange={(port) => onChange({ port })}
        />
        <Select label={t.unit} options={named(priceUnits)} value={draft.unit} onChange={(unit) => onChange({ unit })} />
        <TextField
          label={t.brand}
          maxLength={60}
          value={draft.brand}
          onChange={(event) => onChange({ brand: event.target.value })}
        />
      </div>
      <fieldset>
        <legend className="c-legend">{t.specs}</legend>
        <div className="c-checks">
          {named(priceSpecs).map(({ value, label }) => (
            <Checkbox
              key={value}
              checked={draft.specs.includes(value)}
              onChange={(event) =>
                onChange({
                  specs: event.target.checked ? [...draft.specs, value] : draft.specs.filter((one) => one !== value),
                })
              }
            >
              {label}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
