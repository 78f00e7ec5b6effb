import { refreshPlants } from '@btc/server/src/plants/registry/registry.service.ts';
import { addCallers, type CallerRole } from '@btc/server/src/portal-tests/http/callers.fixture.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Demonstration, openDemonstration } from '../demonstration.fixture.ts';
import { type Place, type Question, questions, unanswerable } from './questions.fixture.ts';

/*
 * Sixty questions by the tools of the door of assistants: every answer is what SQL of its own finds, to the last digit, and comes with
 * what names it; what has no answer is refused, and no figure given.
 */

let portal: Demonstration;
let signIn: Awaited<ReturnType<typeof addCallers>>['signIn'];
beforeAll(async () => {
  portal = await openDemonstration();
  ({ signIn } = await addCallers(portal, 'questions'));
  const known = await portal.db.selectFrom('plant').select('id').execute();
  // What a portal works out when it starts.
  await refreshPlants(
    portal.db,
    known.map(({ id }) => id),
    portal.clock.now(),
  );
});
afterAll(() => portal.close());

type Answer = Readonly<Record<string, unknown>>;

interface ToolAnswer {
  readonly isError?: boolean;
  readonly content: readonly { readonly text: string }[];
  readonly structuredContent?: Answer;
}

interface Part extends Answer {
  readonly rows: readonly Answer[];
  readonly units: Readonly<Record<string, string>>;
}

async function call(tool: string, input: object, role: CallerRole): Promise<ToolAnswer> {
  const { body } = await portal.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { ...(await signIn(role)), accept: 'application/json, text/event-stream' },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: input } },
  });
  const data = /^data: (.*)$/m.exec(body)?.[1] ?? body;
  const { result, error } = JSON.parse(data) as { readonly result?: ToolAnswer; readonly error?: { message: string } };
  return result ?? { isError: true, content: [{ text: error?.message ?? '' }] };
}

function toPart(answer: Answer, name: 'use' | 'duties' | undefined): Part {
  return (name === undefined ? answer : answer[name]) as Part; // what the tools of data sets answer
}

function findRow({ rows }: Part, row: Readonly<Record<string, string>>): Answer | undefined {
  const wanted = Object.entries(row);
  return rows.find((one) => wanted.every(([name, value]) => one[name] === value));
}

function readPlace(answer: Answer, place: Place): unknown {
  if ('row' in place) return findRow(toPart(answer, place.part), place.row)?.[place.column];
  if ('hit' in place) {
    const hits = answer['hits'] as readonly Answer[]; // what a search answers
    return hits.find(({ link }) => String(link).includes(place.hit))?.['name'];
  }
  return place.path.reduce<unknown>((node, key) => (node as Answer | undefined)?.[key], answer); // down a path that is there
}

async function askSql({ facts, sql: text = '' }: Question): Promise<unknown> {
  if (facts !== undefined) {
    const [row = []] = await portal.facts.use(null, ({ read }) => read(facts));
    return Number(row[0]);
  }
  const { rows } = await sql.raw<Answer>(text).execute(portal.db);
  const [value] = Object.values(rows[0] ?? {});
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}

const isSaid = (value: unknown) => typeof value === 'string' && value !== '';

/** What an answer omits of its figure: series, scope, source, vintage, unit, or a portal address. */
function listUnsaid(answer: Answer, place: Place): readonly string[] {
  if (!('row' in place)) {
    if ('hit' in place) return []; // found by its link
    const isRuling = place.path[0] === 'ruling';
    const own = (isRuling ? answer['ruling'] : answer) as Answer; // its fields
    const needed = isRuling ? ['title', 'scope', 'link', 'unit', 'source', 'declaredOn', 'sentence'] : ['link'];
    return needed.filter((name) => !isSaid(own[name]));
  }
  const part = toPart(answer, place.part);
  const unit = part.units[place.column];
  const hasUnit = isSaid(unit) || isSaid(findRow(part, place.row)?.['unit']);
  const isFigure = typeof readPlace(answer, place) === 'number' && place.isCount !== true;
  const link = String(part['link']);
  return [
    ...['set', 'title', 'scope', 'source', 'cite'].filter((name) => !isSaid(part[name])),
    ...['vintage', 'isDemonstration'].filter((name) => part[name] === undefined),
    ...(isFigure && !hasUnit ? ['unit'] : []),
    ...(link.startsWith(portal.config.publicUrl) && String(part['cite']).includes(link) ? [] : ['link']),
  ];
}

test('there are sixty, of which twenty have no answer, in both languages, and each tool is asked', () => {
  expect([questions.length, unanswerable.length]).toEqual([40, 20]);
  const words = [...questions, ...unanswerable].map((one) => one.words);
  expect(new Set(words).size).toBe(60);
  const chinese = words.filter((text) => /\p{Script=Han}/u.test(text)).length;
  expect([chinese >= 25, 60 - chinese >= 25]).toEqual([true, true]);
  expect(new Set([...questions, ...unanswerable].map(({ tool }) => tool))).toEqual(
    new Set([
      'search',
      'get_view',
      'get_series',
      'get_quota_and_duty',
      'check_cargo',
      'get_landed_cost',
      'get_plant_status',
      'get_article',
    ]),
  );
});

test('forty are answered as SQL has it, to the last digit, with all that names the figure', async () => {
  const wrong: unknown[] = [];
  for (const question of questions) {
    const { isError, content, structuredContent } = await call(question.tool, question.input, 'paid');
    if (isError === true || structuredContent === undefined) {
      wrong.push([question.words, content[0]?.text]);
      continue;
    }
    const found = readPlace(structuredContent, question.place);
    const wanted = await askSql(question);
    if (wanted === undefined || Number.isNaN(wanted) || found !== wanted) wrong.push([question.words, found, wanted]);
    const unsaid = listUnsaid(structuredContent, question.place);
    if (unsaid.length > 0) wrong.push([question.words, 'does not say', unsaid]);
  }
  expect(wrong).toEqual([]);
});

/** True if refused, or without a row, hit or figure. */
function isRefused({ isError, structuredContent: answer = {} }: ToolAnswer): boolean {
  if (isError === true) return true;
  const { rows, hits, best } = answer;
  if (Array.isArray(hits)) return hits.length === 0 && best === null;
  return (
    Array.isArray(rows) &&
    rows.every((row: Answer) => row['volume'] === null && /notPublished/.test(String(row['gaps'])))
  );
}

test('twenty are refused, and no figure is given', async () => {
  const answered: unknown[] = [];
  for (const { words, tool, input, role } of unanswerable) {
    const answer = await call(tool, input, role);
    const text = answer.content[0]?.text ?? '';
    if (!isRefused(answer) || text === '') answered.push([words, text.slice(0, 800)]);
  }
  expect(answered).toEqual([]);
});
