import type {
  FigureAnswer,
  FigureBasis,
  FigureMember,
  FigureMeasure,
  FigureUnit,
} from '@btc/contract/figures/figure.ts';
import { figureUnits } from '@btc/contract/figures/print-figure.ts';
import { isDay } from '@btc/contract/time.ts';
import type { Names } from '#prices/face.ts';

export type Missing = Extract<FigureAnswer, { readonly kind: 'missing' }>;

/** `detail`: the code or the choices that the issue is about. */
export function missing(issue: Missing['issue'], detail = ''): Missing {
  return { kind: 'missing', issue, detail };
}

const nobody: Names = { cn: '', en: '' };

interface Named {
  readonly value: number | null;
  readonly origin?: Names;
  readonly cut?: Names;
  readonly name?: Names | undefined;
}

function toMember(
  value: number,
  { origin = nobody, cut = nobody, name = joinNames(origin, cut) }: Named,
): FigureMember {
  return {
    value,
    nameCn: name.cn,
    nameEn: name.en,
    originCn: origin.cn,
    originEn: origin.en,
    cutCn: cut.cn,
    cutEn: cut.en,
  };
}

function joinNames(origin: Names, cut: Names): Names {
  return { cn: `${origin.cn}${cut.cn}`, en: [origin.en, lowerFirst(cut.en)].filter((part) => part !== '').join(' ') };
}

function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** Measures of change, printed with their sign. */
const changes: ReadonlySet<FigureMeasure> = new Set([
  'change',
  'change%',
  'previous',
  'previous%',
  'month',
  'year',
  'year%',
]);

const unitDecimals: Readonly<Record<string, number>> = { '%': 1, points: 2, 'CNY/kg': 2, 'USD/kg': 2 };

export function findUnit(code: string): FigureUnit {
  return Object.values(figureUnits).find((unit) => unit.code === code) ?? { code, nameCn: code, nameEn: code };
}

interface Detail {
  readonly unit: FigureUnit;
  /** Left out: those of the unit. */
  readonly decimals?: number | undefined;
  readonly period: string;
  /** Defaults: no publication day, not demonstration, not provisional, open to all. */
  readonly basis: Partial<FigureBasis> & Pick<FigureBasis, 'sourceCn' | 'sourceEn'>;
}

/** An issue instead of figures where none is there or all are null. */
export function found(
  measure: FigureMeasure,
  figures: readonly Named[],
  { basis, unit, decimals, period }: Detail,
): FigureAnswer {
  const members = figures.flatMap((one) => (one.value === null ? [] : [toMember(one.value, one)]));
  if (members.length === 0) return figures.length === 0 ? missing('notFound') : missing('notPublished', measure);
  const isPercent = measure.endsWith('%');
  const own = isPercent ? figureUnits.percent : unit;
  return {
    kind: 'found',
    members,
    leftOut: figures.flatMap((one) => (one.value === null ? [toMember(0, one)] : [])),
    unit: own,
    decimals: (isPercent ? undefined : decimals) ?? unitDecimals[own.code] ?? 0,
    isChange: changes.has(measure),
    period,
    basis: { publishedOn: null, demo: false, provisional: false, lock: null, ...basis },
  };
}

/** Null where the period is not a day or `latest`. */
export function toDayValue(period: string, asOf: string): string | null {
  if (period === 'latest') return asOf;
  return isDay(period) ? period : null;
}

/** Demonstration figures name no source. */
export function toSource(source: string, demo: boolean): Pick<FigureBasis, 'sourceCn' | 'sourceEn' | 'demo'> {
  return demo
    ? { sourceCn: '演示数据', sourceEn: 'Demonstration data', demo }
    : { sourceCn: source, sourceEn: source, demo };
}
