import type { Edition, Module } from '@btc/contract/members/access.ts';
import type { MembershipLevel } from '@btc/contract/members/membership.ts';
import { type EditionMembership, isPaidNow } from '@btc/contract/members/membership-change.ts';
import { addMonthsToDay, isDay } from '@btc/contract/time.ts';
import { shanghaiDay } from '#i18n/shanghai-time.ts';
import { toEndOfDay, lastExpiry } from '../words/day.ts';
import { type Step, takesAway, toStep } from '../words/membership-step.tsx';
import { type DeskRequest, type LevelRow, listModules } from '../words/word-lists.ts';

/** A grant as the form holds it. */
export interface GrantDraft {
  readonly editions: readonly Edition[];
  readonly level: MembershipLevel;
  /** 2 trial, 3 paid. */
  readonly state: 2 | 3;
  readonly modules: readonly Module[];
  /** A day as a date field writes it; the membership ends with it. */
  readonly day: string;
  readonly trialItems: string;
  readonly note: string;
  /** Whether staff has seen what of a paid membership goes. */
  readonly isAgreed: boolean;
}

/** Items that a trial opens where nothing else is said (decisions §4). */
const usualTrialItems = 10;
const paidMonths = 12;
const trialMonths = 1;

/** What a level opens by default. */
export function listLevelModules(levels: readonly LevelRow[], level: MembershipLevel): readonly Module[] {
  return listModules(levels.find(({ Level }) => Level === level)?.CanVisitModule ?? '');
}

/** The day a membership ends on by default: a year (a trial: a month) from now, or from the end of one that still runs. */
export function usualDay(state: 2 | 3, runsUntil: string | null, now: Date): string {
  const runs = state === 3 && runsUntil !== null && new Date(runsUntil) > now;
  return addMonthsToDay(shanghaiDay(runs ? runsUntil : now), state === 3 ? paidMonths : trialMonths);
}

/** The membership of one edition at the time of the request's reading. */
export function membershipNow({ Now }: Pick<DeskRequest, 'Now'>, edition: Edition): EditionMembership {
  return edition === 'cn'
    ? { state: Now.ChargeState, expires: Now.ChargeExpireDate, modules: listModules(Now.CanVisitModule) }
    : { state: Now.ChargeStataEn, expires: Now.ChargeEnExpireDate, modules: listModules(Now.CanVisitModuleEn) };
}

/** The end of the paid membership that still runs in an edition. */
export function paidUntil(request: Pick<DeskRequest, 'Now'>, edition: Edition): string | null {
  const { state, expires } = membershipNow(request, edition);
  return state === 3 ? expires : null;
}

/** The modules of a level, and those of a paid membership that still runs: a grant adds to what is there. */
export function modulesToGrant(
  request: Pick<DeskRequest, 'Now'>,
  levels: readonly LevelRow[],
  {
    level,
    editions,
    now,
  }: { readonly level: MembershipLevel; readonly editions: readonly Edition[]; readonly now: Date },
): readonly Module[] {
  const paid = editions
    .map((edition) => membershipNow(request, edition))
    .flatMap((membership) => (isPaidNow(membership, now) ? membership.modules : []));
  return listModules([...listLevelModules(levels, level), ...paid].join('|'));
}

/** What a draft makes of the memberships of its editions. */
export function listSteps(
  request: DeskRequest,
  { editions, state, modules, day }: GrantDraft,
  at: Date,
): readonly Step[] {
  const after = { state, modules: state === 3 ? modules : [], expires: toEndOfDay(day) };
  return editions.map((edition) => toStep({ edition, now: membershipNow(request, edition), after }, at));
}

/** What a grant begins with: what was asked for, and the level's own modules. */
export function toDraft(request: DeskRequest, levels: readonly LevelRow[], now: Date): GrantDraft {
  const editions: readonly Edition[] = [
    ...(request.isCnRequire ? (['cn'] as const) : []),
    ...(request.isEnRequire ? (['en'] as const) : []),
  ];
  const state = request.RequireType === 'Free' ? 2 : 3;
  const [first = 'cn'] = editions;
  return {
    editions,
    level: request.RequireLevel,
    state,
    modules: modulesToGrant(request, levels, { level: request.RequireLevel, editions, now }),
    day: usualDay(state, paidUntil(request, first), now),
    trialItems: String(usualTrialItems),
    note: '',
    isAgreed: false,
  };
}

export type DraftIssue = 'needEdition' | 'needModule' | 'needDay' | 'needItems' | 'needPhone' | 'needAgreement';

const maxTrialItems = 10_000;

/** What keeps a grant from being made. */
export function findDraftIssues(request: DeskRequest, draft: GrantDraft, now: Date): readonly DraftIssue[] {
  const isLater = isDay(draft.day) && new Date(toEndOfDay(draft.day)) > now && draft.day < lastExpiry(now);
  const isCount = /^\d{1,5}$/.test(draft.trialItems.trim()) && Number(draft.trialItems) <= maxTrialItems;
  return [
    ...(draft.editions.length === 0 ? (['needEdition'] as const) : []),
    ...(draft.state === 3 && draft.modules.length === 0 ? (['needModule'] as const) : []),
    ...(isLater ? [] : (['needDay'] as const)),
    ...(draft.state === 3 || isCount ? [] : (['needItems'] as const)),
    ...(draft.state === 2 && request.State === 'new' ? (['needPhone'] as const) : []),
    ...(isLater && !draft.isAgreed && takesAway(listSteps(request, draft, now), now)
      ? (['needAgreement'] as const)
      : []),
  ];
}

/** The call that a draft makes. */
export function toGrant(requestId: number, draft: GrantDraft) {
  const note = draft.note.trim();
  const items = Number(draft.trialItems);
  return {
    RequestID: requestId,
    Editions: [...draft.editions],
    Level: draft.level,
    State: draft.state,
    Modules: [...draft.modules],
    ExpireDate: toEndOfDay(draft.day),
    ...(draft.state === 2 && Number.isInteger(items) && items >= 0 ? { TrialItems: items } : {}),
    ...(note === '' ? {} : { Note: note }),
    TakesAway: draft.isAgreed,
  };
}
