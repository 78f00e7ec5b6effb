import type { SheetQuote, SheetRow } from '@btc/contract/prices/desk/quote-desk.ts';
import type { CattleSheetPrice } from '@btc/contract/prices/benchmarks/live-cattle.ts';
import { quoteBases } from '@btc/contract/prices/price-codes.ts';
import { rules as correctRules } from 'form-rules:CorrectQuote';
import { rules as correctCattleRules } from 'form-rules:CorrectLiveCattlePrice';
import { rules as withdrawCattleRules } from 'form-rules:WithdrawLiveCattlePrices';
import { rules as withdrawRules } from 'form-rules:WithdrawQuote';
import { type ReactNode, useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import { FormDialog } from '#shell/console/form/form-dialog.tsx';
import layout from '#shell/console/layout.module.css';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { toOptions } from '#ui/form/select.tsx';
import { type CattleRow, toWhole } from './cattle-line.ts';
import { useLineWords } from './line-words.ts';
import { messages } from '../messages.ts';
import type { LineView } from './sheet-lines.ts';

const { Line, Choice, Tick } = deskFields<'CorrectQuote'>();
const { Line: CattleLine } = deskFields<'CorrectLiveCattlePrice'>();

interface PublishedDialogProps {
  readonly view: LineView;
  readonly day: string;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

type What = 'correct' | 'withdraw';

interface WhatPartProps {
  readonly view: LineView;
  readonly what: What;
  readonly onChange: (what: What) => void;
}

function WhatPart({ view: { row }, what, onChange }: WhatPartProps) {
  const t = useMessages(messages);
  const words = useLineWords();
  const edition = useEdition();
  return (
    <>
      <p>{words.title(row)}</p>
      {'Code' in row ? (
        <p>{what === 'correct' ? t.correctCattle : t.withdrawCattle}</p>
      ) : (
        <>
          <p>{what === 'correct' ? t.correctWhat : t.withdrawWhat}</p>
          <p>
            <PageLink to={`${toConsoleScreenPath(edition, 'quoteCorrections')}?series=${row.SeriesID}`}>
              {t.seeCorrections}
            </PageLink>
          </p>
        </>
      )}
      <SegmentedControl<What>
        label={t.whatToDo}
        options={toOptions(['correct', 'withdraw'], t)}
        value={what}
        onChange={onChange}
      />
    </>
  );
}

export function PublishedDialog({ view, day, ...dialog }: PublishedDialogProps) {
  const t = useMessages(messages);
  const [what, setWhat] = useState<What>('correct');
  const shared = {
    title: t.correctTitle,
    what: <WhatPart view={view} what={what} onChange={setWhat} />,
    confirm: t[what],
    done: what === 'correct' ? t.corrected : t.withdrawn,
    ...dialog,
  };
  const { row, quote } = view;
  if ('Code' in row) {
    const values = quote !== null && 'LocalPrice' in quote ? quote : null;
    return <PublishedCattle key={what} {...{ row, quote: values, day, what, shared }} />;
  }
  const figures = quote !== null && 'Low' in quote ? quote : null;
  return <PublishedQuote key={what} {...{ row, quote: figures, day, what, shared }} />;
}

interface PublishedProps<Row, Quote> {
  readonly row: Row;
  readonly quote: Quote | null;
  readonly day: string;
  readonly what: What;
  readonly shared: {
    readonly title: string;
    readonly what: ReactNode;
    readonly confirm: string;
    readonly done: string;
    readonly onClose: () => void;
    readonly onChanged: () => void;
  };
}

function PublishedQuote({ row, quote, day, what, shared: dialog }: PublishedProps<SheetRow, SheetQuote>) {
  const t = useMessages(messages);
  const { SeriesID, Meat, MarketType } = row;
  const shared = {
    ...dialog,
    row: quote,
    id: `${SeriesID}.${day}`,
    fixed: (known: typeof quote) => ({ SeriesID, Date: day, ExpectedRevision: known?.Revision ?? 0 }),
  };
  if (what === 'withdraw') {
    return (
      <FormDialog operation="WithdrawQuote" rules={withdrawRules} {...shared}>
        <Line name="Reason" />
      </FormDialog>
    );
  }
  return (
    <FormDialog
      operation="CorrectQuote"
      rules={correctRules}
      {...shared}
      toRecord={(known) => ({ Values: known })}
      refetch={async (api) => {
        const { Rows } = await api('GetQuoteSheet', { Meat, MarketType, Date: day });
        return Rows.find((one) => one.SeriesID === SeriesID)?.Quote ?? null;
      }}
      labels={{ 'Values.Basis': t.fields.Basis }}
      issues={t.rules}
    >
      <div className={layout['grid']}>
        <Line name="Values.Low" />
        <Line name="Values.Mainstream" />
        <Line name="Values.High" />
        <Line name="Values.QuoteCount" />
        <Line name="Values.GroupSize" />
        <Choice name="Values.Basis" of={quoteBases} />
      </div>
      <Tick name="Values.Provisional" />
      <Line name="Reason" />
    </FormDialog>
  );
}

function PublishedCattle({ row, quote, day, what, shared: dialog }: PublishedProps<CattleRow, CattleSheetPrice>) {
  const t = useMessages(messages);
  const { Code } = row;
  const shared = {
    ...dialog,
    row: quote === null ? null : { ...quote, ...toWhole(Code, quote) },
    id: `${Code}.${day}`,
  };
  const toSeen = (known: CattleSheetPrice | null) => ({ Code, ExpectedRevision: known?.Revision ?? 0 });
  if (what === 'withdraw') {
    return (
      <FormDialog
        operation="WithdrawLiveCattlePrices"
        rules={withdrawCattleRules}
        {...shared}
        fixed={(known) => ({ Date: day, Lines: [toSeen(known)] })}
      >
        <Line name="Reason" />
      </FormDialog>
    );
  }
  return (
    <FormDialog
      operation="CorrectLiveCattlePrice"
      rules={correctCattleRules}
      {...shared}
      fixed={(known) => ({ ...toSeen(known), Date: day })}
      toRecord={(known) => ({ Values: known })}
      refetch={async (api) => {
        const { Rows } = await api('GetLiveCattleSheet', { Date: day });
        return Rows.find((one) => one.Code === Code)?.Quote ?? null;
      }}
      issues={t.rules}
    >
      <div className={layout['grid']}>
        <CattleLine name="Values.LocalPrice" />
        {!row.isInUsd && <CattleLine name="Values.UsdPerUnit" />}
        <CattleLine name="Values.Source" />
      </div>
      <CattleLine name="Reason" />
    </FormDialog>
  );
}
