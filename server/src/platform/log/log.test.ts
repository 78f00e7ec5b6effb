import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { createLog, type Log } from './log.ts';

function capture(format: 'json' | 'pretty', level: 'info' | 'debug' = 'info'): { log: Log; lines: string[] } {
  const lines: string[] = [];
  const destination = new Writable({
    decodeStrings: false,
    write: (line: string, _encoding, done) => {
      lines.push(line);
      done();
    },
  });
  const log = createLog({ log: { level, format } }, destination);
  return { log, lines };
}

function toFields(line: string | undefined): unknown {
  return JSON.parse(line ?? 'null');
}

describe('the log', () => {
  test('writes one JSON object a line, with the level by name and the time in ISO form', () => {
    const { log, lines } = capture('json');
    log.info({ operation: 'GetBtcInfoHeadlines', status: 200 }, 'request');
    expect(lines).toHaveLength(1);
    expect(toFields(lines[0])).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      pid: process.pid,
      operation: 'GetBtcInfoHeadlines',
      status: 200,
      msg: 'request',
    });
  });

  test('leaves out what is less important than its level', () => {
    const { log, lines } = capture('json');
    log.debug('too much');
    expect(lines).toEqual([]);
  });

  test('hides passwords, tokens and Authorization in every spelling and at any depth', () => {
    const { log, lines } = capture('json');
    log.info({
      Token: 'sesame',
      headers: { authorization: 'sesame', Authorization: 'sesame', cookie: 'sesame' },
      body: { Data: { Password: 'sesame', NewPassword: 'sesame', List: [{ password_hash: 'sesame' }] } },
      DATABASE_URL: 'sesame',
    });
    expect(lines.join()).not.toContain('sesame');
    expect(toFields(lines[0])).toMatchObject({
      Token: '[hidden]',
      body: { Data: { List: [{ password_hash: '[hidden]' }] } },
    });
  });

  test('keeps fields, lists and dates that hide nothing', () => {
    const { log, lines } = capture('json');
    log.info({ list: [1, { a: 'b' }], at: new Date(0), none: null });
    expect(toFields(lines[0])).toMatchObject({ list: [1, { a: 'b' }], at: '1970-01-01T00:00:00.000Z', none: null });
  });

  test('keeps an error with its cause but not the values of the row that PostgreSQL refused', () => {
    const { log, lines } = capture('json');
    const refused = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(somebody@example.com)',
    });
    log.error({ err: refused }, 'failed');
    log.error({ err: new Error('outer', { cause: refused }) }, 'failed');
    expect(toFields(lines[0])).toMatchObject({ err: { code: '23505', detail: '[hidden]', message: 'duplicate key' } });
    expect(lines[1]).toContain('caused by: Error: duplicate key');
    expect(lines.join()).not.toContain('somebody@example.com');
  });

  test('ends at things that contain themselves', () => {
    const { log, lines } = capture('json');
    const ring: Record<string, unknown> = {};
    ring['ring'] = ring;
    log.info({ ring });
    expect(lines[0]).toContain('[deep]');
  });

  test('can be read by people', async () => {
    const { log, lines } = capture('pretty');
    log.warn({ token: 'sesame', room: 'news' }, 'something to look at');
    await expect.poll(() => lines.join('')).toMatch(/^\[\d\d:\d\d:\d\d\.\d{3}\] WARN: something to look at\n {4}/);
    expect(lines.join('')).not.toContain('sesame');
  });
});
