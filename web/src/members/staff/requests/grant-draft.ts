import { type Edition, editions, type Module } from '@btc/contract/members/access.ts';
import type { MembershipLevel } from '@btc/contract/members/membership.ts';
import { type EditionMembership, isPaidNow } from '@btc/contract/members/membership-change.ts';
import { addMonthsToDay } from '@btc/contract/time.ts';
import { shanghaiDay } from '#i18n/shanghai-time.ts';
import { toEndOfDay } from '../words/day.ts';
import { type Step, toStep } from '../words/membership-step.tsx';
import { type DeskRequest, type LevelRow } from '../words/word-lists.ts';
import { listModules } from '../../membership/offers.ts';

/** Items that a trial opens where nothing else is said (decisions §4). */
const usualTrialItems = 10;
const paidMonths = 12;
const trialMonths = 1;

/** What a level opens by default. */
function listLevelModules(levels: readonly LevelRow[], level: string): readonly Module[] {
  return listModules(levels.find(({ Level }) => Level === level)?.CanVisitModule ?? '');
}

/** The day a membership ends on by default: a year (a trial: a month) from now, or from the end of one that still runs. */
export function usualDay(state: number, runsUntil: string | null, now: Date): string {
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

/** The editions among the ticked ones of a form. */
export function toEditions(ticked: unknown): readonly Edition[] {
  return Array.isArray(ticked) ? editions.filter((edition) => ticked.includes(edition)) : [];
}

/** The modules of a level, and those of a paid membership that still runs: a grant adds to what is there. */
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

/** What a grant makes of the memberships of its editions. */
export function listSteps(request: DeskRequest, { editions, state, modules, day }: Grant, at: Date): readonly Step[] {
  const after = { state, modules: state === 3 ? modules : [], expires: toEndOfDay(day) };
  return editions.map((edition) => toStep({ edition, now: membershipNow(request, edition), after }, at));
}

/** What a grant begins with: what was asked for, and the level's own modules. */
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
