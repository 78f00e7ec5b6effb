import { benchmarkFrequencies, getPriceBenchmarks } from '@btc/contract/prices/benchmarks/benchmarks.ts';
import { roundTo } from '@btc/contract/round-to.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import { isReaderOnTrial } from '#platform/access/item-access.ts';
import { type Reader, toReader } from '#platform/api/reader.ts';
import { accessBenchmarks, findTrialStart, type PriceAccess } from '../price-access.ts';
import type { Db } from '#platform/db/db.ts';
import type { PriceDeps } from '../price-deps.ts';
import { openWindow } from '../week.ts';
import {
  type BenchmarkRow,
  type BenchmarkValue,
  hasBenchmark,
  listBenchmarks,
  listBenchmarkValues,
} from './benchmark.queries.ts';

function toFigure(text: string | null): number | null {
  return text === null ? null : Number(text);
}

/** Change in percent, to two decimals; null without a base. */
function toChange(latest: string, before: string | null): number | null {
  const base = toFigure(before);
  return base === null || base === 0 ? null : roundTo((Number(latest) / base - 1) * 100, 2);
}

/** A published benchmark; figures are null for readers without access. */
function presentBenchmark(row: BenchmarkRow, isOpen: boolean) {
  return {
    Code: row.code,
    NameCn: row.name_cn,
    NameEn: row.name_en,
    Unit: row.unit,
    Frequency: benchmarkFrequencies.find((one) => one === row.frequency) ?? 'day',
    SourceCn: row.source_cn,
    SourceEn: row.source_en,
    From: row.from,
    To: row.to,
    Latest: isOpen ? Number(row.latest) : null,
    ChangePrevious: isOpen ? toChange(row.latest, row.previous) : null,
    ChangeYear: isOpen ? toChange(row.latest, row.year_before) : null,
    Demo: row.is_demo,
  };
}

function presentValue(row: BenchmarkValue) {
  return {
    Date: row.day,
    Value: toFigure(row.value),
    Open: toFigure(row.open),
    High: toFigure(row.high),
    Low: toFigure(row.low),
    Volume: row.volume,
  };
}

/** Earlier states are for members: one after another they would show a trial the whole history. */
async function accessAsPublished(db: Db, reader: Reader, asPublishedOn: string | null): Promise<PriceAccess> {
  const reason = reader.findLockState('Price');
  if (asPublishedOn === null || reason === null || !isReaderOnTrial(reader)) return accessBenchmarks(db, reader);
  return { locked: { Module: 'Price', Reason: reason }, trialLeft: null };
}

function latestDay(one: string | null, other: string): string {
  return one !== null && one > other ? one : other;
}

/** Benchmarks of other publishers: the list is open, values are for members. */
export function createBenchmarkOperations({ db, clock }: PriceDeps): readonly BoundOperation[] {
  return [
    bind(getPriceBenchmarks, async (input, caller) => {
      const asPublishedOn = input.AsPublishedOn || null;
      const benchmarks = await listBenchmarks(db, asPublishedOn);
      const chosen = benchmarks.find(({ code }) => code === input.Code);
      // Of what nobody had published yet there is nothing to see.
      const isKnown = chosen !== undefined || (asPublishedOn !== null && (await hasBenchmark(db, input.Code)));
      if (input.Code !== '' && !isKnown) throw new ApiError(1009);
      const reader = toReader(clock, input.isEn, caller);
      const { locked, trialLeft } = await accessAsPublished(db, reader, asPublishedOn);
      const isOpen = locked === null;
      const window = { ...openWindow(input, chosen?.to ?? null), asPublishedOn };
      const from = trialLeft === null ? window.from : latestDay(window.from, findTrialStart(reader.today));
      const values =
        chosen !== undefined && isOpen ? await listBenchmarkValues(db, chosen.code, { ...window, from }) : [];
      return {
        List: benchmarks.map((row) => presentBenchmark(row, isOpen)),
        Rows: values.map(presentValue),
        Total: values.length,
        Dict: { Locked: locked, TrialLeft: trialLeft },
      };
    }),
  ];
}
