import { type WaitingKind, waitingKinds } from '@btc/contract/console/dashboard-kinds.ts';
import type { StaffRole } from '@btc/contract/members/access.ts';
import { dayMs } from '@btc/contract/time.ts';
import { countTextsToday } from '#platform/sms/paid-sms.queries.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { countExpiring, countWaiting, isStored } from './waiting.queries.ts';

/** Roles responsible for each kind, besides the admin. */
const workOf = {
  newRequests: ['desk'],
  contactedRequests: ['desk'],
  cancellations: ['desk'],
  messages: ['desk'],
  expiring: ['desk'],
  articlesInReview: ['editor'],
  changedFigures: ['editor'],
  claims: ['editor', 'desk'],
  reports: ['editor', 'desk'],
  tradeFiles: ['analyst'],
  failedMails: ['desk'],
  failedTexts: ['desk'],
  textsUsedUp: ['desk'],
  failedTasks: [],
  failedBackups: [],
} as const satisfies Record<WaitingKind, readonly StaffRole[]>;

const expiringDays = 30;

export async function waitingFor({ db, clock, smsDailyLimit }: ConsoleDeps, role: StaffRole | null) {
  const allowed = (kind: WaitingKind) => role === 'admin' || workOf[kind].some((one) => one === role);
  const kinds = waitingKinds.filter(allowed);
  const stored = new Map((await countWaiting(db, kinds.filter(isStored))).map((row) => [row.kind, row]));
  const now = clock.now();
  const expiring = kinds.includes('expiring')
    ? await countExpiring(db, now, new Date(now.getTime() + expiringDays * dayMs))
    : 0;
  const areTextsUsedUp = kinds.includes('textsUsedUp') && (await countTextsToday(db)).sent >= smsDailyLimit;
  return kinds.map((kind) => {
    if (kind === 'expiring') return { Kind: kind, Waiting: expiring, Since: null };
    if (kind === 'textsUsedUp') return { Kind: kind, Waiting: areTextsUsedUp ? 1 : 0, Since: null };
    const row = stored.get(kind);
    return { Kind: kind, Waiting: row?.waiting ?? 0, Since: row?.since?.toISOString() ?? null };
  });
}
