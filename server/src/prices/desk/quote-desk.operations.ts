import {
  CorrectQuote,
  GetDeskPriceSeries,
  GetQuoteCorrections,
  GetQuoteSheet,
  PublishQuotes,
  SavePriceSeries,
  SaveQuoteDrafts,
  WithdrawQuote,
  WithdrawQuoteSheet,
} from '@btc/contract/prices/desk/quote-desk.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import { splitCodes } from '#platform/api/code-list.ts';
import { toSlice } from '#platform/api/paging.ts';
import { changeAsStaff } from '#platform/audit/staff-change.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import { openDictionary } from '#dictionary/face.ts';
import type { PriceDeps } from '../price-deps.ts';
import { readDayTerms } from '../convert/day-terms.ts';
import { countCorrections, listCorrections } from './correction.queries.ts';
import { correctQuote, presentCorrection, withdrawQuote, withdrawSheet } from './correction.service.ts';
import { saveDrafts } from './draft.service.ts';
import { publishQuotes } from './publish.service.ts';
import { countDeskSeries, listDeskSeries } from './series-desk.queries.ts';
import { presentDeskSeries, saveSeries } from './series-desk.service.ts';
import { presentLine } from './sheet.present.ts';
import { listSheet } from './sheet.queries.ts';

function createSheetOperations(deps: PriceDeps): readonly BoundOperation[] {
  const { db, clock, readYearVolumes } = deps;
  return [
    bind(GetQuoteSheet, async ({ Meat: meat, MarketType: market, Date: day, Origin }) => {
      const lines = await listSheet(db, { meat, market, day, origins: splitCodes(Origin) });
      const dictionary = await openDictionary(db);
      const rows = lines.map((line) => presentLine(line, dictionary));
      const days = await readDayTerms(db, { meat, from: day, to: day });
      return {
        Rows: rows,
        Total: rows.length,
        Dict: {
          JumpPercent: days.settingsOn(day).jumpPercent,
          Drafts: rows.filter(({ Quote }) => Quote?.State === 'draft').length,
          Published: rows.filter(({ Quote }) => Quote?.State === 'published').length,
          Today: shanghaiDay(clock.now()),
        },
      };
    }),
    bind(SaveQuoteDrafts, async (input, caller) => {
      const outcomes = await changeAsStaff(deps, { operation: 'SaveQuoteDrafts', caller }, async (work) => {
        const result = await saveDrafts(work, input);
        const written = result.filter(({ Outcome }) => Outcome === 'saved' || Outcome === 'removed');
        const after = Object.fromEntries(written.map(({ SeriesID, Quote }) => [SeriesID, Quote]));
        return { subject: { kind: 'quote-sheet', id: input.Date }, before: null, after, result };
      });
      return { Rows: [...outcomes], Total: outcomes.filter(({ Outcome }) => Outcome === 'saved').length };
    }),
    bind(PublishQuotes, async (input, caller) => {
      const { published, levels } = await changeAsStaff(deps, { operation: 'PublishQuotes', caller }, (work) =>
        publishQuotes(work, input, readYearVolumes),
      );
      return { Total: published, Dict: { IndexWeeks: levels } };
    }),
  ];
}

function createCorrectionOperations(deps: PriceDeps): readonly BoundOperation[] {
  const { db } = deps;
  return [
    bind(CorrectQuote, async (input, caller) => ({
      Row: await changeAsStaff(deps, { operation: 'CorrectQuote', caller }, (work) => correctQuote(work, input)),
    })),
    bind(WithdrawQuote, async (input, caller) => ({
      Row: await changeAsStaff(deps, { operation: 'WithdrawQuote', caller }, (work) => withdrawQuote(work, input)),
    })),
    bind(WithdrawQuoteSheet, async (input, caller) => {
      const { withdrawn, levels } = await changeAsStaff(deps, { operation: 'WithdrawQuoteSheet', caller }, (work) =>
        withdrawSheet(work, input),
      );
      return { Total: withdrawn, Dict: { IndexWeeks: levels } };
    }),
    bind(GetQuoteCorrections, async (input) => {
      const filter = { seriesId: input.SeriesID, day: input.Date };
      const [rows, total] = await Promise.all([
        listCorrections(db, filter, toSlice(input)),
        countCorrections(db, filter),
      ]);
      const dictionary = await openDictionary(db);
      return { Rows: rows.map((row) => presentCorrection(row, dictionary)), Total: total };
    }),
  ];
}

export function createQuoteDeskOperations(deps: PriceDeps): readonly BoundOperation[] {
  const { db } = deps;
  return [
    bind(GetDeskPriceSeries, async (input) => {
      const { Meat, MarketType, Origin, IncludeStopped } = input;
      const filter = {
        meat: Meat,
        market: MarketType,
        origins: splitCodes(Origin),
        includeStopped: IncludeStopped,
      };
      const [rows, total] = await Promise.all([
        listDeskSeries(db, filter, toSlice(input)),
        countDeskSeries(db, filter),
      ]);
      const dictionary = await openDictionary(db);
      return { Rows: rows.map((row) => presentDeskSeries(row, dictionary)), Total: total };
    }),
    bind(SavePriceSeries, async (input, caller) => ({
      Row: await changeAsStaff(deps, { operation: 'SavePriceSeries', caller }, (work) => saveSeries(work, input)),
    })),
    ...createSheetOperations(deps),
    ...createCorrectionOperations(deps),
  ];
}
