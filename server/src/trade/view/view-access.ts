import type { LockReason, Module } from '@btc/contract/members/access.ts';
import type { DataQuestion } from '@btc/contract/trade/trade-fields.ts';
import type { MemberKind } from '@btc/contract/trade/dimensions.ts';
import { dataViews } from '@btc/contract/trade/views.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Visitor } from '#platform/api/reader.ts';
import type { QuestionRules } from './view-question.ts';
import { listDimensions, type View } from './view-shape.ts';

/** A view, or a trend, as far as access goes. */
export interface Guarded {
  readonly code: string;
  readonly module: Extract<Module, 'Data' | 'PorkData'>;
  readonly isOpen: boolean;
}

/** What a view or a trend may be asked, who may come in, and what it says of itself to who may not. */
export interface ViewPolicy extends Guarded, QuestionRules {
  readonly titleCn: string;
  readonly titleEn: string;
  /** What the rows of its table are of; null: periods, or months of the year. */
  readonly counted: MemberKind | null;
}

function toPolicy(view: View): ViewPolicy {
  return {
    ...view,
    dimensions: listDimensions(view),
    counted: view.rows === 'members' || view.rows === 'contrast' ? view.table : null,
  };
}

/** The policy of each view. */
export const viewPolicies = Object.fromEntries(dataViews.map((view) => [view.code, toPolicy(view)])) as Readonly<
  Record<View['code'], ViewPolicy>
>; // one of each view

/** The modules that together show the names of companies and the numbers of plants. */
const namesModule = { Data: 'Market', PorkData: 'PorkEst' } as const satisfies Record<Guarded['module'], Module>;

/** All of a reader that the answer of a view depends on. */
export interface ViewAccess {
  /** Why the module of the view is locked; null where it is open. */
  readonly lock: LockReason | null;
  /** Whether the names of companies and the numbers of plants are withheld. */
  readonly namesHidden: boolean;
}

export function toViewAccess(module: Guarded['module'], reader: Visitor): ViewAccess {
  const lock = reader.findLockState(module);
  return { lock, namesHidden: lock !== null || reader.findLockState(namesModule[module]) !== null };
}

export function areNamesHidden(module: Guarded['module'], reader: Visitor): boolean {
  return toViewAccess(module, reader).namesHidden;
}

/** Earlier states of the facts take a file of their own: they are for members only, whatever the view. */
export function refuseEarlierState(input: DataQuestion, { module }: Guarded, { lock }: ViewAccess): void {
  if (input.AsPublishedOn !== '' && lock !== null) throw new ApiError(1008, { Dict: { Module: module, Reason: lock } });
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
