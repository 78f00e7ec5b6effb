import { addDays } from '@btc/contract/time.ts';
import { isKnownYear } from '@btc/contract/wire/calendar-years.ts';
import type { PlantChange } from '@btc/contract/plants/plant-codes.ts';
import type { BoardDict } from '@btc/contract/plants/status-board.ts';
import { plantStatuses } from '@btc/reference/plants/plant-statuses.ts';
import { badRequest } from '#platform/api/answer.ts';
import { splitCodes } from '#platform/api/code-list.ts';
import type { Visitor } from '#platform/api/reader.ts';
import type { Db } from '#platform/db/db.ts';
import { readChange } from '../plant-codes.parse.ts';
import { findLockState } from '../plant-locks.ts';
import { originNames } from '../plant.present.ts';
import { type CountedChange, countChanges, type EventFilter, hasDemoEvents } from './event.queries.ts';

export interface BoardQuestion {
  readonly Meat: 'beef' | 'pork';
  readonly Origin: string;
  readonly StartDate: string;
  readonly EndDate: string;
}

const usualDays = 90;

/** The requested period; where open, the ninety days until its end, or until today. */
function toPeriod({ StartDate, EndDate }: BoardQuestion, today: string) {
  const to = EndDate === '' ? today : EndDate;
  const usual = addDays(to, -usualDays);
  const from = StartDate !== '' ? StartDate : isKnownYear(usual) ? usual : to;
  if (from > to) throw badRequest('StartDate', 'startAfterEnd');
  return { from, to };
}

export interface Board {
  readonly filter: EventFilter;
  readonly dict: BoardDict;
  readonly isLocked: boolean;
}

export async function openBoard(db: Db, question: BoardQuestion, reader: Visitor): Promise<Board> {
  const { from, to } = toPeriod(question, reader.today);
  const locked = findLockState(question.Meat, reader);
  // When something happened is locked: the total is of all origins, where one of few plants would tell their days.
  const filter = { meat: question.Meat, origins: locked === null ? splitCodes(question.Origin) : [], from, to };
  const demo = await hasDemoEvents(db, filter);
  return { filter, isLocked: locked !== null, dict: { Locked: locked, StartDate: from, EndDate: to, Demo: demo } };
}

type ChangeCounts = Partial<Record<PlantChange, number>>;

export function countByCode(changes: readonly { readonly status: string; readonly count: number }[]): ChangeCounts {
  const sums = new Map<string, number>();
  for (const { status, count } of changes) sums.set(status, (sums.get(status) ?? 0) + count);
  const counts: ChangeCounts = {};
  for (const { code } of plantStatuses) {
    const count = sums.get(code);
    if (count !== undefined) counts[code] = count;
  }
  return counts;
}

function sumTotal(changes: readonly { readonly count: number }[]): number {
  return changes.reduce((sum, { count }) => sum + count, 0);
}

export async function readBoardByChange(db: Db, { filter, dict, isLocked }: Board) {
  const changes = await countChanges(db, filter);
  const counts = countByCode(changes);
  const rows = plantStatuses.map(({ code, nameCn, nameEn, onStatusBoard }) => ({
    Status: code,
    NameCn: nameCn,
    NameEn: nameEn,
    OnBoard: onStatusBoard,
    Count: counts[code] ?? 0,
  }));
  return { Rows: isLocked ? [] : rows, Total: sumTotal(changes), Dict: dict };
}

export async function readBoardByOrigin(db: Db, { filter, dict, isLocked }: Board) {
  const changes = await countChanges(db, filter);
  const byOrigin = Map.groupBy(changes, ({ key }: CountedChange) => key);
  const rows = [...byOrigin].map(([origin, some]) => ({
    Origin: origin,
    ...originNames(origin),
    Counts: countByCode(some),
    Total: sumTotal(some),
  }));
  const ordered = rows.toSorted((one, other) => other.Total - one.Total || (one.Origin < other.Origin ? -1 : 1));
  return { Rows: isLocked ? [] : ordered, Total: sumTotal(changes), Dict: dict };
}

export function countsOfStatuses(statuses: readonly string[]): ChangeCounts {
  return countByCode(statuses.map((status) => ({ status: readChange(status), count: 1 })));
}
