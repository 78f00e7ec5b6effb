import {
  findPriceTerm,
  type PriceMeat,
  priceMeats,
  priceSpecs,
  priceStorages,
  priceTerms,
  priceUnits,
  type QuotedMarket,
  quotedMarkets,
} from '@btc/contract/prices/price-codes.ts';
import { origins } from '@btc/reference/places/origins.ts';
import { rules } from 'form-rules:SavePriceSeries';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import { FormDialog } from '#shell/console/form/form-dialog.tsx';
import layout from '#shell/console/layout.module.css';
import { entryOptions, useDictionary } from '#shell/console/use-dictionary.ts';
import { toText, useCallField } from '#ui/call-form/call-fields.tsx';
import { toOptions } from '#ui/form/select.tsx';
import { useMarketOptions } from './use-market-name.ts';
import { messages } from './terms-messages.ts';

const { Line, Choice, Choices, Find } = deskFields<'SavePriceSeries'>();
const usualTerms = { forward: 'CFR', afloat: 'CFR', spot: 'EXW', wholesale: 'MKT' } as const;

/** USD/t for CIF and FOB terms, else CNY/kg. */
function toUnit(term: string) {
  const level = findPriceTerm(term)?.level;
  return level === 'cif' || level === 'fob' ? 'USD/t' : 'CNY/kg';
}

function startMarket(market: QuotedMarket) {
  const term = usualTerms[market];
  return { MarketType: market, Term: term, Unit: toUnit(term) } as const;
}

interface SeriesDialogProps {
  readonly start: { readonly meat: PriceMeat; readonly market: QuotedMarket };
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

export function SeriesDialog({ start, ...dialog }: SeriesDialogProps) {
  const t = useMessages(messages);
  return (
    <FormDialog
      operation="SavePriceSeries"
      rules={rules}
      row={null}
      id={null}
      initial={{ Meat: start.meat, Origin: 'BRA', Storage: 'frozen', Port: 'main', ...startMarket(start.market) }}
      title={t.add}
      what={<p>{t.addWhat}</p>}
      confirm={t.add}
      done={t.added}
      {...dialog}
    >
      <SeriesFields />
    </FormDialog>
  );
}

function SeriesFields() {
  const t = useMessages(messages);
  const edition = useEdition();
  const markets = useMarketOptions();
  const rows = useDictionary(['beefCut', 'porkCut', 'port']);
  const meat = toText(useCallField('Meat').value);
  const cuts = entryOptions(rows, { kind: meat === 'pork' ? 'porkCut' : 'beefCut', edition });
  return (
    <>
      <div className={layout['grid']}>
        <Choice name="Meat" of={toOptions(priceMeats, t.meatNames)} onChoice={(_meat, set) => set('Cut', '')} />
        <Choice
          name="MarketType"
          of={markets}
          onChoice={(chosen, set) => {
            const market = quotedMarkets.find((one) => one === chosen);
            if (market === undefined) return;
            set('Term', startMarket(market).Term);
            set('Unit', startMarket(market).Unit);
          }}
        />
        <Find name="Origin" of={origins} />
        <Find name="Cut" of={cuts} none={t.chooseCut} />
        <Choice name="Storage" of={priceStorages} />
        <Choice name="Term" of={priceTerms} onChoice={(term, set) => set('Unit', toUnit(term))} />
        <Find name="Port" of={entryOptions(rows, { kind: 'port', edition })} />
        <Choice name="Unit" of={priceUnits} />
        <Line name="Brand" />
      </div>
      <Choices name="Specs" of={priceSpecs} />
    </>
  );
}
