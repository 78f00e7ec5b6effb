import { type DataQuery, dataPages, type DataSetName } from '@btc/contract/data/data-address.ts';
import { shanghaiDay } from '@btc/server/src/platform/clock/shanghai-time.ts';
import { refreshPlants } from '@btc/server/src/plants/registry/registry.service.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSubjects, type Subjects, toSearch } from '../doors/data-queries.fixture.ts';
import { type Demonstration, openDemonstration } from '../demonstration.fixture.ts';
import {
  type Answer,
  compareAnswers,
  compareRow,
  type Comparison,
  type Expected,
  isRefusal,
  placeReasons,
  type Refusal,
} from './figures-answer.fixture.ts';
import { readCall, withoutReasons } from './figures-calls.fixture.ts';
import {
  cutToTool,
  type JsonDocument,
  machineFormats,
  type Question,
  readJson,
  readers,
} from './figures-doors.fixture.ts';
import { compareFiles, hasFile } from './figures-people.fixture.ts';
import { marketOracles } from './figures-market.fixture.ts';
import { plantOracles } from './figures-plants.fixture.ts';
import { priceOracles } from './figures-prices.fixture.ts';
import { addReaders, findOwnModule, type ReaderKind, readerKinds } from './figures-readers.fixture.ts';
import { anyState, listEmptySpans } from './figures-states.fixture.ts';
import { expectTrade, findTradeSet } from './figures-trade.fixture.ts';
import { countCases } from '@btc/server/src/testing/long-tests.ts';

/*
 * What stands in the last bytes of every door is what SQL finds in the facts and tables: figure, gap, mark, span, source and day of each
 * cell, for every kind of reader. `npm run figures` tries two hundred states of each set.
 *
 * Sets without SQL of their own: of indices, landed cost, the contrasts, beef-nine, trends, the survey, the release calendar and the charts by
 * part of the carcase it would be the product's own computation over again; words, codes, the status of sources and one's own account are
 * no figures. Of these every door is compared with the JSON alone.
 */

const seed = Number(process.env['BYTES_SEED'] ?? 20_261_129);
const numRuns = countCases('BYTES_STATES', { short: 3, long: 20 });

let portal: Demonstration;
let subjects: Subjects;
let signIn: Awaited<ReturnType<typeof addReaders>>;
beforeAll(async () => {
  portal = await openDemonstration();
  // What a portal works out when it starts.
  const plants = await portal.db.selectFrom('plant').select('id').execute();
  await refreshPlants(
    portal.db,
    plants.map(({ id }) => id),
    portal.clock.now(),
  );
  subjects = await findSubjects(portal);
  signIn = await addReaders(portal);
});
afterAll(() => portal.close());

const names = Object.keys(dataPages) as readonly DataSetName[]; // the keys of the table
const oracles: typeof priceOracles = { ...priceOracles, ...plantOracles, ...marketOracles };

/** Keeps clear of the rate limits. */
const pause = 20_000;

/** Null for a set without SQL of its own. */
function findExpected(query: DataQuery, kind: ReaderKind): Promise<Expected | Refusal> | null {
  if (findTradeSet(query.name) !== null) return expectTrade(portal, query, kind);
  const oracle = oracles[query.name];
  return oracle === undefined ? null : oracle({ portal, query, kind, today: shanghaiDay(portal.clock.now()) });
}

interface DoorRequest {
  readonly comparison: Comparison;
  readonly where: string;
  readonly question: Question;
  readonly answer: Answer;
  readonly document: JsonDocument | null;
}

const doors = ['call', 'files', ...machineFormats] as const;

async function compareDoor(door: (typeof doors)[number], request: DoorRequest): Promise<void> {
  const { comparison, where, question, answer, document } = request;
  const fields = document?.schema.fields.filter(({ name }) => name !== 'gaps') ?? [];
  const keys = fields.filter(({ role }) => role === 'dimension').map(({ name }) => name);
  const columns = fields.map(({ name }) => name);
  if (door === 'files') {
    if (hasFile(question.query.name)) await compareFiles(comparison, where, { question, answer, document });
  } else if (door === 'call') {
    const called = await readCall(question, isRefusal(answer));
    if (called === null) return;
    const shared = called.columns.filter((column) => columns.includes(column));
    const rule = { keys: called.keys, columns: shared };
    compareAnswers(comparison, `${where} call`, { found: called.answer, wanted: withoutReasons(answer), ...rule });
  } else {
    const found = await readers[door](question, document);
    const wanted = door === 'tool' || door === 'toolText' ? cutToTool(answer) : answer;
    compareAnswers(comparison, `${where} ${door}`, { found, wanted, keys, columns });
  }
}

function compareJson({ comparison, where, answer, document }: DoorRequest, wanted: Expected | Refusal): void {
  if (isRefusal(wanted)) return compareAnswers(comparison, where, { found: answer, wanted, keys: [], columns: [] });
  compareAnswers(comparison, where, { found: answer, wanted, ...wanted });
  const { total, columns } = wanted;
  if (total === undefined) return;
  const found = placeReasons(document?.total ?? {});
  compareRow(comparison, `${where} total`, { found, wanted: total, columns });
}

function listStates(name: DataSetName): readonly DataQuery[] {
  const states = fc.sample(anyState(name, subjects), { numRuns, seed });
  return [...new Map([...states, ...listEmptySpans(name)].map((query) => [toSearch(query), query])).values()];
}

test.each(names)(
  '%s',
  async (name) => {
    const comparison: Comparison = { cells: 0, different: [] };
    let turn = 0;
    for (const [index, query] of listStates(name).entries()) {
      for (const kind of readerKinds) {
        portal.clock.advance(pause);
        const question = { portal, query, headers: await signIn(kind, await findOwnModule(portal, query)) };
        const where = `${kind} ${name}?${toSearch(query)}`;
        const request = { comparison, where, question, ...(await readJson(question)) };
        const wanted = await findExpected(query, kind);
        if (wanted !== null) compareJson(request, wanted);
        // Of each state two kinds of reader go through all doors, other ones in the next state; the rest through one door in turn.
        const place = (readerKinds.indexOf(kind) + 2 * index) % readerKinds.length;
        const some = place < 2 ? doors : [doors[turn % doors.length] ?? 'call'];
        turn += 1;
        for (const door of some) await compareDoor(door, request);
      }
    }
    expect([seed, comparison.different.slice(0, 20)]).toEqual([seed, []]);
    expect(comparison.cells).toBeGreaterThan(0);
  },
  Math.max(300_000, numRuns * 20_000),
);
