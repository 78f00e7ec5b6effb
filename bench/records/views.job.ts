import { monitorEventLoopDelay } from 'node:perf_hooks';
import { toMessageType } from '@btc/contract/wire/message-type.ts';
import { cubeSums } from '@btc/server/src/trade/facts/cube.ts';
import { dataViews, getView } from '@btc/contract/trade/views.ts';
import type { MessageName } from '@btc/contract/wire/message-type.ts';
import { loadDemoFacts } from '@btc/demo/trade/load-demo-facts.ts';
import { serveJob } from '../job.ts';
import { multiplyFacts } from './multiply-facts.ts';
import { openReader, type Records, withRecords } from './open-records.ts';

interface ViewsInput {
  readonly folder: string;
  /** Multiple of the demonstration facts, which are about a million. */
  readonly times: number;
  readonly clients: number;
}

export interface ViewTimes {
  readonly facts: number;
  /** Milliseconds per question by one client, with nothing cached. */
  readonly cold: readonly number[];
  readonly crowded: readonly number[];
  readonly warm: readonly number[];
  /** Engine time for the sums behind each question, by period and member, without transferring them. */
  readonly engine: readonly number[];
  readonly loopDelayP99: number;
  readonly byView: Readonly<Record<string, readonly [cold: number, engine: number]>>;
}

interface Question {
  readonly view: string;
  readonly name: MessageName;
  readonly data: object;
}

const spans = [
  { StartDate: '2025-10', EndDate: '2026-09' },
  { StartDate: '2019-01', EndDate: '2026-09' },
  { StartDate: '2023-01', EndDate: '2024-12', Period: 'quarter' },
];
const origins = { beef: ['', 'BRA', 'BRA|ARG|URY|AUS|NZL'], pork: ['', 'ESP', 'ESP|BRA|USA|DNK|CAN'] };

function listQuestions(shift: 0 | 1): readonly Question[] {
  return dataViews.flatMap(({ code, meat, filters }) => {
    const { chart, table } = getView(code).calls;
    const names = [chart, table].filter((name) => name !== null);
    const storage = shift === 1 && filters.some((filter) => filter === 'Storage') ? { Storage: 'frozen' } : {};
    return spans.flatMap((span) =>
      origins[meat].flatMap((Origin) =>
        names.map((name) => ({ view: code, name, data: { ...span, ...storage, Origin, Source: 'demo' } })),
      ),
    );
  });
}

export const askViews = (input: ViewsInput): Promise<ViewTimes> =>
  withRecords(input.folder, async (records) => {
    await loadDemoFacts(records);
    if (input.times > 1) await multiplyFacts(records, input.times);
    const questions = listQuestions(0);
    for (const question of listQuestions(0).slice(0, 30)) await ask(records, warmUp(question));
    const cold: number[] = [];
    const warm: number[] = [];
    for (const question of questions) {
      cold.push(await ask(records, question));
      warm.push(await ask(records, question));
    }
    const engine = await askEngine(records, questions);
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const crowded = await askConcurrently(records, listQuestions(1), input.clients);
    delay.disable();
    return {
      facts: await countFacts(records),
      cold,
      crowded,
      warm,
      engine,
      loopDelayP99: delay.percentile(99) / 1e6,
      byView: meansByView(questions, cold, engine),
    };
  });

/** A similar question: warms up the JIT compiler without caching the answer. */
function warmUp({ data, ...question }: Question): Question {
  return { ...question, data: { ...data, StartDate: '2021-02', EndDate: '2022-03', Period: 'month' } };
}

type Use = Records['facts']['use'];
type Snapshot = Parameters<Parameters<Use>[1]>[0];

async function askEngine(records: Records, questions: readonly Question[]): Promise<readonly number[]> {
  const { facts } = records;
  const use: Use = facts.use.bind(facts);
  let statements: string[] = [];
  const noting = (snapshot: Snapshot): Snapshot => {
    const { read, cubes } = snapshot;
    const noCubes = {
      load: () => Promise.resolve(null),
      read: (source: Parameters<typeof cubes.read>[0]) => {
        const sums = [...cubeSums, 'unweighed'].map((name) => `sum(${name})`).join(', ');
        statements.push(`select ${sums} from ${source.from}`);
        return cubes.read({ ...source, from: `(select * from ${source.from} where false)` });
      },
    };
    const note: typeof read = (sql, values) => {
      statements.push(sql);
      return read(sql, values);
    };
    // Under a key of its own, so that it is not answered from what is kept.
    return {
      ...snapshot,
      key: `${snapshot.key} engine`,
      read: note,
      cubes: Object.assign(Object.create(cubes), noCubes),
    };
  };
  const times: number[] = [];
  for (const question of questions) {
    statements = [];
    facts.use = (day, work) => use(day, (snapshot) => work(noting(snapshot)));
    await ask(records, question);
    facts.use = use;
    const started = performance.now();
    await use(null, async ({ read }) => {
      for (const sql of statements) await read(sql);
    });
    times.push(performance.now() - started);
  }
  return times;
}

/** Asks as one of many accounts, because an account may have only few costly calls under way. */
async function ask({ dispatcher }: Records, { name, data }: Question, userId = 1): Promise<number> {
  const started = performance.now();
  const caller = { ...openReader, user: openReader.user && { ...openReader.user, userId } };
  const call = { base: 'system', name, messageType: toMessageType(name), data, caller } as const;
  const answer = await dispatcher.dispatch(call);
  JSON.stringify(answer.data);
  if (answer.errorCode !== 0)
    throw new Error(`${name} ${JSON.stringify(data)}: ${answer.errorCode}`, { cause: answer.cause });
  return performance.now() - started;
}

async function askConcurrently(
  records: Records,
  questions: readonly Question[],
  clients: number,
): Promise<readonly number[]> {
  const left = [...questions];
  const times: number[] = [];
  const client = async (userId: number): Promise<void> => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) times.push(await ask(records, next, userId));
  };
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index + 1)));
  return times;
}

async function countFacts({ facts }: Records): Promise<number> {
  const rows = await facts.use(null, ({ read }) => read('select count(*)::integer from facts'));
  return Number(rows[0]?.[0] ?? 0);
}

function meansByView(questions: readonly Question[], cold: readonly number[], engine: readonly number[]) {
  const places = Map.groupBy([...questions.keys()], (index) => questions[index]?.view ?? '');
  const mean = (times: readonly number[], of: readonly number[]) =>
    of.reduce((sum, index) => sum + (times[index] ?? 0), 0) / of.length;
  return Object.fromEntries([...places].map(([view, of]) => [view, [mean(cold, of), mean(engine, of)] as const]));
}

serveJob(askViews);
