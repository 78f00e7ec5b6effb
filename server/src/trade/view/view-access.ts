import type { LockReason, Module } from '@btc/contract/members/access.ts';
import type { DataQuestion } from '@btc/contract/trade/trade-fields.ts';
import { dataViews } from '@btc/contract/trade/views.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { openItem } from '#platform/access/item-access.ts';
import { type Reader, findLock, lockReason } from '#platform/api/reader.ts';
import type { TradeDeps } from '../trade-deps.ts';

/** What a reader may see of a view. */
export type ViewAccess =
  | { readonly kind: 'open'; readonly trialLeft: number | null }
  /** The open months only. */
  | { readonly kind: 'openPart'; readonly reason: LockReason }
  | { readonly kind: 'locked'; readonly reason: LockReason; readonly trialLeft: number | null };

/** A view, or a trend, as far as access goes. */
export interface Guarded {
  readonly code: string;
  readonly module: Extract<Module, 'Data' | 'PorkData'>;
  readonly isOpen: boolean;
}

/** The modules that together show the names of companies and the numbers of plants. */
const namesModule = { Data: 'Market', PorkData: 'PorkEst' } as const satisfies Record<Guarded['module'], Module>;

/** Whether the names of companies and the numbers of plants are withheld from a reader. */
export function areNamesHidden(module: Guarded['module'], reader: Reader): boolean {
  return [module, namesModule[module]].some((one) => lockReason(one, reader) !== null);
}

/** Earlier states of the facts take a file of their own: they are for members only, whatever the view. */
export function refuseEarlierState(input: DataQuestion, guarded: Guarded, reader: Reader): void {
  const lock = findLock(guarded.module, reader);
  if (input.AsPublishedOn !== '' && lock !== null) throw new ApiError(1008, { Dict: lock });
}

/** The views and trends in the order of the numbers under which a trial counts them. */
const trialItems: readonly string[] = [
  ...dataViews.map(({ code }) => code),
  'exporter-trend',
  'importer-trend',
  'pork-exporter-trend',
];

/** Whether a reader gets a view; one that a trial opens counts as one of its items, once. */
export async function accessView({ db }: TradeDeps, guarded: Guarded, reader: Reader): Promise<ViewAccess> {
  const reason = lockReason(guarded.module, reader);
  if (reason === null) return { kind: 'open', trialLeft: null };
  if (guarded.isOpen) return { kind: 'openPart', reason };
  const item = { module: guarded.module, id: trialItems.indexOf(guarded.code) + 1 };
  return openItem(db, reader, item);
}
