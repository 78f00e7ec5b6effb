import type { AlertKind } from '@btc/contract/site/alert-kinds.ts';
import type { PinKind } from '@btc/contract/site/pin-kinds.ts';
import { z } from 'zod';
import type { AlertDetail } from './alert-detail.ts';

const mark = z.object({
  value: z.union([z.number(), z.string()]),
  day: z.string(),
  /** Set where the desk has said that nobody is to be told. */
  isSilent: z.boolean().optional(),
});
/** What is so, and since which day. */
export type Mark = z.output<typeof mark>;

const notified = z.record(z.string(), mark);
/** By what a rule is of, a plant or a series, what its reader knows. */
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
  /** From how much on. */
  readonly percent: number;
  readonly setAt: Date;
  /** Null: not looked at yet. */
  readonly notified: Notified | null;
}

/** Something to be told of, by a name that a rule says once. */
export interface Change {
  readonly event: string;
  readonly detail: AlertDetail;
}

export interface Compared {
  readonly key: string;
  readonly before: Mark;
  readonly now: Mark;
}

/** One kind of rule as what is published stands. */
export interface KnownKind {
  readonly read: (rule: AlertRuleRow) => Notified;
  /** What is to be told; `wait`: not enough yet, so that what was told last stays what is compared with. */
  readonly compare: (rule: AlertRuleRow, compared: Compared) => readonly Change[] | 'wait';
}

function isSame(one: Mark | undefined, other: Mark): boolean {
  return one?.value === other.value && one.day === other.day;
}

/** What a rule has to tell, and what its reader knows then; what is seen for the first time is not told. */
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
