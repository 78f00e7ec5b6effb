import { factDimensions } from '../dimensions.ts';

/*
 * What an import of trade facts may be; free of zod, because the console's forms list it too.
 */

export const importFormats = ['customs-query', 'customs-places', 'comtrade', 'shipments', 'quotas', 'rates'] as const;
export type TradeImportFormat = (typeof importFormats)[number];

export const importTemplates = ['shipments', 'quotas', 'rates'] as const;
export type TradeImportTemplate = (typeof importTemplates)[number];

export const templateKinds = ['csv', 'xlsx'] as const;

/** `refused`: bad rows; `unchanged`: nothing new; `empty`: nothing within the commodity scope; `failed`: broken off. */
export const importStates = [
  'arriving',
  'checking',
  'ready',
  'refused',
  'unchanged',
  'empty',
  'failed',
  'committing',
  'committed',
  'discarded',
] as const;
export type TradeImportState = (typeof importStates)[number];

/** The server is working on it: poll again. */
export function isBusy(state: TradeImportState): boolean {
  return state === 'checking' || state === 'committing';
}

/** It can be checked again with other statements about the file. */
export function isCheckable(state: TradeImportState): boolean {
  return ['ready', 'refused', 'unchanged', 'empty', 'failed'].includes(state);
}

/** `wouldLose`: it would have removed figures that count, without `TakesAway`. */
export const runOutcomes = ['loaded', 'unchanged', 'empty', 'refused', 'wouldLose', 'undone'] as const;
export type TradeRunOutcome = (typeof runOutcomes)[number];

/** `rows`: periods and origins absent from the file; `hs`: finer tariff codes; the others: a detail of facts that stay. */
export const lossKinds = ['rows', 'hs', ...factDimensions, 'usd', 'cny', 'weight', 'duty', 'surcharge'] as const;
export type LossKind = (typeof lossKinds)[number];

export const tradeImportRule = {
  /** Size of an upload part, small enough that each request is short on any line. */
  partBytes: 4 * 1024 * 1024,
  maxBytes: 1024 ** 3,
  maxCodes: 40,
  maxTogether: 24,
} as const;

/** `issues`: what is wrong; `warnings`: what should be looked at. */
export const issueListKinds = ['issues', 'warnings'] as const;
export type IssueListKind = (typeof issueListKinds)[number];
