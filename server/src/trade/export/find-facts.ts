import type { Edition } from '@btc/contract/members/access.ts';
import type { DataQuestion } from '@btc/contract/trade/trade-fields.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { toReader } from '#platform/api/reader.ts';
import type { Caller } from '#platform/api/binding.ts';
import { noCache } from '#platform/cache/shared-cache.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { FactsSnapshot } from '../facts/facts-store.ts';
import { listSeries, type Series } from '../series.ts';
import { chooseSeries, listCandidates } from '../source-choice.ts';
import type { TradeDeps } from '../trade-deps.ts';
import { openView, type OpenedView } from '../view/authorize-view.ts';
import type { View } from '../view/view-shape.ts';
import { toFactsQuery } from '../view/view.service.ts';
import { toWindow } from '../window.ts';
import { type CodedColumn, codedColumns, type FileFacts, nameRows } from './fact-names.ts';

export interface FactsRequest {
  readonly view: View;
  readonly edition: Edition;
  readonly question: DataQuestion;
  readonly caller: Caller;
}

export interface Names {
  readonly column: CodedColumn;
  /** The codes of the column with what they are called, as rows of SQL values; null where the column is empty. */
  readonly rows: string | null;
}

/** The single facts behind a view, and what their codes are called. */
export interface FoundFacts {
  readonly snapshot: FactsSnapshot;
  readonly opened: OpenedView;
  readonly series: Series;
  readonly facts: FileFacts;
  readonly names: readonly Names[];
}

/** Finds the single facts behind a view for whoever may have them, companies and plants named as they may see them; 1009 where nobody published any. */
export async function findFacts<Result>(
  deps: TradeDeps,
  { view, edition, question: input, caller }: FactsRequest,
  work: (found: FoundFacts) => Promise<Result>,
): Promise<Result> {
  const visitor = toReader(deps.clock, edition === 'en', caller);
  const opened = await openView(deps, view, { input, visitor, isTrialItem: false, cache: noCache });
  const { question } = opened;
  return deps.facts.use(question.asPublishedOn, async (snapshot) => {
    const series = chooseSeries(listCandidates(listSeries(snapshot, question), question), question);
    if (series === null) throw new ApiError(1009);
    const facts = { query: toFactsQuery(series, question), units: toWindow(series, question, false).units };
    const naming = {
      db: deps.db,
      namesHidden: opened.namesHidden,
      dictionary: opened.dictionary,
      day: shanghaiDay(deps.clock.now()),
      meat: view.meat,
    } as const;
    const names = await Promise.all(
      codedColumns.map(async (column) => ({
        column,
        rows: await nameRows(snapshot, facts, { naming, edition, column }),
      })),
    );
    return work({ snapshot, opened, series, facts, names });
  });
}

/** The joins that give each code its name: `n_<column>.code` and `n_<column>.name`. */
export function joinNames(names: readonly Names[]): string {
  const joins = names.flatMap(({ column, rows }) =>
    rows === null
      ? []
      : [`left join (values ${rows}) as n_${column}(key, code, name) on n_${column}.key = f.${column}`],
  );
  return joins.join(' ');
}

/** A period as texts have it. */
export const periodText = `case when period % 100 = 0 then cast(period // 100 as varchar)
    else cast(period // 100 as varchar) || '-' || lpad(cast(period % 100 as varchar), 2, '0') end`;
