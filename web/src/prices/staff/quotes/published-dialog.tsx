import { quoteBases } from '@btc/contract/prices/price-codes.ts';
import { rules as correctRules } from 'form-rules:CorrectQuote';
import { rules as withdrawRules } from 'form-rules:WithdrawQuote';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/page-link.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import { FormDialog } from '#shell/console/form/form-dialog.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { toOptions } from '#ui/form/select.tsx';
import { useLineWords } from './line-words.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import type { LineView } from './sheet-lines.ts';

const { Line, Choice, Tick } = deskFields<'CorrectQuote'>();

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

/** Which quote it is, and what shall become of it. */
function WhatPart({ view: { row }, what, onChange }: WhatPartProps) {
  const t = useMessages({ cn: zh, en });
  const words = useLineWords();
  const edition = useEdition();
  return (
    <>
      <p>{words.title(row)}</p>
      <p>{what === 'correct' ? t.correctWhat : t.withdrawWhat}</p>
      <p>
        <PageLink to={`${toConsoleScreenPath(edition, 'quoteCorrections')}?series=${row.SeriesID}`}>
          {t.seeCorrections}
        </PageLink>
      </p>
      <SegmentedControl<What>
        label={t.whatToDo}
        options={toOptions(['correct', 'withdraw'], t)}
        value={what}
        onChange={onChange}
      />
    </>
  );
}

/** A published quote: given other figures, or taken back; both with a reason. */
export function PublishedDialog({ view, day, ...dialog }: PublishedDialogProps) {
  const t = useMessages({ cn: zh, en });
  const [what, setWhat] = useState<What>('correct');
  const { row, quote } = view;
  const { SeriesID, Meat, MarketType } = row;
  const shared = {
    row: quote,
    id: `${SeriesID}.${day}`,
    fixed: (known: typeof quote) => ({ SeriesID, Date: day, ExpectedRevision: known?.Revision ?? 0 }),
    title: t.correctTitle,
    what: <WhatPart view={view} what={what} onChange={setWhat} />,
    confirm: t[what],
    done: what === 'correct' ? t.corrected : t.withdrawn,
    ...dialog,
  };
  if (what === 'withdraw') {
    return (
      <FormDialog operation="WithdrawQuote" rules={withdrawRules} {...shared} key={what}>
        <Line name="Reason" />
      </FormDialog>
    );
  }
  return (
    <FormDialog
      operation="CorrectQuote"
      rules={correctRules}
      {...shared}
      key={what}
      toRecord={(known) => ({ Values: known })}
      refetch={async (api) => {
        const { Rows } = await api('GetQuoteSheet', { Meat, MarketType, Date: day });
        return Rows.find((one) => one.SeriesID === SeriesID)?.Quote ?? null;
      }}
      labels={{ 'Values.Basis': t.fields.Basis }}
      issues={t.rules}
    >
      <div className="c-grid">
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
