import { type BenchmarkUnit, benchmarkUnits, unitFactor } from '@btc/contract/prices/benchmarks/benchmark-units.ts';
import type { ReadSeriesFile, SeriesLabel } from '@btc/contract/prices/desk/series-files.ts';
import type { SeriesEntry, SeriesMapping } from '@btc/contract/prices/desk/series-mapping.ts';
import type { ColumnRole, DayOrder, SeriesKind } from '@btc/contract/prices/desk/series-rule.ts';
import { findLiveCattle, type LiveCattleCode } from '@btc/contract/prices/benchmarks/live-cattle-series.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';

export type FoundSeries = OutputOf<typeof ReadSeriesFile>;

export interface DraftSeries {
  readonly label: string;
  readonly kind: SeriesKind;
  readonly code: LiveCattleCode;
  /** Empty where nothing names it. */
  readonly unit: BenchmarkUnit | '';
  readonly nameCn: string;
  readonly nameEn: string;
}

/** How a file is read, as far as filled in; `roles` is keyed by column title. */
export interface SeriesDraft {
  readonly roles: ReadonlyMap<string, ColumnRole>;
  readonly dayOrder: DayOrder | '';
  readonly sourceCn: string;
  readonly sourceEn: string;
  readonly series: readonly DraftSeries[];
}

/** Draft from the saved mapping, or from guesses where nothing was saved. */
export function toDraft({ Row, Rows, Datas }: FoundSeries, before: SeriesDraft | null): SeriesDraft {
  const named = Datas.flatMap(({ Entry }) => (Entry === null || Entry.Kind === 'none' ? [] : [Entry]));
  return {
    roles: new Map(Rows.map(({ Title, Role }) => [Title, Role])),
    dayOrder: Row.DayOrder ?? '',
    sourceCn: named[0]?.SourceCn ?? before?.sourceCn ?? '',
    sourceEn: named[0]?.SourceEn ?? before?.sourceEn ?? '',
    series: Datas.map((found) => toSeries(found, before)),
  };
}

function toSeries({ Label, Entry, GuessedCode, GuessedUnit }: SeriesLabel, before: SeriesDraft | null): DraftSeries {
  const typed = before?.series.find(({ label }) => label === Label);
  if (Entry === null && typed !== undefined) return typed;
  const code = GuessedCode ?? 'BRA';
  const guessed = {
    label: Label,
    kind: GuessedCode === null ? ('benchmark' as const) : ('cattle' as const),
    code,
    unit: unitFor({ kind: GuessedCode === null ? 'benchmark' : 'cattle', code, unit: GuessedUnit ?? '' }),
    nameCn: Label.slice(0, 80),
    nameEn: Label.slice(0, 80),
  };
  if (Entry === null) return guessed;
  switch (Entry.Kind) {
    case 'none':
      return { ...guessed, kind: 'none' };
    case 'cattle':
      return { ...guessed, kind: 'cattle', code: Entry.Code, unit: Entry.Unit };
    case 'benchmark':
      return { ...guessed, kind: 'benchmark', unit: Entry.Unit, nameCn: Entry.NameCn, nameEn: Entry.NameEn };
  }
}

/** The unit if it is in the market's currency, else the market's own. */
export function unitFor({ kind, code, unit }: Pick<DraftSeries, 'kind' | 'code' | 'unit'>): DraftSeries['unit'] {
  if (kind !== 'cattle' || listUnits(code).some((one) => one.code === unit)) return unit;
  return listUnits(code).find(({ isOwn }) => isOwn)?.code ?? '';
}

/** Units that a live-cattle market may come in: those of its currency. */
export function listUnits(code: LiveCattleCode) {
  const series = findLiveCattle(code);
  return benchmarkUnits.flatMap((unit) => {
    const factor = series === undefined ? null : unitFactor(unit, series);
    return factor === null ? [] : [{ ...unit, isOwn: factor === 1 }];
  });
}

function toEntry({ label: Label, unit, ...one }: DraftSeries, { sourceCn, sourceEn }: SeriesDraft): SeriesEntry {
  const source = { SourceCn: sourceCn.trim(), SourceEn: sourceEn.trim() };
  // Before it is saved, its lack is told.
  const Unit = unit === '' ? 'CNY/kg' : unit;
  switch (one.kind) {
    case 'none':
      return { Label, Kind: 'none' };
    case 'cattle':
      return { Label, Kind: 'cattle', Code: one.code, Unit, ...source };
    case 'benchmark':
      return {
        Label,
        Kind: 'benchmark',
        NameCn: one.nameCn.trim(),
        NameEn: one.nameEn.trim(),
        Unit,
        ...source,
      };
  }
}

/** The mapping of a draft, with the saved labels that this file does not contain. */
export function toMapping(draft: SeriesDraft, { Dict }: Pick<FoundSeries, 'Dict'>): SeriesMapping {
  return {
    DayOrder: draft.dayOrder === '' ? null : draft.dayOrder,
    Columns: [...draft.roles].map(([Title, Role]) => ({ Title, Role })),
    Series: [...draft.series.map((one) => toEntry(one, draft)), ...Dict.Others],
  };
}

/** The first thing that a draft lacks; null when complete. */
export function findMissing(draft: SeriesDraft): 'price' | 'source' | 'name' | 'unit' | null {
  if (![...draft.roles.values()].includes('price')) return 'price';
  const loaded = draft.series.filter(({ kind }) => kind !== 'none');
  if (loaded.length > 0 && (draft.sourceCn.trim() === '' || draft.sourceEn.trim() === '')) return 'source';
  const isNamed = ({ kind, nameCn, nameEn }: DraftSeries) =>
    kind !== 'benchmark' || (nameCn.trim() !== '' && nameEn.trim() !== '');
  if (!loaded.every(isNamed)) return 'name';
  return loaded.every(({ unit }) => unit !== '') ? null : 'unit';
}
