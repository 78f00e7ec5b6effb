import { toMessageType } from '@btc/contract/wire/message-type.ts';
import { serveJob } from '../job.ts';
import { loadGeneratedFacts } from '../trade-facts.ts';
import { openReader, type Records, withRecords } from './open-records.ts';

const types = ['beef', 'beef_offal', 'beef_and_offal'];
const storages = ['', 'chilled', 'frozen'];
const periods = ['month', 'quarter', 'year'];
const originLists = ['', 'BRA', 'ARG|URY', 'BRA|ARG|URY|AUS|NZL|USA', 'AUS|NZL'];
const spans = [
  ['', ''],
  ['2025-01', '2026-10'],
  ['2021-11', '2026-10'],
  ['2015-01', '2019-12'],
  ['2018-04', '2022-09'],
];

function listQuestions(): readonly object[] {
  const all = types.flatMap((Type) =>
    storages.flatMap((Storage) =>
      periods.flatMap((Period) =>
        originLists.flatMap((Origin) =>
          spans.map(([StartDate, EndDate]) => ({
            Type,
            Storage,
            Period,
            Origin,
            StartDate,
            EndDate,
            Source: 'customs',
          })),
        ),
      ),
    ),
  );
  const step = 317;
  return all.map((_, index) => all[(index * step) % all.length] ?? {});
}

interface BeefOneInput {
  readonly folder: string;
  readonly facts: number;
  readonly questions: number;
}

export interface BeefOneTimes {
  readonly facts: number;
  readonly times: readonly number[];
  readonly maxAnswerBytes: number;
}

export const askBeefOne = (input: BeefOneInput): Promise<BeefOneTimes> =>
  withRecords(input.folder, async (records) => {
    const facts = (await countFacts(records)) || (await generateFacts(records, input.facts));
    const all = listQuestions();
    // The compiler of the language warms up on others than are measured.
    for (const question of all.slice(input.questions, input.questions + 40)) await ask(records, question);
    const answers: Awaited<ReturnType<typeof ask>>[] = [];
    for (const question of all.slice(0, input.questions)) answers.push(await ask(records, question));
    return {
      facts,
      times: answers.map(({ ms }) => ms),
      maxAnswerBytes: Math.max(...answers.map(({ length }) => length)),
    };
  });

async function countFacts({ facts }: Records): Promise<number> {
  const rows = await facts.use(null, ({ read }) => read('select count(*)::integer from facts'));
  return Number(rows[0]?.[0] ?? 0);
}

async function generateFacts(records: Records, count: number): Promise<number> {
  await loadGeneratedFacts(records, count);
  return countFacts(records);
}

const name = 'GetBeefWebDataOneChart';

async function ask({ dispatcher }: Records, data: object) {
  const started = performance.now();
  const call = { base: 'system', name, messageType: toMessageType(name), data, caller: openReader } as const;
  const answer = await dispatcher.dispatch(call);
  const { length } = JSON.stringify(answer.data);
  if (answer.errorCode !== 0) throw new Error(`${JSON.stringify(data)}: ${answer.errorCode}`, { cause: answer.cause });
  return { ms: performance.now() - started, length };
}

serveJob(askBeefOne);
