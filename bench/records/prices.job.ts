import { addDays } from '@btc/contract/time.ts';
import { toMessageType } from '@btc/contract/wire/message-type.ts';
import { recomputeLevels, refreshAfterQuoteChange } from '@btc/server/src/prices/indices/renew-indices.ts';
import { serveJob } from '../job.ts';
import { fillQuotes, lastQuoteDay } from './fill-quotes.ts';
import { openReader, type Records, withRecords } from './open-records.ts';

const reader = {
  ...openReader,
  user:
    openReader.user === null
      ? null
      : {
          ...openReader.user,
          membership: { ...openReader.user.membership, CanVisitModule: 'Price', CanVisitModuleEn: 'Price' },
        },
};

async function askTimed(
  { dispatcher }: Records,
  name: 'GetWebPriceDataList' | 'GetWebPriceHistory',
  data: object,
): Promise<number> {
  const started = performance.now();
  const messageType = toMessageType(name);
  const answer = await dispatcher.dispatch({ base: 'system', name, messageType, data, caller: reader });
  JSON.stringify(answer.data);
  if (answer.errorCode !== 0) throw new Error(`${name}: ${answer.errorCode}`, { cause: answer.cause });
  return performance.now() - started;
}

function dayBefore(weeks: number): string {
  return addDays(lastQuoteDay, -7 * weeks);
}

const markets = ['forward', 'afloat', 'spot', 'wholesale'] as const;

async function timeLists(records: Records, rounds: number, page: object): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    for (const [index, MarketType] of markets.entries()) {
      // Another day each time, so that nothing was read before.
      const Date = dayBefore((round + 2) * 31 + index * 7);
      const ms = await askTimed(records, 'GetWebPriceDataList', { MarketType, Date, ...page });
      if (round >= 0) times.push(ms);
    }
  }
  return times;
}

async function timeHistories(records: Records, rounds: number): Promise<readonly number[]> {
  const series = await records.db.selectFrom('price_series').select('id').orderBy('id').execute();
  const times: number[] = [];
  for (let round = -4; round < rounds * 4; round += 1) {
    const SeriesID = series[((round + 4) * 37) % series.length]?.id;
    const ms = await askTimed(records, 'GetWebPriceHistory', { SeriesID, Period: 'all' });
    if (round >= 0) times.push(ms);
  }
  return times;
}

async function timeIndices({ db }: Records) {
  const timed = async (work: () => Promise<unknown>) => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  };
  const days = [dayBefore(260)];
  return {
    whole: await timed(() => db.transaction().execute((trx) => recomputeLevels(trx, 'beef'))),
    oneDay: await timed(() =>
      db.transaction().execute((trx) => refreshAfterQuoteChange(trx, { meat: 'beef', market: 'forward', days })),
    ),
  };
}

export interface PriceTimes {
  readonly list: readonly number[];
  readonly largeList: readonly number[];
  readonly history: readonly number[];
  readonly indices: { readonly whole: number; readonly oneDay: number };
}

export const prices = ({
  folder,
  count,
  rounds,
}: {
  readonly folder: string;
  readonly count: number;
  readonly rounds: number;
}) =>
  withRecords(folder, async (records): Promise<PriceTimes> => {
    await fillQuotes(records, count);
    return {
      list: await timeLists(records, rounds, { PageSize: 100 }),
      largeList: await timeLists(records, rounds, { PageSize: 500, Unit: 'CNY/kg', Level: 'exStore' }),
      history: await timeHistories(records, rounds),
      indices: await timeIndices(records),
    };
  });

serveJob(prices);
