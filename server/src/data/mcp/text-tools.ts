import { findDataQuery } from '@btc/contract/data/data-address.ts';
import { dictionaryPath } from '@btc/contract/dictionary/dictionary-paths.ts';
import { maxSearchLetters } from '@btc/contract/search/search-paths.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { nameIn } from '@btc/contract/names.ts';
import { pathFor } from '@btc/contract/wire/edition-path.ts';
import { z } from 'zod';
import { badRequest } from '#platform/api/answer.ts';
import { plainParagraphs } from '#platform/rich-text/article-html.ts';
import { writeSpending } from '#data/http/problem.ts';
import { defineTool, type Tool } from './define-tool.ts';
import type { Part } from './part.ts';
import { readPart, type ToolDeps } from './read-part.ts';
import { toMembershipPage } from './refusal-help.ts';
import { edition, howToSpend, spend } from './tool-fields.ts';

const words = z.string().trim().min(1).max(maxSearchLetters);
const nullable = z.string().nullable();
const hit = { name: z.string(), note: nullable, link: z.string(), isLocked: z.boolean(), isDemonstration: z.boolean() };

const search = defineTool({
  name: 'search',
  title: 'Search the portal',
  description:
    'Finds cuts, HS codes, prices, plants, companies, news, reports, quotas, districts, terms and pages by words of either language. ' +
    'It names what there is and where; fetch reads a result, figures come from the other tools.',
  params: { Keyword: 'query' },
  input: z.strictObject({
    query: words.optional(),
    words: words.optional().describe('Former name of query; answers with hits'),
    edition,
  }),
  output: z.looseObject({
    best: z.looseObject({ kind: z.string(), name: z.string(), link: z.string() }).nullable(),
    results: z.array(z.looseObject({ id: z.string(), title: z.string(), url: z.string() })).optional(),
    hits: z.array(z.looseObject(hit)).optional(),
  }),
  run: async ({ api, publicUrl }, { query, words: former, edition: own }) => {
    const keyword = query ?? former;
    if (keyword === undefined) throw badRequest('query', 'missing');
    const { Card, Groups } = await api('SearchPortal', { isEn: own === 'en', Keyword: keyword });
    const best = Card === null ? null : { kind: Card.Kind, name: Card.Name, link: publicUrl + Card.Path };
    const hits = Groups.flatMap(({ Kind, Rows }) => Rows.map((row) => ({ ...row, Kind })));
    if (query === undefined) {
      return {
        best,
        hits: hits.map(({ Kind, Name, Note, Path, Date: date, Locked, Demo }) => {
          return {
            kind: Kind,
            name: Name,
            note: Note,
            link: publicUrl + Path,
            date,
            isLocked: Locked,
            isDemonstration: Demo,
          };
        }),
      };
    }
    return {
      best,
      results: hits.map(({ Kind, Name, Note, Path, Date: date, Locked, Demo }) => ({
        id: Path,
        title: Name,
        url: publicUrl + Path,
        kind: Kind,
        ...(Note === null ? {} : { note: Note }),
        ...(date === null ? {} : { date }),
        ...(Locked ? { isLocked: true } : {}),
        ...(Demo ? { isDemonstration: true } : {}),
      })),
    };
  },
});

async function readArticle(
  { api, publicUrl }: ToolDeps,
  { id, edition: own }: { readonly id: number; readonly edition: Edition },
) {
  const { Row, Dict } = await api('GetBtcInfoDetail', { NewsID: id, isEn: own === 'en' });
  const left = Dict.TrialLeft ?? 0;
  return {
    title: Row.NewsTitle,
    publishedAt: Row.NewsDateTime,
    summary: Row.NewsSummary,
    source: Row.Source,
    origins: Row.OriginNames.map((origin) => nameIn(own, origin)),
    isLocked: Dict.Locked,
    ...(Dict.Locked
      ? {
          locked: { module: Dict.Module, reason: Dict.Reason },
          membership: toMembershipPage(publicUrl, own),
          ...(left === 0 ? {} : { note: writeSpending(own, { left, how: howToSpend }) }),
        }
      : {}),
    text: Dict.Locked ? Dict.Preview : plainParagraphs(Row.NewsContext ?? ''),
    isDemonstration: Row.Demo,
    link: `${publicUrl}${pathFor(own, `/BTCInfo/Article/${id}`)}`,
  };
}

const getArticle = defineTool({
  name: 'get_article',
  title: 'Read an article',
  description: 'An article or report by its number, as text; of one for members what whoever asks may read.',
  params: { NewsID: 'id' },
  input: z.strictObject({ id: z.int().min(1).describe('As the links of search end'), spend, edition }),
  output: z.looseObject({
    title: z.string(),
    publishedAt: z.string(),
    source: nullable,
    isLocked: z.boolean(),
    text: z.unknown(),
    isDemonstration: z.boolean(),
    link: z.string(),
  }),
  run: readArticle,
});

/** A part as a text of a few lines: what it is, its rows as CSV has them, and how it is cited. */
function writePart({ title, scope, source, units, rows, total, cite }: Part): string {
  const columns = Object.keys(rows[0] ?? {});
  const heads = columns.map((name) => (Object.hasOwn(units, name) ? `${name} (${units[name]})` : name));
  const lines = rows.map((row) => columns.map((name) => row[name] ?? '').join(', '));
  return [
    title,
    scope,
    source,
    '',
    heads.join(', '),
    ...lines,
    ...(total > rows.length ? [`… (${total})`] : []),
    '',
    cite,
  ].join('\n');
}

const documentRows = 20;

async function readDocument(deps: ToolDeps, path: string, own: Edition) {
  const article = /\/BTCInfo\/Article(?:Free)?\/([1-9]\d{0,9})$/.exec(path)?.[1];
  if (article !== undefined) {
    const { title, text, ...metadata } = await readArticle(deps, { id: Number(article), edition: own });
    return { title, text: [text].flat().join('\n\n'), metadata };
  }
  const query = findDataQuery(path.replace(/#.*$/, ''));
  if (query === null) return { title: path, text: deps.publicUrl + path, metadata: {} };
  const entry = new RegExp(`${dictionaryPath}#(\\w+)-(.+)$`).exec(path);
  const where = entry === null ? {} : { where: { kind: [entry[1] ?? ''], code: [entry[2] ?? ''] } };
  const found = await readPart(deps, { query, ...where, limit: documentRows });
  const { title, source, vintage, isDemonstration, locked } = found;
  return { title, text: writePart(found), metadata: { source, vintage, isDemonstration, locked } };
}

const fetchTool = defineTool({
  name: 'fetch',
  title: 'Read a result of the search',
  description: 'The text of a result: an article, or the figures of its page with their source.',
  input: z.strictObject({
    id: z
      .string()
      .regex(/^\/[^/]/)
      .max(300)
      .describe('Of search'),
    spend,
  }),
  output: z.looseObject({
    id: z.string(),
    title: z.string(),
    text: z.string(),
    url: z.string(),
    metadata: z.looseObject({}),
  }),
  run: async (deps, { id }) => {
    const own = /^\/cn(?:\/|$)/.test(id) ? 'cn' : 'en';
    return { id, url: deps.publicUrl + id, ...(await readDocument(deps, id, own)) };
  },
});

export const textTools: readonly Tool[] = [search, fetchTool, getArticle];
