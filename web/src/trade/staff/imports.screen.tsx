import type { TradeRun, TradeUpload } from '@btc/contract/trade/desk/trade-import.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/page-link.tsx';
import { useFilters } from '#shell/console/address-filters.ts';
import { ListView } from '#shell/console/answer-view.tsx';
import { consoleScreenPath } from '#shell/console/console-path.ts';
import { StateMark } from '#shell/console/facts.tsx';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { DemonstrationPart } from './demonstration-part.tsx';
import { UndoDialog } from './import-dialogs.tsx';
import { outcomeTones, stateTones } from './import-tones.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { spanText } from '../periods.ts';
import { runActor, runName } from './run-words.ts';
import { TemplateLinks } from './template-links.tsx';

const pageSize = 20;

/** Files on their way in, the diary of imports with its undo, and our templates. */
export function TradeImportsScreen() {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const { page, hrefFor } = useFilters<never>();
  const answer = useCall('GetTradeImports', { Page: page, PageSize: pageSize });
  const uploads = answer.data?.List ?? [];
  return (
    <ScreenPage
      title={t.imports}
      actions={
        <LinkButton variant="primary" to={consoleScreenPath(edition, 'newTradeImport')}>
          {t.newImport}
        </LinkButton>
      }
    >
      <p className="c-what">{t.importsWhat}</p>
      {uploads.length > 0 && (
        <ScreenPart title={t.open}>
          <UploadTable rows={uploads} />
        </ScreenPart>
      )}
      <DemonstrationPart rows={answer.data?.Dict.Demonstration ?? []} onChanged={answer.reload} />
      <ScreenPart title={t.runs}>
        <ListView answer={answer} page={page} pageSize={pageSize} hrefFor={hrefFor} empty={t.noRuns}>
          {(rows) => <RunTable rows={rows} onChanged={answer.reload} />}
        </ListView>
      </ScreenPart>
      <ScreenPart title={t.templates}>
        <p className="c-what">{t.templatesWhat}</p>
        <TemplateLinks />
      </ScreenPart>
    </ScreenPage>
  );
}

function UploadTable({ rows }: { readonly rows: readonly TradeUpload[] }) {
  const t = useMessages({ cn: zh, en });
  const columns = useUploadColumns();
  return (
    <DataTable
      caption={t.open}
      columns={columns}
      rows={rows}
      rowKey={({ ImportID }) => String(ImportID)}
      view="small"
    />
  );
}

function useUploadColumns(): readonly Column<TradeUpload>[] {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const format = useFormat();
  return [
    {
      key: 'file',
      head: t.file,
      cell: (row) => (
        <>
          <PageLink to={consoleScreenPath(edition, 'tradeImport', row.ImportID)}>{row.FileName}</PageLink>
          <span className="c-sub">{row.IsSet ? t.set : row.Format === null ? '' : t.formats[row.Format]}</span>
          {row.SetID !== null && <span className="c-sub">{t.inSet}</span>}
        </>
      ),
    },
    {
      key: 'state',
      head: t.state,
      cell: ({ State, Waiting, Received, Bytes, EndsAt }) => (
        <>
          <StateMark tone={stateTones[State]}>{Waiting ? t.waits : t.states[State]}</StateMark>
          {State === 'arriving' && (
            <span className="c-sub">{t.sending(format.percent((Received / Bytes) * 100, 0))}</span>
          )}
          {EndsAt !== null && <span className="c-sub">{t.endsAt(format.dateTime(EndsAt))}</span>}
        </>
      ),
    },
    {
      key: 'period',
      head: t.period,
      cell: (row) => <span className="c-nowrap">{spanText(edition, row.PeriodFrom, row.PeriodTo) ?? '–'}</span>,
    },
    { key: 'facts', head: t.facts, numeric: true, cell: ({ Facts }) => format.number(Facts) },
    {
      key: 'by',
      head: t.by,
      cell: ({ By, At }) => (
        <>
          <span className="c-nowrap">{format.dateTime(At)}</span>
          <span className="c-sub">{By}</span>
        </>
      ),
    },
  ];
}

function RunTable({ rows, onChanged }: { readonly rows: readonly TradeRun[]; readonly onChanged: () => void }) {
  const t = useMessages({ cn: zh, en });
  const [undoing, setUndoing] = useState<TradeRun | null>(null);
  const columns = useRunColumns(setUndoing);
  return (
    <>
      <DataTable caption={t.runs} columns={columns} rows={rows} rowKey={({ RunID }) => String(RunID)} view="small" />
      {undoing !== null && <UndoDialog run={undoing} onClose={() => setUndoing(null)} onChanged={onChanged} />}
    </>
  );
}

function useRunColumns(onUndo: (run: TradeRun) => void): readonly Column<TradeRun>[] {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const format = useFormat();
  return [
    {
      key: 'file',
      head: t.file,
      cell: (run) => (
        <>
          <PageLink to={consoleScreenPath(edition, 'tradeRun', run.RunID)}>{runName(t, run)}</PageLink>
          <span className="c-sub">{t.formats[run.Format]}</span>
        </>
      ),
    },
    {
      key: 'outcome',
      head: t.outcome,
      cell: ({ Outcome }) => <StateMark tone={outcomeTones[Outcome]}>{t.outcomes[Outcome]}</StateMark>,
    },
    {
      key: 'counts',
      head: t.counts,
      cell: ({ Changes: changes, Outcome, BadRows }) =>
        Outcome === 'refused'
          ? `${t.badRows} ${format.number(BadRows)}`
          : changes === null
            ? '–'
            : [changes.Added, changes.Changed, changes.Gone].map((count) => format.number(count)).join(' / '),
    },
    { key: 'facts', head: t.facts, numeric: true, cell: ({ Facts }) => format.number(Facts) },
    {
      key: 'day',
      head: t.publishedOn,
      cell: ({ PublishedOn }) =>
        PublishedOn === null ? '–' : <span className="c-nowrap">{format.date(PublishedOn)}</span>,
    },
    {
      key: 'by',
      head: t.by,
      cell: (run) => (
        <>
          <span className="c-nowrap">{format.dateTime(run.At)}</span>
          <span className="c-sub">{runActor(t, run)}</span>
        </>
      ),
    },
    {
      key: 'actions',
      head: t.actions,
      cell: (run) =>
        run.Undoable && (
          <Button size="small" aria-label={t.undoOf(run.FileName)} onClick={() => onUndo(run)}>
            {t.undo}
          </Button>
        ),
    },
  ];
}
