import type { Edition } from '@btc/contract/members/access.ts';
import { memberNames } from '@btc/contract/trade/dimensions.ts';
import type { DataView } from '@btc/contract/trade/views.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { factSourceNames } from '@btc/contract/trade/trade-codes.ts';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { requireModule } from '#platform/data/whole-set.ts';
import type { SentFile } from '#platform/export/file-route.ts';
import { quote } from '../facts/mask.ts';
import { presentScope } from '../scope.present.ts';
import type { Series } from '../series.ts';
import type { TradeDeps } from '../trade-deps.ts';
import type { OpenedView } from '../view/authorize-view.ts';
import { exportWords } from './export-words.ts';
import { codedColumns, type FileFacts, toWhere } from './fact-names.ts';
import { type FactsRequest, findFacts, findNamed, type FoundFacts, joinNames, type Names } from './find-facts.ts';
import { hsForms, hsStorages } from '@btc/reference/hs-codes.ts';
import { formatMinute } from './sheet.ts';
import { describeHeading } from '#platform/export/describe-file.ts';
import type { Sheet } from '#platform/export/sheet.ts';
import { contentTypes, type FileLayout } from '#platform/export/sheet-file.ts';
import { describeTradeFile, selectFacts } from './trade-file-query.ts';
import { csvLine } from '#platform/export/write-sheet.ts';
import { makeWorkFolder } from '#platform/files/work-folder.ts';

export interface FactsFileDeps extends TradeDeps {
  /** Folder for a file until it has been sent. */
  readonly workFolder: string;
}

interface FileRequest extends FactsRequest {
  readonly layout: FileLayout;
  readonly publicUrl: string;
}

/** Files that are written at the same time; each keeps a connection to the facts busy. */
const maxConcurrency = 2;

/**
 * The single facts behind a view, as CSV, for members with the view's module. The store engine writes the file on threads of its own,
 * so that neither memory nor other requests feel its size.
 */
export function factsFiles(deps: FactsFileDeps) {
  let running = 0;
  return async (request: FileRequest): Promise<SentFile> => {
    const { module }: DataView = request.view;
    // Neither the open months nor an item of a trial give the single facts.
    requireModule(request.caller, module, request.edition, deps.clock.now());
    if (running >= maxConcurrency) throw new ApiError(1010);
    running += 1;
    try {
      return await findFacts(deps, request, (found) => writeFacts(deps, found, request));
    } finally {
      running -= 1;
    }
  };
}

async function writeFacts(
  deps: FactsFileDeps,
  { snapshot, opened, series, facts, names }: FoundFacts,
  request: FileRequest,
): Promise<SentFile> {
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
    body: withHead(toHead({ opened, series, span }, request), { folder, parts }),
  };
}

/** A piece of the file that the engine writes in one go. */
interface Part {
  readonly facts: FileFacts;
  readonly path: string;
}

/**
 * A piece for each year. Within one the lines keep the order of the facts, which lie by period as far as their files do: sorting them
 * would hold a whole piece in memory.
 */
function toParts({ query, units }: FileFacts, folder: string): readonly Part[] {
  return [...Map.groupBy(units, (unit) => unit.slice(0, 4))].map(([year, own]) => ({
    facts: { query, units: own },
    path: join(folder, `${year}.csv`),
  }));
}

/** The statement that writes the facts, with a code and a name for each column that is not empty. */
function toCopyStatement({ facts, path }: Part, names: Names, edition: Edition): string {
  const columns = codedColumns.flatMap((column) => {
    const named = findNamed(names, column);
    return named === null ? ['null', 'null'] : [named.code, named.name];
  });
  return `copy (
    select n_period.name, ${columns.join(', ')}, ${toWord('storage', hsStorages, edition)}, ${toWord('form', hsForms, edition)},
      cast(g / 1000 as decimal(18, 3)), cast(usd_cents / 100 as decimal(18, 2)), cast(cny_cents / 100 as decimal(18, 2))
    from facts f ${joinNames(names, facts.units)} where ${toWhere(facts)}
  ) to ${quote(path)} (format csv, header false, delimiter ',')`;
}

interface Word {
  readonly code: string;
  readonly nameCn: string;
  readonly nameEn: string;
}

/** An expression for what the few codes of a column are called. */
function toWord(column: 'storage' | 'form', words: readonly Word[], edition: Edition): string {
  const cases = words.map(
    ({ code, nameCn, nameEn }) => `when ${quote(code)} then ${quote(edition === 'cn' ? nameCn : nameEn)}`,
  );
  return `case ${column}::varchar ${cases.join(' ')} end`;
}

interface Headed {
  readonly opened: OpenedView;
  readonly series: Series;
  /** First and last month or year of the file. */
  readonly span: readonly string[];
}

function toHead({ opened: { question, view, dictionary }, series, span }: Headed, request: FileRequest): string {
  const { edition, layout } = request;
  const say = exportWords[edition];
  const cn = edition === 'cn';
  const scope = presentScope(question, series.codes);
  const source = factSourceNames[series.source];
  const about: Sheet['about'] = [
    [say.title, `${cn ? view.titleCn : view.titleEn}${say.facts}`],
    [say.scope, cn ? scope.TitleCn : scope.TitleEn],
    [say.unit, say.factUnits],
    [say.span, span.join(' – ')],
    [say.source, cn ? source.nameCn : source.nameEn],
    [say.published, series.publishedOn],
    [say.updated, say.moment(formatMinute(series.loadedAt))],
    ...(question.asPublishedOn === null ? [] : [[say.asPublishedOn, question.asPublishedOn] as const]),
    ...(series.byRate.length > 0 ? [[say.converted, series.byRate.join(' ')] as const] : []),
    ...(series.apportioned.length > 0 ? [[say.apportioned, series.apportioned.join(' ')] as const] : []),
    ...(series.source === 'demo' ? [[say.note, say.demo] as const] : []),
  ];
  const titles = [
    say.period,
    ...codedColumns.flatMap((column) =>
      column === 'hs' ? say.goodsColumns : say.codeAndName(memberNames[edition][column]),
    ),
    ...say.measureColumns,
  ];
  // The engine ends its lines so, and a file has one kind of line end.
  if (layout === 'plain') return csvLine(titles).replaceAll('\r\n', '\n');
  const [start = '', end = ''] = [span[0]?.slice(0, 7), span.at(-1)?.slice(0, 7)];
  const selection = selectFacts(question, { start, end, source: series.source });
  const heading = describeHeading(about, {
    ...describeTradeFile({ ...request, view: view.code, selection, dictionary }),
    edition,
  });
  return `\ufeff${[...heading, [], titles].map(csvLine).join('')}`.replaceAll('\r\n', '\n');
}

/** The head, then the pieces, which go when they have been read or nobody reads on. */
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
