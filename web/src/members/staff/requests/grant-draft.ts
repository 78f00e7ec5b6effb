import { type Edition, editions, type Module } from '@btc/contract/members/access.ts';
import type { MembershipLevel } from '@btc/contract/members/membership.ts';
import { type EditionMembership, isPaidNow } from '@btc/contract/members/membership-change.ts';
import { addMonthsToDay } from '@btc/contract/time.ts';
import { shanghaiDay } from '#i18n/shanghai-time.ts';
import { toEndOfDay } from '../words/day.ts';
import { type Step, toStep } from '../words/membership-step.tsx';
import { type DeskRequest, type LevelRow } from '../words/word-lists.ts';
import { listModules } from '../../membership/offers.ts';

/** Default number of trial items (decisions §4). */
const usualTrialItems = 10;
const paidMonths = 12;
const trialMonths = 1;

function listLevelModules(levels: readonly LevelRow[], level: string): readonly Module[] {
  return listModules(levels.find(({ Level }) => Level === level)?.CanVisitModule ?? '');
}

/** Default end day: a year from now or from the end of a running paid membership; for a trial a month from now. */
export function usualDay(state: number, runsUntil: string | null, now: Date): string {
  const runs = state === 3 && runsUntil !== null && new Date(runsUntil) > now;
  return addMonthsToDay(shanghaiDay(runs ? runsUntil : now), state === 3 ? paidMonths : trialMonths);
}

export function membershipNow({ Now }: Pick<DeskRequest, 'Now'>, edition: Edition): EditionMembership {
  return edition === 'cn'
    ? { state: Now.ChargeState, expires: Now.ChargeExpireDate, modules: listModules(Now.CanVisitModule) }
    : { state: Now.ChargeStataEn, expires: Now.ChargeEnExpireDate, modules: listModules(Now.CanVisitModuleEn) };
}

/** End of the paid membership of an edition; null where there is none. */
export function paidUntil(request: Pick<DeskRequest, 'Now'>, edition: Edition): string | null {
  const { state, expires } = membershipNow(request, edition);
  return state === 3 ? expires : null;
}

export function toEditions(ticked: unknown): readonly Edition[] {
  return Array.isArray(ticked) ? editions.filter((edition) => ticked.includes(edition)) : [];
}

/** Modules of the level plus those of running paid memberships: a grant only adds. */
export function modulesToGrant(
  request: Pick<DeskRequest, 'Now'>,
  levels: readonly LevelRow[],
  { level, editions, now }: { readonly level: string; readonly editions: readonly Edition[]; readonly now: Date },
): Module[] {
  const paid = editions
    .map((edition) => membershipNow(request, edition))
    .flatMap((membership) => (isPaidNow(membership, now) ? membership.modules : []));
  return [...listModules([...listLevelModules(levels, level), ...paid].join('|'))];
}

interface Grant {
  readonly editions: readonly Edition[];
  readonly state: number;
  readonly modules: readonly Module[];
  readonly day: string;
}

export function listSteps(request: DeskRequest, { editions, state, modules, day }: Grant, at: Date): readonly Step[] {
  const after = { state, modules: state === 3 ? modules : [], expires: toEndOfDay(day) };
  return editions.map((edition) => toStep({ edition, now: membershipNow(request, edition), after }, at));
}

export function toGrant(request: DeskRequest, levels: readonly LevelRow[], now: Date) {
  const Editions: Edition[] = [
    ...(request.isCnRequire ? (['cn'] as const) : []),
    ...(request.isEnRequire ? (['en'] as const) : []),
  ];
  const State: 2 | 3 = request.RequireType === 'Free' ? 2 : 3;
  const Level: MembershipLevel = request.RequireLevel;
  return {
    Editions,
    Level,
    State,
    Modules: modulesToGrant(request, levels, { level: Level, editions: Editions, now }),
    ExpireDate: toEndOfDay(usualDay(State, paidUntil(request, Editions[0] ?? 'cn'), now)),
    TrialItems: usualTrialItems,
  };
}
