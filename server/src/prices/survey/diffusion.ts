import {
  flatBandPercent,
  minSurveyAnswers,
  type Opinion,
  opinions,
  type SurveyRole,
  surveyRoles,
} from '@btc/contract/prices/week-codes.ts';
import { roundTo } from '@btc/contract/round-to.ts';

export interface Answer {
  readonly opinion: Opinion;
  readonly role: SurveyRole;
  readonly expectLow: number | null;
  readonly expectHigh: number | null;
}

/** Shares of the answers in per cent, and the diffusion index. */
export interface Shares {
  readonly answers: number;
  readonly up: number;
  readonly flat: number;
  readonly down: number;
  readonly index: number;
}

/** %up + ½·%flat; 50 is neutral. Null under five answers, so that nobody's answer can be inferred. */
export function computeShares(answers: readonly Pick<Answer, 'opinion'>[]): Shares | null {
  const all = answers.length;
  if (all < minSurveyAnswers) return null;
  const share = (opinion: Opinion) => (answers.filter((answer) => answer.opinion === opinion).length / all) * 100;
  const [up, flat, down] = opinions.map(share);
  if (up === undefined || flat === undefined || down === undefined) return null;
  return {
    answers: all,
    up: roundTo(up, 1),
    flat: roundTo(flat, 1),
    down: roundTo(down, 1),
    index: roundTo(up + flat / 2, 1),
  };
}

/** Shares of each role with at least five answers. */
export function listRoles(answers: readonly Answer[]): readonly (Shares & { readonly role: SurveyRole })[] {
  return surveyRoles.flatMap((role) => {
    const shares = computeShares(answers.filter((answer) => answer.role === role));
    return shares === null ? [] : [{ role, ...shares }];
  });
}

/** Null under five values, as for all results. */
export function computeMedian(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).toSorted((one, other) => one - other);
  if (known.length < minSurveyAnswers) return null;
  const [low, high] = [known[Math.floor((known.length - 1) / 2)], known[Math.ceil((known.length - 1) / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** Change over the horizon in percent and its direction; flat within the band. */
export function toOutcome(base: number, price: number): { readonly change: number; readonly direction: Opinion } {
  const exact = (price / base - 1) * 100;
  const change = roundTo(exact, 2);
  if (Math.abs(change) <= flatBandPercent) return { change, direction: 'flat' };
  return { change, direction: change > 0 ? 'up' : 'down' };
}

/** Percent of the answers that named the actual direction. */
export function findHitRate(shares: Shares | null, direction: Opinion): number | null {
  return shares === null ? null : shares[direction];
}
