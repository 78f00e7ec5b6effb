import type { StoppingName, TextEncoding } from '@btc/contract/imported-files.ts';
import { type PriceFileForm, priceFileRule } from '@btc/contract/prices/desk/price-file-rule.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { computeChecksum, storeCopy } from '#platform/files/local-file.ts';
import { type Dictionary, openDictionary } from '#dictionary/face.ts';
import type { Issue } from '#platform/import/issue.ts';
import { type Accepted, listUnaccepted } from '#platform/import/stopping-warnings.ts';
import type { TitleAccount } from '#platform/import/text/header.ts';
import { refreshAfterQuoteChange } from '../indices/renew-indices.ts';
import { seriesSortKey } from '../series/price-names.ts';
import { toMeat } from '../series/series.present.ts';
import { insertSeries } from '../series/series.queries.ts';
import {
  countBenchmarks,
  type Difference,
  findOtherFrequencies,
  findSeriesIds,
  loadBenchmarks,
  type LoadCounts,
  loadQuotes,
  type SeriesQuote,
  shownDifferences,
} from './price-load.queries.ts';
import { findFarFromBefore } from './far-from-before.queries.ts';
import type { FileQuote, PriceFileContent } from './price-file.ts';
import { createStoreTables, storeUndoRows, storeNewSeries, takeOutDemoSeries } from './price-import-store.queries.ts';
import { insertPriceRun, type PriceRun } from './price-run.queries.ts';
import { quoteKey } from './quotes.parse.ts';
import { readPriceFile } from './read-price-file.ts';
import { loadCattle } from './series/cattle-load.queries.ts';
import { openSeriesFile } from './series/open-series-file.ts';
import { readSeries } from './series/read-series-file.ts';
import { mappingsByShape } from './series/series-mapping.queries.ts';

export interface PriceFileInput {
  readonly path: string;
  readonly fileName: string;
  readonly form: PriceFileForm;
  /** False: preview only. */
  readonly isLoaded: boolean;
  /** Sheet of a workbook; null: the first, of series the first with a known mapping. */
  readonly sheet?: string | null;
  /** Of a text; null or left out: it is told by what the text says. */
  readonly encoding?: TextEncoding | null;
  /** Warnings that are known and do not stop the load; left out: none. */
  readonly accept?: Accepted;
  /** Publication day; left out: the day stated in the file. */
  readonly publishedOn?: string | null;
  /** True: also overwrites figures published later than the file. */
  readonly isOverNewer?: boolean;
}

interface Importing {
  readonly db: Db;
  readonly files: FileStore;
  readonly now: Date;
  /** Null for the command line. */
  readonly userId: number | null;
}

export interface PriceReport {
  readonly run: PriceRun;
  /** At most `priceFileRule.maxIssues`. */
  readonly issues: readonly Issue[];
  /** Number of all issues, also beyond the list. */
  readonly issueCount: number;
  /** New or changed figures, at most 200. */
  readonly differences: readonly Difference[];
  /** Those that stop a load come first. */
  readonly warnings: readonly Issue[];
  /** Warnings that stop the load until somebody accepts them; the issues list them. */
  readonly unaccepted: readonly StoppingName[];
  readonly titles: TitleAccount | null;
}

/** Rolls back a preview, or a load that would overwrite newer figures; its counts are still reported. */
class Undone extends Error {}

interface Loaded extends LoadCounts {
  readonly newSeries: number;
  readonly gone: number;
}

async function resolveSeries(
  db: Db,
  quotes: readonly FileQuote[],
  dictionary: Dictionary,
): Promise<{ quotes: SeriesQuote[]; newSeries: number }> {
  const ids = await findSeriesIds(db);
  const added: number[] = [];
  const resolved: SeriesQuote[] = [];
  for (const quote of quotes) {
    const key = quoteKey(quote);
    const known = ids.get(key);
    const { meat, market_type, origin, cut, specs, brand, storage, term, port, unit } = quote;
    const thing = { meat, market_type, origin, cut, specs, brand, storage, term, port, unit };
    const id =
      known ??
      (await insertSeries(db, {
        ...thing,
        is_active: true,
        is_demo: false,
        sort_key: seriesSortKey(dictionary, { meat: toMeat(meat), origin, cut }),
      }));
    if (known === undefined) added.push(id);
    ids.set(key, id);
    resolved.push({ ...quote, series_id: id });
  }
  await storeNewSeries(db, added);
  return { quotes: resolved, newSeries: added.length };
}

interface Loading {
  readonly now: Date;
  readonly userId: number | null;
  readonly reason: string;
  readonly publishedOn: string;
}

async function loadContent(db: Db, content: PriceFileContent, loading: Loading): Promise<Loaded> {
  await createStoreTables(db);
  return content.form === 'quotes' ? loadQuoteFile(db, content.quotes, loading) : loadSeries(db, content, loading);
}

async function loadSeries(db: Db, content: PriceFileContent, loading: Loading): Promise<Loaded> {
  const known = await countBenchmarks(db, content.benchmarks);
  const others = await loadBenchmarks(db, content, loading.publishedOn);
  const cattle = await loadCattle(db, content.cattle, loading);
  return {
    added: others.added + cattle.added,
    changed: others.changed + cattle.changed,
    same: others.same + cattle.same,
    newer: others.newer + cattle.newer,
    gone: cattle.gone,
    newSeries: content.benchmarks.length - known,
    differences: [...cattle.differences, ...others.differences].toSorted(newerFirst).slice(0, shownDifferences),
  };
}

function newerFirst(one: Difference, other: Difference): number {
  const isNewer = ({ newerOn }: Difference) => (newerOn === null ? 1 : 0);
  return isNewer(one) - isNewer(other) || (one.day < other.day ? 1 : one.day > other.day ? -1 : 0);
}

async function loadQuoteFile(db: Db, given: readonly FileQuote[], loading: Loading): Promise<Loaded> {
  const markets = Map.groupBy(given, ({ meat, market_type: market }) => `${meat} ${market}`);
  let gone = 0;
  for (const [first] of markets.values())
    if (first !== undefined) gone += await takeOutDemoSeries(db, first.meat, first.market_type);
  const { quotes, newSeries } = await resolveSeries(db, given, await openDictionary(db));
  const counts = await loadQuotes(db, quotes, loading);
  if (counts.added + counts.changed + gone > 0) {
    for (const [first] of markets.values()) {
      if (first === undefined) continue;
      // Whole, because invented quotes of other days may have gone.
      await refreshAfterQuoteChange(db, { meat: toMeat(first.meat), market: first.market_type, days: null });
    }
  }
  return { ...counts, newSeries, gone };
}

function toExtent({ quotes, values, cattle }: PriceFileContent): {
  readonly from: string | null;
  readonly to: string | null;
} {
  const days = [...quotes, ...values, ...cattle].map(({ day }) => day).toSorted();
  return { from: days[0] ?? null, to: days.at(-1) ?? null };
}

async function readContent(db: Db, given: PriceFileInput, now: Date): Promise<PriceFileContent> {
  const today = shanghaiDay(now);
  const { path, form, sheet = null, encoding = null } = given;
  if (form !== 'series') {
    return readPriceFile({ path, form, sheet, encoding }, { today, dictionary: await openDictionary(db) });
  }
  const mappings = await mappingsByShape(db);
  const opened = await openSeriesFile(path, {
    sheet,
    encoding,
    isKnown: (shape) => mappings.has(shape),
  });
  const content = readSeries(opened, mappings.get(opened.shape) ?? null, today);
  const issues = content.issues.length > 0 ? [] : await findOtherFrequencies(db, content.benchmarks);
  return { ...content, issues: [...content.issues, ...issues] };
}

/** What is wrong with a file or odd in it as a whole, and what of that stops it. */
async function judge(
  db: Db,
  content: PriceFileContent,
  accept: Accepted,
): Promise<Omit<PriceReport, 'run' | 'differences'>> {
  const stopping = content.issues.length > 0 ? [] : await findFarFromBefore(db, content);
  const unaccepted = listUnaccepted(stopping, accept);
  const isStopped = unaccepted.length > 0;
  const found = isStopped ? stopping : content.issues;
  return {
    issues: found.slice(0, priceFileRule.maxIssues),
    issueCount: found.length,
    warnings: isStopped ? content.warnings : [...stopping, ...content.warnings],
    unaccepted,
    titles: content.titles,
  };
}

/** Reads a price file and loads it as a whole; a preview or any bad row leaves the database unchanged. */
export async function importPriceFile(
  { db, files, now, userId }: Importing,
  given: PriceFileInput,
): Promise<PriceReport> {
  const checksum = await computeChecksum(given.path);
  const content = await readContent(db, given, now);
  const report = await judge(db, content, given.accept ?? []);
  const { issues, issueCount } = report;
  const publishedOn = given.publishedOn ?? content.publishedOn;
  const loadedOn = publishedOn ?? shanghaiDay(now);
  const begun: PriceRun = {
    id: null,
    form: given.form,
    fileName: given.fileName,
    checksum,
    outcome: 'refused',
    rowsRead: content.rowsRead,
    badRows: new Set(content.issues.map(({ line }) => line)).size,
    added: 0,
    changed: 0,
    same: 0,
    newer: 0,
    newSeries: 0,
    gone: 0,
    publishedOn: given.form === 'quotes' ? null : publishedOn,
    ...toExtent(content),
    at: now,
  };
  const record = async (work: Db, run: PriceRun) => {
    const filePath = `price-files/${checksum}`;
    await storeCopy(files, given.path, filePath);
    return insertPriceRun(work, run, { filePath, issues, issueCount, userId });
  };
  if (issues.length > 0) {
    const id = given.isLoaded ? await record(db, begun) : null;
    return { ...report, run: { ...begun, id }, differences: [] };
  }
  let run = begun;
  let differences: readonly Difference[] = [];
  const work = db.transaction().execute(async (transaction) => {
    const { differences: found, ...loaded } = await loadContent(transaction, content, {
      now,
      userId,
      reason: given.fileName,
      publishedOn: loadedOn,
    });
    differences = found;
    run = { ...begun, ...loaded, outcome: toOutcome(given, loaded) };
    if (run.outcome === 'preview' || run.outcome === 'older') throw new Undone();
    const id = await record(transaction, run);
    if (run.outcome === 'loaded') await storeUndoRows(transaction, { runId: id, publishedOn: loadedOn });
    run = { ...run, id };
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  if (run.outcome === 'older') run = { ...run, id: await record(db, run) };
  return { ...report, run, differences };
}

function toOutcome(
  { isLoaded, isOverNewer = false }: PriceFileInput,
  { added, changed, newer, gone }: Omit<Loaded, 'differences'>,
): PriceRun['outcome'] {
  if (!isLoaded) return 'preview';
  if (newer > 0 && !isOverNewer) return 'older';
  return added + changed + gone > 0 ? 'loaded' : 'unchanged';
}
