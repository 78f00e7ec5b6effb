import { canVisit } from '@btc/contract/members/access.ts';
import { getPriceBenchmarks } from '@btc/contract/prices/benchmarks.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import type { PriceDeps } from '../price-deps.ts';
import { readerOf } from '../price-reader.ts';
import { windowOf } from '../week.ts';
import { listBenchmarks, listBenchmarkValues } from './benchmark.queries.ts';

function figureOf(text: string | null): number | null {
  return text === null ? null : Number(text);
}

/** Prices of others: the list is open, the values are for members. */
export function benchmarkOperations({ db, clock }: PriceDeps): readonly BoundOperation[] {
  return [
    bind(getPriceBenchmarks, async (input, caller) => {
      const { edition, now } = readerOf(clock, input, caller);
      const access = canVisit(caller.user?.membership ?? null, 'Price', edition, now);
      const locked = access.kind === 'open' ? null : { Module: 'Price' as const, Reason: access.reason };
      const benchmarks = await listBenchmarks(db);
      const chosen = benchmarks.find(({ code }) => code === input.Code);
      if (input.Code !== '' && chosen === undefined) throw new ApiError(1009);
      const values =
        chosen === undefined || locked !== null
          ? []
          : await listBenchmarkValues(db, chosen.code, windowOf(input, chosen.to));
      return {
        List: benchmarks.map((row) => ({
          Code: row.code,
          NameCn: row.name_cn,
          NameEn: row.name_en,
          Unit: row.unit,
          Frequency: row.frequency === 'day' ? ('day' as const) : ('month' as const),
          SourceCn: row.source_cn,
          SourceEn: row.source_en,
          From: row.from,
          To: row.to,
        })),
        Rows: values.map((row) => ({
          Date: row.day,
          Value: figureOf(row.value),
          Open: figureOf(row.open),
          High: figureOf(row.high),
          Low: figureOf(row.low),
          Volume: row.volume,
        })),
        Total: values.length,
        Dict: { Locked: locked },
      };
    }),
  ];
}
