import type { AlertKind } from '@btc/contract/my-list/alert-kinds.ts';
import type { PinKind } from '@btc/contract/my-list/pin-kinds.ts';
import { z } from 'zod';
import type { AlertDetail } from './alert-detail.ts';

const mark = z.object({
  value: z.union([z.number(), z.string()]),
  day: z.string(),
  /** Set where the desk has decided to notify nobody. */
  isSilent: z.boolean().optional(),
});
/** A value and the day since which it holds. */
export type Mark = z.output<typeof mark>;

const notified = z.record(z.string(), mark);
/** Values last notified, by subject of the rule, e.g. a plant or a series. */
export type Notified = z.output<typeof notified>;

export function parseNotified(value: unknown): Notified | null {
  return value === null ? null : notified.parse(value);
}

export interface AlertRuleRow {
  readonly id: number;
  readonly userId: number;
  readonly pinKind: PinKind;
  readonly code: string;
  readonly kind: AlertKind;
  /** Minimum change in percent. */
  readonly percent: number;
  readonly setAt: Date;
  /** Null: not checked yet. */
  readonly notified: Notified | null;
}

/** A rule raises each `event` once. */
export interface Change {
  readonly event: string;
  readonly detail: AlertDetail;
}

export interface Compared {
  readonly key: string;
  readonly before: Mark;
  readonly now: Mark;
}

export interface KnownKind {
  readonly read: (rule: AlertRuleRow) => Notified;
  /** Changes to alert about; `wait`: too small, keep comparing with the last notified value. */
  readonly compare: (rule: AlertRuleRow, compared: Compared) => readonly Change[] | 'wait';
}

function isSame(one: Mark | undefined, other: Mark): boolean {
  return one?.value === other.value && one.day === other.day;
}

/** Compares a rule with current values; keys seen for the first time raise no alert. */
export function compareRule(
  rule: AlertRuleRow,
  { read, compare }: KnownKind,
): { readonly notified: Notified; readonly changes: readonly Change[]; readonly isNew: boolean } {
  const before = rule.notified ?? {};
  const known: Record<string, Mark> = { ...before };
  const changes: Change[] = [];
  for (const [key, now] of Object.entries(read(rule))) {
    const last = before[key];
    const found = last === undefined || last.value === now.value ? [] : compare(rule, { key, before: last, now });
    if (found === 'wait') continue;
    // The day of what was told last stays with its figure.
    if (last?.value !== now.value) known[key] = now;
    if (now.isSilent !== true) changes.push(...found);
  }
  const isNew = rule.notified === null || Object.entries(known).some(([key, now]) => !isSame(before[key], now));
  return { notified: known, changes, isNew };
}
