import type { Edition } from '@btc/contract/members/access.ts';
import { memberNames } from '@btc/contract/trade/dimensions.ts';
import type { DataView } from '@btc/contract/trade/views.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fromViewRequest } from '@btc/contract/trade/trade-data-pages.ts';
import { describeSet, readFileQuery, requireModule, writeHeading } from '#data/face.ts';
import type { AddressFields, SentFile } from '#platform/export/file-route.ts';
import { quote } from '../facts/mask.ts';
import type { TradeDeps } from '../trade-deps.ts';
import { codedColumns, type FileFacts, toWhere } from './fact-names.ts';
import {
  type FactsRequest,
  findFacts,
  findNamed,
  type FoundFacts,
  joinNames,
  type Names,
  toFactNotes,
} from './find-facts.ts';
import { findViewSet, readViewQuestion } from './view-sets.ts';
import { hsForms, hsStorages } from '@btc/reference/goods/hs-codes.ts';
import { contentTypes, type FileLayout } from '#platform/export/sheet-file.ts';
import { csvLine } from '#platform/export/write-csv.ts';
import { makeWorkFolder } from '#platform/files/work-folder.ts';

export interface FactsFileDeps extends TradeDeps {
  /** Holds a file until it has been sent. */
  readonly workFolder: string;
}

interface FileRequest extends Omit<FactsRequest, 'question'> {
  readonly layout: FileLayout;
  readonly publicUrl: string;
  readonly given: AddressFields;
}

type NamedRequest = FileRequest & Pick<Awaited<ReturnType<typeof readFileQuery>>, 'query' | 'lines'>;

interface FactsWords {
  readonly facts: string;
  readonly period: string;
  readonly codeAndName: (name: string) => readonly [code: string, name: string];
  readonly goodsColumns: readonly string[];
  readonly measureColumns: readonly string[];
}

const words: Readonly<Record<Edition, FactsWords>> = {
  cn: {
    facts: '：逐条记录',
    period: '时期',
    codeAndName: (name) => [`${name}代码`, name],
    goodsColumns: ['税号', '商品'],
    measureColumns: ['储藏方式', '形态', '重量（千克）', '金额（美元）', '金额（人民币元）'],
  },
  en: {
    facts: ': all records',
    period: 'Period',
    codeAndName: (name) => [`${name} code`, name],
    goodsColumns: ['HS code', 'Product'],
    measureColumns: ['Storage', 'Form', 'Weight (kg)', 'Value (USD)', 'Value (CNY)'],
  },
};

/** Concurrent files; each keeps a connection to the facts busy. */
const maxConcurrency = 2;

/** Facts behind a view as CSV, for members with its module. The engine writes on its own threads, to spare memory and requests. */
export function factsFiles(deps: FactsFileDeps) {
  let running = 0;
  return async (request: FileRequest): Promise<SentFile> => {
    const { module }: DataView = request.view;
    // Neither the open months nor an item of a trial give the single facts.
    requireModule(request.caller, module, request.edition, deps.clock.now());
    if (running >= maxConcurrency) throw new ApiError(1010);
    running += 1;
    try {
      const { edition, view, given } = request;
      const fileQuery = await readFileQuery(findViewSet(view, ''), fromViewRequest(given), { edition, db: deps.db });
      const question = readViewQuestion(fileQuery.fields);
      return await findFacts(deps, { ...request, question }, (found) => {
        return writeFacts(deps, found, { ...request, ...fileQuery });
      });
    } finally {
      running -= 1;
    }
  };
}

async function writeFacts(deps: FactsFileDeps, found: FoundFacts, request: NamedRequest): Promise<SentFile> {
  const { snapshot, facts, names } = found;
  const folder = await makeWorkFolder(deps.workFolder);
  const parts = toParts(facts, folder);
  try {
    for (const part of parts) await snapshot.read(toCopyStatement(part, names, request.edition));
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  const span = [facts.units[0], facts.units.at(-1)].filter((unit) => unit !== undefined);
  return {
    filename: `${[request.view.code, 'facts', ...span].join('_')}.csv`,
    contentType: contentTypes.csv,
    body: withHead(writeHead(found, request), { folder, parts }),
  };
}

interface Part {
  readonly facts: FileFacts;
  readonly path: string;
}

/** One part per year, unsorted within: facts lie roughly by period, and sorting would hold a whole part in memory. */
function toParts({ query, units }: FileFacts, folder: string): readonly Part[] {
  return [...Map.groupBy(units, (unit) => unit.slice(0, 4))].map(([year, own]) => ({
    facts: { query, units: own },
    path: join(folder, `${year}.csv`),
  }));
}

function toCopyStatement({ facts, path }: Part, names: Names, edition: Edition): string {
  const columns = codedColumns.flatMap((column) => {
    const named = findNamed(names, column);
    return named === null ? ['null', 'null'] : [named.code, named.name];
  });
  return `copy (
    select n_period.name, ${columns.join(', ')}, ${toWord('storage', hsStorages, edition)}, ${toWord('form', hsForms, edition)},
      cast(g / 1000 as decimal(18, 3)), cast(usd_cents / 100 as decimal(18, 2)), cast(cny_cents / 100 as decimal(18, 2))
    from shown f ${joinNames(names, facts.units)} where ${toWhere(facts)}
  ) to ${quote(path)} (format csv, header false, delimiter ',')`;
}

interface Word {
  readonly code: string;
  readonly nameCn: string;
  readonly nameEn: string;
}

function toWord(column: 'storage' | 'form', words: readonly Word[], edition: Edition): string {
  const cases = words.map(
    ({ code, nameCn, nameEn }) => `when ${quote(code)} then ${quote(edition === 'cn' ? nameCn : nameEn)}`,
  );
  return `case ${column}::varchar ${cases.join(' ')} end`;
}

function listTitles(edition: Edition): readonly string[] {
  const say = words[edition];
  return [
    say.period,
    ...codedColumns.flatMap((column) =>
      column === 'hs' ? say.goodsColumns : say.codeAndName(memberNames[edition][column]),
    ),
    ...say.measureColumns,
  ];
}

function writeHead(found: FoundFacts, request: NamedRequest): string {
  const { edition, layout, view, publicUrl, query, lines } = request;
  const titles = listTitles(edition);
  // The engine ends its lines so, and a file has one kind of line end.
  if (layout === 'plain') return csvLine(titles).replaceAll('\r\n', '\n');
  const set = findViewSet(view, '');
  const { cn, en } = words;
  const notes = { ...toFactNotes(found), title: { cn: view.titleCn + cn.facts, en: view.titleEn + en.facts } };
  const about = describeSet({ set, query, table: { notes }, publicUrl });
  const table = { columns: [], rows: [], totals: [], notes };
  const heading = writeHeading({ table, about, edition, query: lines });
  return `\ufeff${[...heading, [], titles].map(csvLine).join('')}`.replaceAll('\r\n', '\n');
}

/** Streams header and parts; the parts are deleted when the stream closes, also unread. */
function withHead(
  head: string,
  { folder, parts }: { readonly folder: string; readonly parts: readonly Part[] },
): Readable {
  async function* bytes() {
    yield Buffer.from(head);
    for (const { path } of parts) yield* createReadStream(path);
  }
  const stream = Readable.from(bytes());
  // Also where nobody has begun to read.
  stream.once('close', () => void rm(folder, { recursive: true, force: true }).catch(() => undefined));
  return stream;
}
