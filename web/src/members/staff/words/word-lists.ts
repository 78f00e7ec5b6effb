import { chargeStates, type Module, modules } from '@btc/contract/members/access.ts';
import type { OperationName, Operations } from '@btc/contract/operations.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import type { MembershipLevel } from '@btc/contract/members/membership.ts';
import type { Tone } from '#shell/console/facts.tsx';

/** Row type of an operation's output, without its zod schema. */
type RowsOf<Name extends OperationName> =
  OutputOf<Operations[Name]> extends { readonly Rows: readonly (infer Row)[] } ? Row : never;

export type DeskRequest = RowsOf<'GetDeskRequests'>;
export type RequestState = DeskRequest['State'];
export type RequireType = DeskRequest['RequireType'];
export type MemberRow = RowsOf<'GetDeskMembers'>;
export type AccountState = MemberRow['State'];
export type MemberDetail = OutputOf<Operations['GetDeskMember']>['Row'];
export type MembershipChange = RowsOf<'GetMembershipChanges'>;
export type Cancellation = RowsOf<'GetDeskCancellations'>;
export type ContactMessage = RowsOf<'GetContactMessages'>;
export type StaffAccount = RowsOf<'GetStaffAccounts'>;
export type StaffInvitation = RowsOf<'GetStaffInvitations'>;
export type OutboxEntry = RowsOf<'GetOutbox'>;
export type AuditEntry = RowsOf<'GetAuditTrail'>;
export type LevelRow = RowsOf<'GetMembershipLevels'>;

/*
 * The contract's lists of words stand beside its zod schemas, which browsers do not load. These are the same words; the
 * types below fail to compile when one of them is missing or is no word of the contract.
 */
export const requestStates = ['new', 'contacted', 'granted', 'refused'] as const satisfies readonly RequestState[];
export const accountStates = ['normal', 'frozen', 'blocked', 'cancelled'] as const satisfies readonly AccountState[];
export const cancellationStates = [
  'requested',
  'refused',
  'approved',
  'withdrawn',
] as const satisfies readonly Cancellation['State'][];
export const contactStates = ['new', 'answered', 'closed'] as const satisfies readonly ContactMessage['State'][];
export const outboxChannels = ['mail', 'sms'] as const satisfies readonly OutboxEntry['Channel'][];
export const outboxStates = [
  'queued',
  'sending',
  'sent',
  'failed',
  'stored',
] as const satisfies readonly OutboxEntry['State'][];
export const levels = [
  '_member',
  '_vip_member',
  '_platinum_member',
  '_pork_member',
  '_meat_market_member',
  '_vip_member_en',
] as const satisfies readonly MembershipLevel[];

export function toModules(ticked: unknown): readonly Module[] {
  return Array.isArray(ticked) ? modules.filter((module) => ticked.includes(module)) : [];
}

export const requestTones = {
  new: 'waiting',
  contacted: 'waiting',
  granted: 'good',
  refused: 'bad',
} as const satisfies Record<RequestState, Tone>;

export const accountTones = {
  normal: 'plain',
  frozen: 'waiting',
  blocked: 'bad',
  cancelled: 'plain',
} as const satisfies Record<AccountState, Tone>;

export function chargeTone(state: number): Tone {
  if (state === chargeStates.paid) return 'good';
  return state === chargeStates.applied || state === chargeStates.trial ? 'waiting' : 'plain';
}
