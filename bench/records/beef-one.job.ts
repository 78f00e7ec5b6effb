import { messageTypeOf } from '@btc/contract/wire/message-type.ts';
import { serveJob } from '../job.ts';
import { openReader, withRecords } from './open-records.ts';

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

/** All questions that differ, in an order that mixes them. */
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
  return all.map((_, place) => all[(place * step) % all.length] ?? {});
}

export interface BeefOneTimes {
  readonly facts: number;
  readonly times: readonly number[];
  readonly largestAnswer: number;
}

/** Asks the chart of Beef One many different questions, none twice, as the API does but without HTTP. */
export const askBeefOne = ({
  folder,
  questions,
}: {
  readonly folder: string;
  readonly questions: number;
}): Promise<BeefOneTimes> =>
  withRecords(folder, async ({ dispatcher, facts }) => {
    const rows = await facts.use(null, ({ read }) =>
      read("select count(*)::integer from facts where source = 'customs'"),
    );
    const ask = async (data: object) => {
      const started = performance.now();
      const name = 'GetBeefWebDataOneChart';
      const call = { base: 'system', name, messageType: messageTypeOf(name), data, caller: openReader } as const;
      const answer = await dispatcher.dispatch(call);
      const { length } = JSON.stringify(answer.data);
      if (answer.errorCode !== 0)
        throw new Error(`${JSON.stringify(data)}: ${answer.errorCode}`, { cause: answer.cause });
      return { ms: performance.now() - started, length };
    };
    const all = listQuestions();
    // The compiler of the language warms up on others than are measured.
    for (const question of all.slice(questions, questions + 40)) await ask(question);
    const answers: Awaited<ReturnType<typeof ask>>[] = [];
    for (const question of all.slice(0, questions)) answers.push(await ask(question));
    return {
      facts: Number(rows[0]?.[0] ?? 0),
      times: answers.map(({ ms }) => ms),
      largestAnswer: Math.max(...answers.map(({ length }) => length)),
    };
  });

serveJob(askBeefOne);
