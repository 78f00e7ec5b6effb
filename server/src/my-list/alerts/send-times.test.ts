import { hourMs } from '@btc/contract/time.ts';
import { expect, test } from 'vitest';
import { findSendTime, type SendTimes } from './send-times.ts';

const plain: SendTimes = { hour: null, quietFrom: null, quietTo: null, pauseMs: hourMs, sentAt: null };
const at = (time: string) => new Date(`2026-11-${time}:00+08:00`);

test.each([
  ['at once', {}, '20T08:10', '20T08:10', '20T08:10'],
  ['an hour after the last', { sentAt: at('20T07:30') }, '20T08:10', '20T08:10', '20T08:30'],
  ['at once where the last is long ago', { sentAt: at('20T06:00') }, '20T08:10', '20T08:10', '20T08:10'],
  ['after the quiet hours of the night', { quietFrom: 22, quietTo: 7 }, '20T23:00', '20T23:00', '21T07:00'],
  ['after those of the early morning', { quietFrom: 22, quietTo: 7 }, '20T06:59', '20T06:59', '20T07:00'],
  ['at once when they are over', { quietFrom: 22, quietTo: 7 }, '20T07:00', '20T07:00', '20T07:00'],
  ['after those of the day', { quietFrom: 9, quietTo: 17 }, '20T12:00', '20T12:00', '20T17:00'],
  [
    'where the hour ends in quiet hours, after them',
    { quietFrom: 22, quietTo: 7, sentAt: at('20T21:30') },
    '20T21:40',
    '20T21:40',
    '21T07:00',
  ],
  ['with today’s digest', { hour: 8 }, '20T07:00', '20T07:30', '20T08:00'],
  ['with tomorrow’s, where today’s hour is past', { hour: 8 }, '20T08:10', '20T09:00', '21T08:00'],
  ['now, where the digest’s hour went by while it waited', { hour: 8 }, '20T07:00', '20T09:00', '20T09:00'],
] as const)('%s', (_, times, since, now, expected) => {
  expect(findSendTime({ ...plain, ...times }, { since: at(since), now: at(now) })).toEqual(at(expected));
});
