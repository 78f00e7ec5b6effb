import { consoleOperations as contract } from '@btc/contract/console/console.operations.ts';
import { countedAreas, importKinds, searchRooms, weekTasks } from '@btc/contract/console/dashboard-kinds.ts';
import { parseOneOf } from '@btc/contract/parse-one-of.ts';
import { liveCattleCodes } from '@btc/contract/prices/benchmarks/live-cattle-series.ts';
import { priceMeats, quotedMarkets } from '@btc/contract/prices/price-codes.ts';
import { addDays, toMonday } from '@btc/contract/time.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { toSlice } from '#platform/api/paging.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import { presentIssues } from '#platform/import/present-file.ts';
import { withFile } from '#platform/import/with-file.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import {
  countImports,
  type ImportRow,
  listDays,
  listImports,
  listMostRead,
  listPageAreas,
  listSources,
  listTerms,
  readFirstDay,
} from './dashboard.queries.ts';
import { listWeekTasks, type TaskRow } from './desk-week.queries.ts';
import { openDictionary } from '#dictionary/face.ts';
import { recogniseImport } from './recognise-import.ts';
import { waitingFor } from './waiting.service.ts';

export function createDashboardOperations(deps: ConsoleDeps): readonly BoundOperation[] {
  const { db, clock } = deps;
  return [
    bind(contract.GetWaitingWork, async (_input, caller) => ({
      Rows: await waitingFor(deps, signedInUser(caller).staffRole),
    })),
    bind(contract.GetDeskWeek, async () => {
      const from = toMonday(shanghaiDay(clock.now()));
      const to = addDays(from, 6);
      const rows = await listWeekTasks(db, { from, to, cattle: liveCattleCodes.length });
      return { Rows: presentTasks(rows), Dict: { StartDate: from, EndDate: to } };
    }),
    bind(contract.GetReaderFigures, ({ Days }) => readReaderFigures(deps, Days)),
    bind(contract.GetImportDiary, async (input) => {
      const [rows, counts] = [await listImports(db, input.Kind, toSlice(input)), await countImports(db)];
      const found = importKinds.map((kind) => [kind, counts.get(kind) ?? 0] as const);
      return {
        Rows: rows.flatMap(presentImport),
        Total: found.reduce((sum, [kind, one]) => sum + (input.Kind === undefined || input.Kind === kind ? one : 0), 0),
        Dict: Object.fromEntries(found),
      };
    }),
    bind(contract.RecogniseImport, async ({ Files, Encoding }) => {
      const dictionary = await openDictionary(db);
      const { form, issues } = await withFile(Files, (path) => recogniseImport(path, Encoding || null, dictionary));
      return { Form: form, List: presentIssues(issues) };
    }),
    bind(contract.GetImportHealth, async () => ({
      Rows: (await listSources(db)).flatMap((row) => {
        const kind = parseOneOf(importKinds, row.kind);
        return kind === undefined
          ? []
          : [
              {
                Kind: kind,
                Source: row.source,
                TriedDate: row.tried_at.toISOString(),
                Outcome: row.outcome,
                LoadedDate: row.loaded_at?.toISOString() ?? null,
                Until: row.until,
                FileName: row.file_name,
              },
            ];
      }),
    })),
  ];
}

async function readReaderFigures({ db, clock, counter }: ConsoleDeps, Days: number) {
  // What was counted since the last minute is in the answer as well.
  await counter.flush();
  const now = clock.now();
  const from = addDays(shanghaiDay(now), 1 - Days);
  const days = await listDays(db, from, shanghaiDay(now));
  return {
    Rows: days.map(({ day, pages, articles, searches, empty }) => ({
      Date: day,
      Pages: pages,
      Articles: articles,
      Searches: searches,
      EmptySearches: empty,
    })),
    List: (await listMostRead(db, from)).map(({ id, cn, en, reads, demo }) => ({
      NewsID: id,
      TitleCn: cn,
      TitleEn: en,
      Reads: reads,
      Demo: demo,
    })),
    Datas: (await listTerms(db, from)).flatMap(({ words, room, searches, empty }) => {
      const known = parseOneOf(searchRooms, room);
      return known === undefined ? [] : [{ Words: words, Room: known, Searches: searches, EmptySearches: empty }];
    }),
    Patterns: presentAreas(await listPageAreas(db, from)),
    Dict: { Since: await readFirstDay(db) },
  };
}

function presentImport({ kind, id, source, at, outcome, file_name: FileName, by_name: LoginUserName }: ImportRow) {
  const Kind = parseOneOf(importKinds, kind);
  const run = { RunID: id, Source: source, Date: at.toISOString(), Outcome: outcome, FileName, LoginUserName };
  return Kind === undefined ? [] : [{ Kind, ...run }];
}

function presentTasks(rows: readonly TaskRow[]) {
  const known = rows.flatMap(({ task, meat, market, done, drafts, of, day, report_id: reportId }) => {
    const Task = parseOneOf(weekTasks, task);
    const [Meat = null, MarketType = null] = [parseOneOf(priceMeats, meat), parseOneOf(quotedMarkets, market)];
    const isSheet = Meat !== null && MarketType !== null;
    if (Task === undefined || (Task === 'quotes' && !isSheet)) return [];
    return [{ Task, Meat, MarketType, Done: done, Drafts: drafts, Of: of, Date: day, ReportID: reportId }];
  });
  const place = ({ Task, Meat, MarketType }: (typeof known)[number]) =>
    (weekTasks.indexOf(Task) * 10 + priceMeats.findIndex((one) => one === Meat)) * 10 +
    quotedMarkets.findIndex((one) => one === MarketType);
  return known.toSorted((one, other) => place(one) - place(other));
}

function presentAreas(rows: readonly { readonly subject: string; readonly amount: number }[]) {
  const amounts = new Map(rows.map(({ subject, amount }) => [subject, amount]));
  return countedAreas
    .map((area) => ({ Area: area, Chinese: amounts.get(`cn/${area}`) ?? 0, English: amounts.get(`en/${area}`) ?? 0 }))
    .filter(({ Chinese, English }) => Chinese + English > 0)
    .toSorted((one, other) => other.Chinese + other.English - one.Chinese - one.English);
}
