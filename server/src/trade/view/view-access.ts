import type { Module } from '@btc/contract/members/access.ts';
import type { DataQuestion } from '@btc/contract/trade/trade-fields.ts';
import type { MemberKind } from '@btc/contract/trade/dimensions.ts';
import { dataViews } from '@btc/contract/trade/views.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { findLock, type Visitor } from '#platform/api/reader.ts';
import type { QuestionRules } from './view-question.ts';

/** A view, or a trend, as far as access goes. */
export interface Guarded {
  readonly code: string;
  readonly module: Extract<Module, 'Data' | 'PorkData'>;
  readonly isOpen: boolean;
}

/** A view or a trend as its door: what it may be asked, who may come in, and what it says of itself to who may not. */
export interface ViewPolicy extends Guarded, QuestionRules {
  readonly titleCn: string;
  readonly titleEn: string;
  /** What the rows of its table are of; null: periods, or months of the year. */
  readonly counted: MemberKind | null;
}

/** The modules that together show the names of companies and the numbers of plants. */
const namesModule = { Data: 'Market', PorkData: 'PorkEst' } as const satisfies Record<Guarded['module'], Module>;

/** Whether the names of companies and the numbers of plants are withheld from a reader. */
export function areNamesHidden(module: Guarded['module'], reader: Visitor): boolean {
  return [module, namesModule[module]].some((one) => reader.findLockState(one) !== null);
}

/** Earlier states of the facts take a file of their own: they are for members only, whatever the view. */
export function refuseEarlierState(input: DataQuestion, guarded: Guarded, reader: Visitor): void {
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

/** As what a trial counts a view or a trend. */
export function toTrialItem({ module, code }: Guarded): { readonly module: Module; readonly id: number } {
  return { module, id: trialItems.indexOf(code) + 1 };
}
