import { factSourceNames } from '@btc/contract/trade/trade-codes.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import type { DataQuestion } from '@btc/contract/trade/trade-fields.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { toReader } from '#platform/api/reader.ts';
import type { Caller } from '#platform/api/binding.ts';
import { noCache } from '#platform/cache/shared-cache.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { FactsSnapshot } from '../facts/facts-snapshot.ts';
import { type DataNotes, noteSource } from '#data/face.ts';
import { presentScope } from '../scope.present.ts';
import { basisOfPeriods } from './view-basis.ts';
import { quote } from '../facts/mask.ts';
import { listSeries, type Series } from '../series.ts';
import { chooseSeries } from '../source-choice.ts';
import type { TradeDeps } from '../trade-deps.ts';
import { openView, type OpenedView } from '../view/authorize-view.ts';
import { toViewAccess } from '../view/view-access.ts';
import type { View } from '../view/view-shape.ts';
import { toFactsQuery } from '../view/view.service.ts';
import { toWindow } from '../window.ts';
import { type CodedColumn, type FileFacts, nameCodes, type NamedFactCode, toEnum } from './fact-names.ts';

export interface FactsRequest {
  readonly view: View;
  readonly edition: Edition;
  readonly question: DataQuestion;
  readonly caller: Caller;
}

/** Visible codes and names by column; an empty list for an empty column. */
export type Names = ReadonlyMap<CodedColumn, readonly NamedFactCode[]>;

export interface FoundFacts {
  readonly snapshot: FactsSnapshot;
  readonly opened: OpenedView;
  readonly series: Series;
  readonly facts: FileFacts;
  readonly names: Names;
}

/** Finds the facts behind a view, with names as the reader may see them; throws 1009 where none are published. */
export async function findFacts<Result>(
  deps: TradeDeps,
  { view, edition, question: input, caller }: FactsRequest,
  work: (found: FoundFacts) => Promise<Result>,
): Promise<Result> {
  const access = toViewAccess(view.module, toReader(deps.clock, edition === 'en', caller));
  const opened = await openView(deps, view, { input, access, isTrialItem: false, cache: noCache });
  const { question } = opened;
  return deps.facts.use(question.asPublishedOn, async (snapshot) => {
    const { series } = chooseSeries(listSeries(snapshot.catalogue, question), question);
    if (series === null) throw new ApiError(1009);
    const facts = { query: toFactsQuery(series, question), units: toWindow(series, question, false).units };
    const naming = {
      db: deps.db,
      namesHidden: opened.namesHidden,
      dictionary: opened.dictionary,
      day: shanghaiDay(deps.clock.now()),
      meat: view.meat,
    } as const;
    const names = await nameCodes(snapshot, facts, { naming, edition });
    return work({ snapshot, opened, series, facts, names });
  });
}

/** SQL expressions of a column's code and name, for use with `joinNames`; null for an empty column. */
export function findNamed(names: Names, column: CodedColumn): { readonly code: string; readonly name: string } | null {
  const rows = names.get(column) ?? [];
  if (rows.length === 0) return null;
  return { code: showsCodes(rows) ? `f.${column}` : `n_${column}.code`, name: `n_${column}.name` };
}

function showsCodes(rows: readonly NamedFactCode[]): boolean {
  return rows.every(([key, code]) => key === code);
}

/** Joins that name the codes and periods of the facts `f`. */
export function joinNames(names: Names, units: readonly string[]): string {
  const joins = [...names].flatMap(([column, rows]) => {
    if (rows.length === 0) return [];
    const values = rows.map((row) => `(${row.map(quote).join(', ')})`).join(', ');
    // The engine takes as long to read what is written twice as to write some thousands of rows.
    const code = showsCodes(rows) ? '' : `code::${toEnum(rows.map(([, code]) => code))} as code, `;
    const typed = `key::${column}_code as key, ${code}name::${toEnum(rows.map(([, , name]) => name))} as name`;
    return [
      `left join (select ${typed} from (values ${values}) v(key, code, name)) n_${column} on n_${column}.key = f.${column}`,
    ];
  });
  const periods = units.map((unit) => `(${unit.replace('-', '').padEnd(6, '0')}, ${quote(unit)})`).join(', ');
  const typed = `key, name::${toEnum(units)} as name`;
  return `${joins.join(' ')} join (select ${typed} from (values ${periods}) v(key, name)) n_period on n_period.key = f.period`;
}

export function toFactNotes({ opened: { question }, series, facts }: FoundFacts): DataNotes {
  const [from, to] = [facts.units[0], facts.units.at(-1)];
  const source = factSourceNames[series.source];
  const scope = presentScope(question, series.codes);
  return noteSource(
    { cn: source.nameCn, en: source.nameEn },
    {
      basis: basisOfPeriods({ Converted: series.byRate, Apportioned: series.apportioned }),
      scope: { cn: scope.TitleCn, en: scope.TitleEn },
      span: from === undefined || to === undefined ? null : [from, to],
      pins: { source: series.source },
      publishedOn: series.publishedOn,
      updatedAt: series.loadedAt.toISOString(),
      asOf: question.asPublishedOn,
      isDemo: series.source === 'demo',
    },
  );
}
