import type { LockReason, Module } from '@btc/contract/members/access.ts';
import type { DataQuestion } from '@btc/contract/trade/trade-fields.ts';
import type { MemberKind } from '@btc/contract/trade/dimensions.ts';
import { dataViews } from '@btc/contract/trade/views.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Visitor } from '#platform/api/reader.ts';
import type { QuestionRules } from './view-question.ts';
import { listDimensions, type View } from './view-shape.ts';

export interface Guarded {
  readonly code: string;
  readonly module: Extract<Module, 'Data' | 'PorkData'>;
  readonly isOpen: boolean;
}

export interface ViewPolicy extends Guarded, QuestionRules {
  readonly titleCn: string;
  readonly titleEn: string;
  /** Kind of member in the table's rows; null: periods, or months of the year. */
  readonly counted: MemberKind | null;
}

function toPolicy(view: View): ViewPolicy {
  return {
    ...view,
    dimensions: listDimensions(view),
    counted: view.rows === 'members' || view.rows === 'contrast' ? view.table : null,
  };
}

export const viewPolicies = Object.fromEntries(dataViews.map((view) => [view.code, toPolicy(view)])) as Readonly<
  Record<View['code'], ViewPolicy>
>; // one of each view

/** Second module that, with the view's own, opens names of companies and numbers of plants. */
const namesModule = { Data: 'Market', PorkData: 'PorkEst' } as const satisfies Record<Guarded['module'], Module>;

/** All of a reader that the answer of a view depends on. */
export interface ViewAccess {
  /** Why the module of the view is locked; null where it is open. */
  readonly lock: LockReason | null;
  readonly namesHidden: boolean;
}

export function toViewAccess(module: Guarded['module'], reader: Visitor): ViewAccess {
  const lock = reader.findLockState(module);
  return { lock, namesHidden: lock !== null || reader.findLockState(namesModule[module]) !== null };
}

export function areNamesHidden(module: Guarded['module'], reader: Visitor): boolean {
  return toViewAccess(module, reader).namesHidden;
}

/** Earlier states need a facts file of their own, so they are for members only, in every view. */
export function refuseEarlierState(input: DataQuestion, { module }: Guarded, { lock }: ViewAccess): void {
  if (input.AsPublishedOn !== '' && lock !== null) throw new ApiError(1008, { Dict: { Module: module, Reason: lock } });
}

/** The order defines the numbers under which a trial counts views and trends. */
const trialItems: readonly string[] = [
  ...dataViews.map(({ code }) => code),
  'exporter-trend',
  'importer-trend',
  'pork-exporter-trend',
];

export function toTrialItem({ module, code }: Guarded): { readonly module: Module; readonly id: number } {
  return { module, id: trialItems.indexOf(code) + 1 };
}
