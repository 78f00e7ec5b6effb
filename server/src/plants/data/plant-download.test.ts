import Fastify from 'fastify';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#platform/api/binding.ts';
import { createInProcessApi } from '#platform/api/in-process.ts';
import { createPlantsFixture, type PlantsFixture, signedOut } from '../plants.fixture.ts';
import { createPlantDownloadRoutes } from './plant-download.routes.ts';

let plants: PlantsFixture;
let member: Caller;
let caller: Caller = signedOut;
const app = Fastify();
beforeAll(async () => {
  plants = await createPlantsFixture();
  member = await plants.addCaller({ modules: 'Est' });
  await app.register(
    createPlantDownloadRoutes({
      db: plants.db,
      publicUrl: 'https://portal.example',
      admit: async () => caller,
      apiFor: (who) => createInProcessApi(plants.dispatcher, who),
    }),
  );
});
afterAll(async () => {
  await app.close();
  await plants.drop();
});

async function readRows(address: string): Promise<readonly (readonly string[])[]> {
  const answer = await app.inject(address);
  expect([answer.statusCode, answer.body.slice(0, 1)]).toEqual([200, '\ufeff']);
  return parse(answer.body, { bom: true, relax_column_count: true, skip_empty_lines: true });
}

test('the directory as a file has every plant, and only what the reader may see', async () => {
  caller = signedOut;
  const open = await readRows('/download/plants.csv?edition=en&Origin=BRA');
  const titles = open.findIndex(([, second]) => second === 'Origin');
  const { Total } = await plants.ask('GetWebFrontApprovePlant', { Origin: 'BRA' });
  expect(open.slice(titles + 1)).toHaveLength(Total);
  expect(open[titles]).toEqual(['Number', 'Origin', 'Name, Chinese', 'Name, English', 'Status']);
  expect(open.slice(0, titles).map(([name]) => name)).toContain('Access');
  caller = member;
  const whole = await readRows('/download/plants.csv?edition=cn&Origin=BRA');
  expect(whole.at(-1)?.[1]).toBe('巴西');
  expect(whole.at(-1)?.[6]).toMatch(/^CBRA/);
});

test('a file says every filter and the address of its page, or begins with the titles for programs', async () => {
  caller = member;
  const rows = await readRows('/download/plants.csv?edition=en&Origin=BRA|ARG&Meat=pork');
  expect(rows).toContainEqual(['Origin', 'Brazil, Argentina']);
  expect(rows).toContainEqual(['Address', 'https://portal.example/BTCEst?meat=pork&origin=BRA%7CARG']);
  const plain = await app.inject('/download/plants.csv?edition=en&Origin=BRA&layout=plain');
  expect(plain.body).toMatch(/^Number,Origin,/);
});

test('events are for members', async () => {
  caller = signedOut;
  const refused = await app.inject('/download/plant-events.csv?edition=en');
  expect([refused.statusCode, refused.body]).toEqual([
    403,
    'This file is for members with the module. Please log in or apply for membership first.\n',
  ]);
  caller = member;
  const rows = await readRows('/download/plant-events.csv?edition=en&StartDate=2025-01-01&EndDate=2025-12-31');
  expect(rows.some((row) => row.includes('Suspended by China'))).toBe(true);
  const book = await app.inject('/download/plant-events.xlsx?StartDate=2025-01-01');
  expect(book.rawPayload.subarray(0, 2).toString()).toBe('PK');
});

test('the market structure is open by origin and for members by group', async () => {
  caller = signedOut;
  const open = await readRows('/download/plant-structure.csv?edition=en&By=origin');
  expect(open.some(([name, , share]) => name === 'Brazil' && Number(share) > 0)).toBe(true);
  expect((await app.inject('/download/plant-structure.csv?edition=cn&By=group')).statusCode).toBe(403);
  caller = member;
  const groups = await readRows('/download/plant-structure.csv?edition=cn&By=group');
  expect(groups.some(([title, total]) => title === '名称' && total === '工厂数')).toBe(true);
});

test('the empty form of a list is there in both languages', async () => {
  caller = signedOut;
  const [titles] = await readRows('/download/plant-list-template.csv?edition=cn');
  expect(titles).toContain('注册编号');
  const book = await app.inject('/download/plant-list-template.xlsx?edition=en');
  expect(book.rawPayload.subarray(0, 2).toString()).toBe('PK');
  expect(book.headers['content-disposition']).toBe('attachment; filename="plant-list-template.xlsx"');
});

test('a question that cannot be read is refused by its field', async () => {
  const answer = await app.inject('/download/plants.csv?edition=en&AsOf=yesterday');
  expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('AsOf')]);
});
