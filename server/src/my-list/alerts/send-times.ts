import { dayMs, hourMs } from '@btc/contract/time.ts';
import { shanghaiDay, shanghaiMidnight, shanghaiMoment } from '#platform/clock/shanghai-time.ts';

/** Hours are Shanghai time. */
export interface SendTimes {
  /** Hour of the daily digest; null: send at once. */
  readonly hour: number | null;
  /** Quiet hours from `quietFrom` to `quietTo`; null: none. */
  readonly quietFrom: number | null;
  readonly quietTo: number | null;
  /** Minimum pause between messages, milliseconds. */
  readonly pauseMs: number;
  readonly sentAt: Date | null;
}

/** The next moment at which a day's hour begins, now counting. */
function nextHour(hour: number, now: Date): Date {
  const today = shanghaiMidnight(shanghaiDay(now)).getTime() + hour * hourMs;
  return new Date(today >= now.getTime() ? today : today + dayMs);
}

function isQuiet({ quietFrom: from, quietTo: to }: SendTimes, moment: Date): boolean {
  if (from === null || to === null) return false;
  const hour = Number(shanghaiMoment(moment).slice(11, 13));
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}

export function findSendTime(times: SendTimes, { since, now }: { readonly since: Date; readonly now: Date }): Date {
  const { hour, quietTo, pauseMs, sentAt } = times;
  if (hour !== null) {
    const digest = nextHour(hour, since);
    return digest < now ? now : digest;
  }
  const earliest = new Date(Math.max(now.getTime(), (sentAt?.getTime() ?? -pauseMs) + pauseMs));
  return quietTo !== null && isQuiet(times, earliest) ? nextHour(quietTo, earliest) : earliest;
}
