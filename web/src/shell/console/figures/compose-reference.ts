import { type FigureKind, figureKinds, type FigureMeasure } from '@btc/contract/figures/figure.ts';

export const figureForms = ['unit', 'bare', 'abs', 'choice', 'name', 'period'] as const;
export type FigureForm = (typeof figureForms)[number];

export interface ChosenReference {
  readonly kind: FigureKind;
  /** Path before the `@`, with goods and breakdown; empty while none is chosen. */
  readonly path: string;
  readonly measure: FigureMeasure;
  readonly period: string;
  readonly form: FigureForm;
  /** Wording by the sign of the value, including its question mark. */
  readonly choice: string;
}

export function listMeasures(kind: FigureKind): readonly FigureMeasure[] {
  return figureKinds[kind].measures;
}

const words = { unit: '', bare: ' bare', abs: ' abs', choice: '', name: ' name', period: ' period' } as const;

export function composeReference({ kind, path, measure, period, form, choice }: ChosenReference): string {
  if (path === '') return '';
  const measurePart = measure === figureKinds[kind].measures[0] ? '' : ` ${measure}`;
  return `{{${path}@${period.trim()}${measurePart}${words[form]}${form === 'choice' ? choice : ''}}}`;
}

/** Choice of a landed cost: path of a quote, or CIF price in USD/t for an origin and, optionally, a cut. */
export interface ChosenLanded {
  readonly basis: string;
  readonly path: string;
  /** `duty/BRA`, as duty series are named. */
  readonly origin: string;
  readonly cut: string;
  readonly cif: string;
  readonly tariff: string;
}

/** Path of a landed cost; empty while incomplete. */
export function toLandedPath({ basis, path, origin, cut, cif, tariff }: ChosenLanded): string {
  const over = tariff === 'over' ? ['over'] : [];
  if (basis === 'quote') return path === '' ? '' : [path, ...over].join('/');
  if (origin === '' || !/^\d+(?:\.\d+)?$/.test(cif)) return '';
  return [origin.replace('duty/', 'landed/'), ...(cut === '' ? [] : [cut]), cif, ...over].join('/');
}
