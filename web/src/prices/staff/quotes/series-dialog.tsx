import {
  findPriceTerm,
  priceSpecs,
  type PriceMeat,
  priceMeats,
  priceStorages,
  priceTerms,
  priceUnits,
  type QuotedMarket,
} from '@btc/contract/prices/price-codes.ts';
import { origins } from '@btc/reference/origins.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { entryOptions, useDictionary } from '#shell/console/use-dictionary.ts';
import { bindDraft } from '#ui/form/bind-draft.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { toNamedOptions } from '#ui/form/named-options.ts';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useMarketOptions } from './use-market-name.ts';
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
      <SeriesFields draft={draft} onChange={setDraft} />
    </ActionDialog>
  );
}

interface SeriesFieldsProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

function SeriesFields({ draft, onChange }: SeriesFieldsProps) {
  const t = useMessages({ cn: zh, en });
  const markets = useMarketOptions();
  const edition = useEdition();
  const rows = useDictionary(['beefCut', 'porkCut', 'port']);
  const cuts = entryOptions(rows, { kind: draft.meat === 'beef' ? 'beefCut' : 'porkCut', edition });
  const { text, choice } = bindDraft(draft, onChange);
  const changeTerm = (changes: Partial<Draft> & Pick<Draft, 'term'>) =>
    onChange({ ...draft, ...changes, unit: toUnit(changes.term) });
  return (
    <div className="c-stack">
      <div className="c-grid">
        <Select
          label={t.meat}
          options={priceMeats.map((value) => ({ value, label: t.meatNames[value] }))}
          value={draft.meat}
          onChange={(meat) => onChange({ ...draft, meat, cut: '' })}
        />
        <Select
          label={t.market}
          options={markets}
          value={draft.market}
          onChange={(market) => changeTerm({ market, term: usualTerms[market] })}
        />
        <Select label={t.origin} options={toNamedOptions(edition, origins)} {...choice('origin')} />
        <Select label={t.cut} options={[{ value: '', label: t.chooseCut }, ...cuts]} {...choice('cut')} />
        <Select label={t.storage} options={toNamedOptions(edition, priceStorages)} {...choice('storage')} />
        <Select
          label={t.term}
          options={toNamedOptions(edition, priceTerms)}
          value={draft.term}
          onChange={(term) => changeTerm({ term })}
        />
        <Select label={t.port} options={entryOptions(rows, { kind: 'port', edition })} {...choice('port')} />
        <Select label={t.unit} options={toNamedOptions(edition, priceUnits)} {...choice('unit')} />
        <TextField label={t.brand} maxLength={60} {...text('brand')} />
      </div>
      <fieldset>
        <legend className="c-legend">{t.specs}</legend>
        <div className="c-checks">
          {toNamedOptions(edition, priceSpecs).map(({ value, label }) => (
            <Checkbox
              key={value}
              checked={draft.specs.includes(value)}
              onChange={(event) =>
                onChange({
                  ...draft,
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
