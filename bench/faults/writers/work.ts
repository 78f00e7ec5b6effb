import type { Api } from '@btc/contract/client.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { ask } from '@btc/server/src/testing/embedded-stage.ts';
import { setTimeout as wait } from 'node:timers/promises';
import type { FaultContext, Tally } from '../fault-row.ts';
import type { Site } from '../site.ts';
import { type Crew, createWriterAccounts, type Line, openLine, RefusedRepeat } from './crew.ts';
import { importWriter, plantListWriter } from './imports.writer.ts';
import { Ledger } from './ledger.ts';
import { postWriter, threadWriter } from './market.writer.ts';
import { grantWriter, signUpWriter } from './members.writer.ts';
import { articleWriter } from './news.writer.ts';
import { quoteWriter } from './prices.writer.ts';
import type { Desk, Writer } from './writer.ts';

const writers: readonly Writer[] = [
  signUpWriter,
  grantWriter,
  postWriter,
  threadWriter,
  articleWriter,
  quoteWriter,
  importWriter,
  plantListWriter,
];

/** Kinds of writes to be acknowledged between two faults, so that a quick kind does not crowd out the others. */
const kindsAtLeast = 6;
const lostAfterMs = 60_000;
const lookEveryMs = 20;

export interface Work {
  readonly ledger: Ledger;
  waitForMore(count: number): Promise<void>;
  findMissing(acknowledged: ReadonlySet<string>, databaseUrl: string): Promise<readonly string[]>;
  /** Waits for all calls under way, then looks up what was acknowledged. */
  finish(): Promise<LookUpResult>;
}

export interface LookUpResult {
  readonly tally: Tally;
  readonly wrong: readonly string[];
  readonly notes: string;
}

interface Shift {
  stopping: boolean;
  stoppedAt: number;
}

function openDesk(site: Site, crew: Crew, line: Line): Desk {
  let number = 0;
  const turns = { members: 0, editors: 0, analysts: 0, desk: 0 };
  const apis = new Map<string, Api>();
  const call = (as: keyof Crew | 'stranger'): Api => {
    if (as === 'stranger') return openLine(line);
    const token = crew[as][(turns[as] += 1) % crew[as].length] ?? '';
    const known = apis.get(token) ?? openLine(line, token);
    apis.set(token, known);
    return known;
  };
  const read = async (statement: string) => {
    for (;;) {
      const rows = await ask(await site.databaseUrl(), statement).catch(() => null);
      if (rows !== null) return rows;
      if (line.isLost()) throw new Error('the database did not come back');
      await wait(lookEveryMs);
    }
  };
  return { ledger: line.ledger, call, nextNumber: () => (number += 1), read, isOver: line.isOver };
}

async function keepWriting(writer: Writer, desk: Desk): Promise<void> {
  while (!desk.isOver()) {
    try {
      await writer.act(desk);
    } catch (error) {
      if (desk.isOver()) return;
      // It has noted itself.
      if (error instanceof RefusedRepeat) continue;
      const text = isApiError(error) ? `${error.code} ${JSON.stringify(error.data)}` : String(error);
      desk.ledger.noteAnswer(`${writer.name}: ${text.slice(0, 160)}`);
      await wait(lookEveryMs);
    }
  }
}

export async function startWork(
  context: FaultContext,
  site: Site,
  addresses: readonly string[] = [site.address],
): Promise<Work> {
  const ledger = new Ledger();
  const shift: Shift = { stopping: false, stoppedAt: 0 };
  const crew = await createWriterAccounts(await site.databaseUrl());
  const line: Line = {
    addresses,
    ledger,
    isOver: () => shift.stopping,
    isLost: () => shift.stopping && performance.now() - shift.stoppedAt > lostAfterMs,
  };
  context.atEnd(async () => {
    shift.stopping = true;
    shift.stoppedAt = Number.NEGATIVE_INFINITY;
  });
  const desk = openDesk(site, crew, line);
  for (const writer of writers) await writer.prepare?.(desk);
  const working = Promise.all(writers.map((writer) => keepWriting(writer, desk)));
  return {
    ledger,
    waitForMore: async (count) => {
      const before = ledger.acknowledged.size;
      const started = performance.now();
      const isEnough = () => {
        const fresh = [...ledger.acknowledged].slice(before);
        return (
          fresh.length >= count && new Set(fresh.map((key) => key.slice(0, key.indexOf(':')))).size >= kindsAtLeast
        );
      };
      while (!isEnough()) {
        if (performance.now() - started > lostAfterMs) throw new Error('The writers are not answered any more');
        await wait(lookEveryMs);
      }
    },
    findMissing: async (acknowledged, databaseUrl) => {
      const stored = await readStored((statement) => ask(databaseUrl, statement));
      return [...acknowledged].filter((key) => !stored.has(key));
    },
    finish: async () => {
      shift.stopping = true;
      shift.stoppedAt = performance.now();
      await working;
      await waitForImports(desk.read);
      return lookUp(ledger, desk.read);
    },
  };
}

async function waitForImports(read: Desk['read']): Promise<void> {
  const started = performance.now();
  const countBusy = async () =>
    Number(
      (await read(`select count(*)::int as count from trade_upload where state in ('checking', 'committing')`))[0]?.[
        'count'
      ],
    );
  while ((await countBusy()) > 0 && performance.now() - started < lostAfterMs) await wait(lookEveryMs * 10);
}

async function readStored(read: Desk['read']): Promise<ReadonlyMap<string, number>> {
  const stored = new Map<string, number>();
  for (const [kind, statement] of writers.flatMap((writer) => Object.entries(writer.stored))) {
    for (const row of await read(statement)) stored.set(`${kind}: ${String(row['key'])}`, Number(row['count']));
  }
  return stored;
}

function findDoubled(ledger: Ledger, stored: ReadonlyMap<string, number>): readonly string[] {
  const unanswered = new Map(ledger.unanswered);
  return [...stored].flatMap(([key, count]) => {
    if (count > 1) return [key];
    if (ledger.attempted.has(key)) return [];
    const kind = key.slice(0, key.indexOf(':'));
    const left = unanswered.get(kind) ?? 0;
    unanswered.set(kind, left - 1);
    return left > 0 ? [] : [key];
  });
}

async function lookUp(ledger: Ledger, read: Desk['read']): Promise<LookUpResult> {
  const stored = await readStored(read);
  const lost = [...ledger.acknowledged].filter((key) => !stored.has(key));
  const doubled = findDoubled(ledger, stored);
  const half: string[] = [];
  let halfDone = 0;
  for (const [name, statement] of writers.flatMap((writer) => Object.entries(writer.halfDone))) {
    const count = Number((await read(statement))[0]?.['count'] ?? 0);
    halfDone += count;
    if (count > 0) half.push(`${count} ${name}`);
  }
  const list = (counts: ReadonlyMap<string, number>) => [...counts].map(([text, times]) => `${times} × ${text}`);
  const told = list(ledger.refusedRepeats);
  const some = (name: string, keys: readonly string[]) =>
    keys.length === 0 ? [] : [`${keys.length} ${name}: ${keys.slice(0, 3).join(', ')}`];
  return {
    tally: { acknowledged: ledger.acknowledged.size, lost: lost.length, doubled: doubled.length, halfDone },
    wrong: [...some('lost', lost), ...some('doubled', doubled), ...half, ...list(ledger.oddAnswers)],
    notes: `${ledger.repeats} calls repeated${told.length > 0 ? `, told to look: ${told.join(', ')}` : ''}`,
  };
}
