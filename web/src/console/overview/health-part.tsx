import type { Operations } from '@btc/contract/operations.ts';
import { dayMs } from '@btc/contract/time.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { messageFor, useMessages } from '#i18n/messages.ts';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { StateMark, type Tone } from '#shell/console/facts.tsx';
import layout from '#shell/console/layout.module.css';
import { ScreenPart } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { messages } from './messages.ts';

type Source = OutputOf<Operations['GetImportHealth']>['Rows'][number];

export function toTone(outcome: string): Tone {
  if (outcome === 'loaded' || outcome === 'committed') return 'good';
  return outcome === 'refused' ? 'bad' : outcome === 'previewed' ? 'waiting' : 'plain';
}

export function HealthPart() {
  const t = useMessages(messages);
  const answer = useCall('GetImportHealth', {});
  return (
    <ScreenPart title={t.health}>
      <AnswerView answer={answer}>{({ Rows }) => <HealthTable rows={Rows} />}</AnswerView>
    </ScreenPart>
  );
}

function HealthTable({ rows }: { rows: readonly Source[] }) {
  const t = useMessages(messages);
  return (
    <DataTable
      caption={t.health}
      rows={rows}
      rowKey={({ Kind, Source: source }) => `${Kind} ${source}`}
      findGroup={({ Kind }) => t.importKinds[Kind]}
      empty={t.noImports}
      columns={useHealthColumns()}
    />
  );
}

function useHealthColumns(): readonly Column<Source>[] {
  const t = useMessages(messages);
  const format = useFormat();
  return [
    { key: 'source', head: t.source, cell: ({ Source: source }) => messageFor(t.sources, source) },
    {
      key: 'tried',
      head: t.tried,
      cell: ({ TriedDate, Outcome, FileName, Source: source }) => (
        <>
          <StateMark tone={toTone(Outcome)}>{messageFor(t.outcomes, Outcome)}</StateMark>
          <span className={layout['sub']}>
            <span className={layout['nowrap']}>{format.dateTime(TriedDate)}</span> {source !== 'demo' && FileName}
          </span>
        </>
      ),
    },
    { key: 'loaded', head: t.loaded, cell: ({ LoadedDate }) => <Age at={LoadedDate} /> },
    {
      key: 'until',
      head: t.until,
      cell: ({ Until }) => (Until === null ? null : Until.length === 7 ? format.month(Until) : format.date(Until)),
    },
  ];
}

function Age({ at }: { at: string | null }) {
  const t = useMessages(messages);
  const format = useFormat();
  const [now] = useState(() => Date.now());
  if (at === null) return t.never;
  const days = Math.floor((now - Date.parse(at)) / dayMs);
  return (
    <>
      <span className={layout['nowrap']}>{format.date(at)}</span>
      <span className={layout['sub']}>{days < 1 ? t.today : t.daysAgo(format.number(days))}</span>
    </>
  );
}
