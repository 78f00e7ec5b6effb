import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { toMessageType } from '@btc/contract/wire/message-type.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MeasureRow } from '../bench-context.ts';
import { startPortalProcess } from '../portal-process.ts';
import { quantile } from '../spread.ts';
import { readPage, readPagesDuring } from './page-meanwhile.ts';

const concurrency = 50;
const names = ['none', 'applied', 'trial', 'paid', 'expiring', 'lapsed', 'editor', 'analyst', 'desk', 'admin'];
const path = '/api/management/UserLogin';

/** One login from a loopback address of its own, so that the work is measured and not the limits. */
async function signIn(portal: string, index: number): Promise<number> {
  const body = JSON.stringify({
    MessageType: toMessageType('UserLogin'),
    MessageID: randomUUID(),
    Data: { UserName: `demo_${names[index % names.length] ?? ''}`, Password: encodePassword('Beef2026demo') },
  });
  const localAddress = `127.${1 + ((index >> 14) & 127)}.${(index >> 7) & 127}.${1 + (index & 127)}`;
  const call = request(`${portal}${path}`, {
    method: 'POST',
    localAddress,
    headers: { 'Content-Type': 'application/json' },
  });
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    call.once('response', resolve).once('error', reject).end(body);
  });
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode ?? 0;
}

export const measureLogins: MeasureRow = async (context) => {
  const dataDir = join(context.folder, 'logins');
  await mkdir(dataDir, { recursive: true });
  const portal = await startPortalProcess(dataDir);
  context.atEnd(() => portal.stop());
  await readPage(portal.address);

  const total = context.quick ? 200 : 1500;
  let next = 0;
  const statuses = new Map<number, number>();
  const loginMs: number[] = [];
  const keepSigningIn = async (): Promise<void> => {
    while (next < total) {
      const started = performance.now();
      const status = await signIn(portal.address, (next += 1));
      loginMs.push(performance.now() - started);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const started = performance.now();
  const signingIn = Promise.all(Array.from({ length: concurrency }, keepSigningIn));
  const pageMs = await readPagesDuring(portal.address, signingIn);
  const seconds = (performance.now() - started) / 1000;
  await portal.stop();

  const right = statuses.get(200) ?? 0;
  const others = [...statuses].filter(([status]) => status !== 200).map(([status, times]) => `${times} × ${status}`);
  const details = [`${right} of ${total} right, ${concurrency} at once`, ...others].join(', ');
  return [
    { row: 'Logins', what: 'signed in', value: right / seconds, unit: '/s', details },
    {
      row: 'Logins',
      what: 'one takes (p99)',
      value: quantile(loginMs, 0.99),
      unit: 'ms',
      details: `median ${Math.round(quantile(loginMs, 0.5))} ms`,
    },
    {
      row: 'Logins',
      what: 'a kept page meanwhile (p99)',
      value: quantile(pageMs, 0.99),
      unit: 'ms',
      aim: { is: 'atMost', limit: 100 },
      details: `${pageMs.length} pages, median ${quantile(pageMs, 0.5).toFixed(1)} ms`,
    },
  ];
};
