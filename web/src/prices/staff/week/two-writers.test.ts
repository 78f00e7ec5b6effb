// @vitest-environment jsdom
import { type ReportPart, reportParts } from '@btc/contract/prices/week-codes.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mergeRecord } from '#platform/forms/merge-record.ts';
import { catchUp } from '#shell/console/writing/catch-up.ts';
import { beginSaver } from '#shell/console/writing/use-saved-text.ts';
import type { PartSaver, PartText } from './use-report-savers.ts';

/*
 * Two writers in all fields of a weekly report. Every word bears the field that it is meant for, so that one which has landed elsewhere is seen
 * wherever it lands: on the server, on a screen, or in what a device keeps.
 */

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const fields = ['Cn', 'En'] as const;
type Field = (typeof fields)[number];

interface Place {
  readonly part: ReportPart;
  readonly field: Field;
}

class Server {
  readonly parts = new Map(reportParts.map((part) => [part, { text: { Cn: '', En: '' }, revision: 0 }]));
  isReached = true;
  readonly #delay: () => number;

  constructor(delay: () => number) {
    this.#delay = delay;
  }

  get(part: ReportPart) {
    const found = this.parts.get(part);
    if (found === undefined) throw new Error(`No part ${part}`);
    return found;
  }

  async #answerLater(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, this.#delay()));
    if (!this.isReached) throw new TypeError('fetch failed');
  }

  async save(part: ReportPart, text: PartText, was: number) {
    await this.#answerLater();
    const now = this.get(part);
    if (now.text.Cn === text.Cn && now.text.En === text.En) return { Revision: now.revision };
    if (now.revision !== was) throw new ApiError(1001, { List: [{ Field: 'Cn', Rule: 'changed' }] });
    this.parts.set(part, { text: { ...text }, revision: was + 1 });
    const answer = { Revision: was + 1 };
    await this.#answerLater();
    return answer;
  }

  async read(part: ReportPart) {
    await this.#answerLater();
    const { text, revision } = this.get(part);
    const answer = { text: { ...text }, revision, by: null, at: null };
    await new Promise((resolve) => setTimeout(resolve, this.#delay()));
    return answer;
  }

  revisions(): Record<ReportPart, number> {
    return Object.fromEntries(reportParts.map((part) => [part, this.get(part).revision])) as Record<ReportPart, number>; // one for each part
  }
}

class Writer {
  readonly name: string;
  readonly #server: Server;
  hasGoneBack = false;
  savers = new Map<ReportPart, PartSaver>();
  #words = 0;

  constructor(name: string, server: Server) {
    this.name = name;
    this.#server = server;
    this.open();
  }

  open(): void {
    for (const saver of this.savers.values()) saver.stop();
    this.savers = new Map(
      reportParts.map((part) => {
        const { text, revision } = this.#server.get(part);
        return [
          part,
          beginSaver<PartText>({
            name: `${this.name}.${part}`,
            text,
            revision,
            send: (written, was) => this.#server.save(part, written, was),
          }),
        ];
      }),
    );
  }

  get(part: ReportPart): PartSaver {
    const saver = this.savers.get(part);
    if (saver === undefined) throw new Error(`No saver of ${part}`);
    return saver;
  }

  type({ part, field }: Place): void {
    this.#words += 1;
    const saver = this.get(part);
    const word = `[${part} ${field} ${this.name}${this.#words}]`;
    saver.write({ [field]: saver.snapshot().written[field] + word });
  }

  async settle(part: ReportPart, choice: 'theirs' | 'mine' | 'both'): Promise<void> {
    const saver = this.get(part);
    if (saver.snapshot().state !== 'conflict') return;
    const stored = await this.#server.read(part).catch(() => null);
    const { written, base, state } = saver.snapshot();
    if (stored === null || state !== 'conflict') return;
    const { taken, conflicts } = mergeRecord({ ...base }, { ...stored.text }, { ...written });
    const both = conflicts.map(({ name, theirs, mine }) => {
      if (typeof theirs !== 'string' || typeof mine !== 'string') throw new Error(`${name} is no text`);
      return { name, theirs, mine, both: theirs + mine };
    });
    const chosen = both.map((one) => [one.name, one[choice]] as const);
    saver.settle(Object.assign({ ...written }, taken, Object.fromEntries(chosen)), stored.text, stored.revision);
  }

  async hear(): Promise<void> {
    const shown = new Map([...this.savers].map(([part, saver]) => [part, saver.snapshot().revision]));
    await catchUp([...this.savers], {
      revisions: this.#server.revisions(),
      read: (part) => this.#server.read(part),
    }).catch(() => false);
    for (const [part, saver] of this.savers)
      if (saver.snapshot().revision < (shown.get(part) ?? 0)) this.hasGoneBack = true;
  }

  listTexts(): readonly (readonly [ReportPart, PartText])[] {
    const onDevice = reportParts.flatMap((part) => {
      const kept: unknown = JSON.parse(localStorage.getItem(`${this.name}.${part}`) ?? 'null');
      const { written, base } = (kept ?? {}) as { written?: PartText; base?: PartText | null }; // written by the saver
      return [written, base].flatMap((text) => (text === undefined || text === null ? [] : [[part, text] as const]));
    });
    return [...[...this.savers].map(([part, saver]) => [part, saver.snapshot().written] as const), ...onDevice];
  }
}

function listMisplaced(texts: readonly (readonly [ReportPart, PartText])[]): readonly string[] {
  return texts.flatMap(([part, text]) =>
    fields.flatMap((field) => {
      const rest = text[field].replaceAll(new RegExp(`\\[${part} ${field} \\w+\\]`, 'g'), '');
      return rest === '' ? [] : [`${part} ${field}: ${rest}`];
    }),
  );
}

const place = fc.record({ part: fc.constantFrom(...reportParts), field: fc.constantFrom(...fields) });
const who = fc.constantFrom(0, 1);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('type' as const), who, place }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('leave' as const), who, place }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('hear' as const), who }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('settle' as const),
      who,
      place,
      choice: fc.constantFrom('theirs' as const, 'mine' as const, 'both' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('crash' as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('line' as const), isReached: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 4_000 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function take(one: Step, { writers, server }: { writers: readonly Writer[]; server: Server }): Promise<void> {
  if (one.kind === 'line') server.isReached = one.isReached;
  else if (one.kind === 'wait') await vi.advanceTimersByTimeAsync(one.ms);
  else {
    const writer = writers[one.who];
    if (writer === undefined) return;
    // Nobody waits for an answer before going on.
    if (one.kind === 'type') writer.type(one.place);
    else if (one.kind === 'leave') void writer.get(one.place.part).flush();
    else if (one.kind === 'hear') void writer.hear();
    else if (one.kind === 'settle') void writer.settle(one.place.part, one.choice);
    else writer.open();
  }
}

async function comeToRest(writers: readonly Writer[], server: Server): Promise<void> {
  server.isReached = true;
  for (let round = 0; round < 40; round += 1) {
    await vi.advanceTimersByTimeAsync(70_000);
    for (const writer of writers) for (const part of reportParts) void writer.settle(part, 'both');
    await vi.advanceTimersByTimeAsync(5_000);
    for (const writer of writers) void writer.hear();
    await vi.advanceTimersByTimeAsync(5_000);
    const isAtRest = writers.every((writer) =>
      reportParts.every((part) => {
        const { state, revision } = writer.get(part).snapshot();
        return state === 'saved' && revision === server.get(part).revision;
      }),
    );
    if (isAtRest) return;
  }
  throw new Error('They did not come to rest');
}

test('every field ends with words that were meant for it, whatever two writers do, and both see the same', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 20, maxLength: 80 }),
      fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 8, maxLength: 8 }),
      async (steps, delays) => {
        localStorage.clear();
        let turn = 0;
        const server = new Server(() => delays[(turn += 1) % delays.length] ?? 1);
        const writers = [new Writer('one', server), new Writer('other', server)];
        const misplaced: string[] = [];
        const look = () => {
          misplaced.push(...listMisplaced([...server.parts].map(([part, { text }]) => [part, text])));
          for (const writer of writers) misplaced.push(...listMisplaced(writer.listTexts()));
        };
        for (const one of steps) {
          await take(one, { writers, server });
          look();
        }
        await comeToRest(writers, server);
        look();
        expect(misplaced).toEqual([]);
        expect(writers.map(({ hasGoneBack }) => hasGoneBack)).toEqual([false, false]);
        for (const writer of writers)
          for (const part of reportParts) expect(writer.get(part).snapshot().written).toEqual(server.get(part).text);
        for (const writer of writers) for (const saver of writer.savers.values()) saver.stop();
        vi.clearAllTimers();
      },
    ),
    { numRuns: 100, seed: 20_261_128 },
  );
}, 120_000);

test('a text that was asked for before a save of this window’s own does not come back over it', async () => {
  const server = new Server(() => 100);
  const writer = new Writer('one', server);
  server.parts.set('spot', { text: { Cn: '', En: '[spot En other1]' }, revision: 1 });
  const heard = writer.hear();
  await vi.advanceTimersByTimeAsync(110);
  // Read as it was then; written and saved here before the answer arrives.
  writer.get('spot').goOnFrom({ Cn: '[spot Cn one1]', En: '[spot En other1]' }, 2);
  await vi.advanceTimersByTimeAsync(500);
  await heard;
  expect(writer.get('spot').snapshot()).toMatchObject({ revision: 2, written: { Cn: '[spot Cn one1]' } });
});
