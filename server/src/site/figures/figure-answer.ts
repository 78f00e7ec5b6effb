import type {
  FigureAnswer,
  FigureBasis,
  FigureMember,
  FigureQuestion,
  FoundFigure,
} from '@btc/contract/figures/figure.ts';
import { figureUnits } from '@btc/contract/figures/print-figure.ts';
import type { Names } from '../../prices/series/price-names.ts';

/** A question that some part of this room can answer. */
export type AnswerQuestions = (
  questions: readonly FigureQuestion[],
) => Promise<ReadonlyMap<FigureQuestion, FigureAnswer>>;

type Missing = Extract<FigureAnswer, { readonly kind: 'missing' }>;

/** Why there is no figure; `detail` is the code or the choices that it is about. */
export function missing(issue: Missing['issue'], detail = ''): Missing {
  return { kind: 'missing', issue, detail };
}

const nobody: Names = { cn: '', en: '' };

/** One figure with the names that may stand in its place. */
export function toMember(
  value: number,
  {
    origin = nobody,
    cut = nobody,
    name,
  }: { readonly origin?: Names; readonly cut?: Names; readonly name?: Names } = {},
): FigureMember {
  const whole = name ?? joinNames(origin, cut);
  return {
    value,
    nameCn: whole.cn,
    nameEn: whole.en,
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

/** A figure as answers have it: one of no change, in the form that is left out. */
export function found(
  members: readonly FigureMember[],
  detail: Pick<FoundFigure, 'unit' | 'period' | 'basis'> &
    Partial<Pick<FoundFigure, 'decimals' | 'isChange' | 'leftOut'>>,
): FigureAnswer {
  if (members.length === 0) return missing('notFound');
  return { kind: 'found', members, decimals: 0, isChange: false, ...detail };
}

/** Per cent: those of a change are printed with their sign. */
export const asPercent = { unit: figureUnits.percent, decimals: 1 } as const;
export const asChangePercent = { ...asPercent, isChange: true } as const;

/** A figure without a change of its own kind: its answer, or that nobody has published what it needs. */
export function foundOr(value: number | null, answer: (value: number) => FigureAnswer): FigureAnswer {
  return value === null ? missing('notPublished') : answer(value);
}

/** Who says so; an invented figure is nobody's. */
export function toSource(source: string, isDemo: boolean): Pick<FigureBasis, 'sourceCn' | 'sourceEn'> {
  return isDemo ? { sourceCn: '演示数据', sourceEn: 'Demonstration data' } : { sourceCn: source, sourceEn: source };
}
