import { type FigureKind, figureKinds, type FigureMeasure } from '@btc/contract/figures/figure.ts';

export const figureForms = ['unit', 'bare', 'abs', 'choice', 'name', 'period'] as const;
export type FigureForm = (typeof figureForms)[number];

/** What is chosen in the dialog. */
export interface ChosenReference {
  readonly kind: FigureKind;
  /** What stands before the `@`, goods and breakdown included; empty: none chosen yet. */
  readonly path: string;
  readonly measure: FigureMeasure;
  readonly period: string;
  readonly form: FigureForm;
  /** What is written by the sign, with its question mark. */
  readonly choice: string;
}

/** The measures of a kind as the dialog offers them, the usual one first. */
export function listMeasures(kind: FigureKind): readonly FigureMeasure[] {
  return figureKinds[kind].measures;
}

const words = { unit: '', bare: ' bare', abs: ' abs', choice: '', name: ' name', period: ' period' } as const;

/** The choices as a reference is written; empty where no series is chosen. */
export function composeReference({ kind, path, measure, period, form, choice }: ChosenReference): string {
  if (path === '') return '';
  const said = measure === figureKinds[kind].measures[0] ? '' : ` ${measure}`;
  return `{{${path}@${period.trim()}${said}${words[form]}${form === 'choice' ? choice : ''}}}`;
}

/** What is chosen of a landed cost: the path of a quote, or an origin's CIF price, USD/t, of a cut or none. */
export interface ChosenLanded {
  readonly basis: string;
  readonly path: string;
  /** `duty/BRA`: as the series of duties are named. */
  readonly origin: string;
  readonly cut: string;
  readonly cif: string;
  readonly tariff: string;
}

/** The path of a landed cost; empty while something of it is not chosen. */
export function toLandedPath({ basis, path, origin, cut, cif, tariff }: ChosenLanded): string {
  const over = tariff === 'over' ? ['over'] : [];
  if (basis === 'quote') return path === '' ? '' : [path, ...over].join('/');
  if (origin === '' || !/^\d+(?:\.\d+)?$/.test(cif)) return '';
  return [origin.replace('duty/', 'landed/'), ...(cut === '' ? [] : [cut]), cif, ...over].join('/');
}
