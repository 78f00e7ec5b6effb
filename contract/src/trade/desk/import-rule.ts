import { factDimensions } from '../dimensions.ts';

/*
 * What an import of trade facts may be; free of zod, because the console's forms list it too.
 */

/** The forms of file that are read. */
export const importFormats = ['customs-query', 'customs-places', 'comtrade', 'shipments', 'quotas', 'rates'] as const;
export type TradeImportFormat = (typeof importFormats)[number];

/** Our own forms, of which there are templates. */
export const importTemplates = ['shipments', 'quotas', 'rates'] as const;
export type TradeImportTemplate = (typeof importTemplates)[number];

/** How a table of a file is written. */
export const templateKinds = ['csv', 'xlsx'] as const;

/**
 * How far an uploaded file has come. `refused`: rows are wrong; `unchanged`: nothing of it is new; `empty`: nothing of it is within the
 * commodity scope; `failed`: the work was broken off.
 */
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

/** The server works on it: ask again. */
export function isBusy(state: TradeImportState): boolean {
  return state === 'checking' || state === 'committing';
}

/** It can be checked again, with other statements about the file. */
export function isCheckable(state: TradeImportState): boolean {
  return ['ready', 'refused', 'unchanged', 'empty', 'failed'].includes(state);
}

/** What became of an import of the diary. `wouldLose`: it would have taken away figures that count, and nobody had said that they may go. */
export const runOutcomes = ['loaded', 'unchanged', 'empty', 'refused', 'wouldLose', 'undone'] as const;
export type TradeRunOutcome = (typeof runOutcomes)[number];

/**
 * What an import can take away. `rows`: periods and origins of which the file has nothing; `hs`: finer tariff codes; then a breakdown, a
 * currency or the weight of facts that stay; of quotas that stay, the duty within them or the surcharge beyond.
 */
export const lossKinds = ['rows', 'hs', ...factDimensions, 'usd', 'cny', 'weight', 'duty', 'surcharge'] as const;
export type LossKind = (typeof lossKinds)[number];

/** What may be uploaded. */
export const tradeImportRule = {
  /** A file comes in parts of this many bytes: each is a short request on any line. */
  partBytes: 4 * 1024 * 1024,
  maxBytes: 1024 ** 3,
  extensions: ['.csv', '.xlsx'],
  maxCodes: 40,
  maxTogether: 24,
} as const;

/** What is listed of a file: what is wrong, and what should be looked at. */
export const issueListKinds = ['issues', 'warnings'] as const;
export type IssueListKind = (typeof issueListKinds)[number];
