import { consoleScreens } from '@btc/contract/console/console-paths.ts';
import { type ImportKind, importKinds } from '@btc/contract/console/dashboard-kinds.ts';
import type { Operations } from '@btc/contract/operations.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { rules } from 'form-rules:GetImportDiary';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { messageFor, useMessages } from '#i18n/messages.ts';
import { toConsolePath, toConsoleScreenPath } from '#shell/console/console-path.ts';
import layout from '#shell/console/layout.module.css';
import type { DeskColumn } from '#shell/console/list/desk-column.ts';
import { ListPart } from '#shell/console/list/desk-list.tsx';
import { ListFilters } from '#shell/console/list/list-filters.tsx';
import { useDeskList } from '#shell/console/list/use-desk-list.ts';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { type Answer, useCall } from '#shell/console/use-call.ts';
import shared from '#ui/base/shared.module.css';
import { toOptions } from '#ui/form/select.tsx';
import { PlantLists, PlantListTemplates } from '#plants/face.ts';
import { PriceRuns, QuoteTemplates } from '#prices/face.ts';
import { TemplateLinks, TradeRuns, TradeUploads } from '#trade/face.ts';
import { toTone } from './health-part.tsx';
import { ImportUpload } from './import-upload.tsx';
import { messages } from './messages.ts';

type Run = OutputOf<Operations['GetImportDiary']>['Rows'][number];

export function ImportsScreen() {
  const t = useMessages(messages);
  // What a file has changed is read anew: the list of all and that of its kind.
  const [turn, setTurn] = useState(0);
  const list = useDeskList<'GetImportDiary'>(rules, {
    filters: [{ field: 'Kind', label: t.importKind, options: toOptions(importKinds, t.importKinds), isTabs: true }],
  });
  const answer = useCall('GetImportDiary', list.request);
  const kind = importKinds.find((one) => one === list.values['Kind']);
  const changed = () => {
    setTurn(turn + 1);
    answer.reload();
  };
  return (
    <ScreenPage title={t.imports}>
      <p className={layout['what']}>{t.importsWhat}</p>
      <ImportUpload onLoaded={changed} />
      {kind === undefined ? (
        <AllRuns list={list} answer={answer} />
      ) : (
        <>
          <ListFilters list={list} counts={answer.data?.Dict} />
          <KindRuns key={`${kind} ${turn}`} kind={kind} />
        </>
      )}
      <ScreenPart title={t.templates}>
        <div className={shared['stack4']}>
          <TemplateLinks />
          <PlantListTemplates />
          <QuoteTemplates />
        </div>
      </ScreenPart>
    </ScreenPage>
  );
}

function KindRuns({ kind }: { readonly kind: ImportKind }) {
  if (kind === 'trade') return <TradeRuns />;
  return kind === 'prices' ? <PriceRuns /> : <PlantLists />;
}

type AllRunsProps = Pick<Parameters<typeof ListPart<Run>>[0], 'list'> & {
  readonly answer: Answer<OutputOf<Operations['GetImportDiary']>>;
};

function AllRuns({ list, answer }: AllRunsProps) {
  const t = useMessages(messages);
  return (
    <>
      <TradeUploads />
      <ListPart
        list={list}
        answer={answer}
        counts={answer.data?.Dict}
        caption={t.imports}
        empty={t.noImports}
        columns={useRunColumns()}
        rowKey={({ Kind, RunID }) => `${Kind} ${RunID}`}
      />
    </>
  );
}

function useRunColumns(): readonly DeskColumn<Run>[] {
  const t = useMessages(messages);
  const edition = useEdition();
  /** Demonstration facts have no importer. */
  const formatActor = ({ LoginUserName: name, Source: source }: Run) => {
    const user = /^command line \((.+)\)$/.exec(name ?? '')?.[1];
    if (source === 'demo') return null;
    return user === undefined ? name : t.commandLine(user);
  };
  return [
    {
      key: 'file',
      head: t.file,
      text: ({ FileName, Source: source }) => (source === 'demo' ? t.sources.demo : FileName),
      beneath: ({ Kind, Source: source }) => [t.importKinds[Kind], messageFor(t.sources, source)],
      to: ({ Kind, RunID }) => {
        if (Kind === 'trade') return toConsoleScreenPath(edition, 'tradeRun', String(RunID));
        if (Kind === 'plants') return toConsoleScreenPath(edition, 'plantList', String(RunID));
        return `${toConsolePath(edition, consoleScreens.imports)}?kind=prices`;
      },
    },
    {
      key: 'outcome',
      head: t.outcome,
      state: ({ Outcome }) => ({ tone: toTone(Outcome), name: messageFor(t.outcomes, Outcome) }),
    },
    { key: 'by', head: t.importedBy, text: (row) => formatActor(row) },
    { key: 'at', head: t.importedAt, time: ({ Date: at }) => at },
  ];
}
