import { consoleScreens } from '@btc/contract/console/console-paths.ts';
import { importKinds } from '@btc/contract/console/dashboard-kinds.ts';
import type { Operations } from '@btc/contract/operations.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { rules } from 'form-rules:GetImportDiary';
import { useEdition } from '#i18n/edition.ts';
import { messageFor, useMessages } from '#i18n/messages.ts';
import { toConsolePath, toConsoleScreenPath } from '#shell/console/console-path.ts';
import type { DeskColumn } from '#shell/console/list/desk-column.ts';
import { DeskList } from '#shell/console/list/desk-list.tsx';
import { useDeskList } from '#shell/console/list/use-desk-list.ts';
import { useCall } from '#shell/console/use-call.ts';
import { toOptions } from '#ui/form/select.tsx';
import { toTone } from './health-part.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

type Run = OutputOf<Operations['GetImportDiary']>['Rows'][number];

/** All imports of files, whatever they bring. */
export function ImportsScreen() {
  const t = useMessages({ cn: zh, en });
  const list = useDeskList<'GetImportDiary'>(rules, {
    filters: [{ field: 'Kind', label: t.importKind, options: toOptions(importKinds, t.importKinds), isTabs: true }],
  });
  const answer = useCall('GetImportDiary', list.request);
  return (
    <DeskList
      list={list}
      answer={answer}
      counts={answer.data?.Dict}
      title={t.imports}
      what={<p className="c-what">{t.importsWhat}</p>}
      empty={t.noImports}
      columns={useRunColumns()}
      rowKey={({ Kind, RunID }) => `${Kind} ${RunID}`}
    />
  );
}

function useRunColumns(): readonly DeskColumn<Run>[] {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  /** Nobody made the invented facts. */
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
        return toConsolePath(edition, consoleScreens.priceFiles);
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
