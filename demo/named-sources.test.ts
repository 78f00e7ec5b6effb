import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notifyWatchers } from '@btc/server/src/plants/watch/notify-watchers.service.ts';
import { insertWatch } from '@btc/server/src/plants/watch/watch.queries.ts';
import { buildContent } from '@btc/server/src/newsletter/digest-content.service.ts';
import { digestMail } from '@btc/server/src/newsletter/digest-mail.ts';
import { type Demonstration, openDemonstration } from './demonstration.fixture.ts';
import { listWrittenTexts } from './demonstration-texts.ts';
import { listWeeklyReports } from './news/reports/weekly-reports.ts';

const named =
  /CEPEA|\bB3\b|\bMLA\b|NLRS|USDA|AHDB|European Commission|欧盟委员会|World Beef Report|世界牛肉报告|\bMARA\b|农业农村部|农业部|海关总署|GACC|MOFCOM|商务部|INAC|\bARP\b|AgriHQ|\bOIG\b|Mercado Agroganadero|CME\b|号令|Decree|Reuters|路透/u;
/** Texts that cite real publications; the source is named in the sentence, and never for figures of our own. */
const citing = new Set(['news_article', 'weekly_report']);

let portal: Demonstration;
beforeAll(async () => {
  portal = await openDemonstration();
}, 240_000);
afterAll(async () => portal.close());

async function listDemoRows(): Promise<readonly (readonly [table: string, row: string])[]> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'is_demo' order by 1`.execute(portal.db);
  const rows: (readonly [string, string])[] = [];
  for (const { name } of tables.rows.filter((table) => !citing.has(table.name))) {
    const found = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} as t where is_demo`.execute(portal.db);
    rows.push(...found.rows.map(({ row }) => [name, row] as const));
  }
  const events = await sql<{ row: string }>`select to_jsonb(e)::text as row from plant_event e`.execute(portal.db);
  return [...rows, ...events.rows.map(({ row }) => ['plant_event', row] as const)];
}

test('no row of the demonstration names an institution, a publication or a decree as its source', async () => {
  const rows = await listDemoRows();
  expect(new Set(rows.map(([table]) => table)).size).toBeGreaterThan(8);
  expect(rows.filter(([, row]) => named.test(row)).slice(0, 5)).toEqual([]);
});

test.each(['cn', 'en'] as const)(
  'neither do the %s pages and files of live cattle and of changes of plants',
  async (edition) => {
    const isEn = edition === 'en';
    const { Rows } = await portal.ask('GetWebPriceLivecattleIndex', { isEn });
    expect(Rows.length).toBeGreaterThan(8);
    for (const { Source } of Rows) {
      expect(Source).toContain(isEn ? 'Demonstration' : '演示');
      expect(Source).not.toMatch(named);
    }
    for (const file of [`live-cattle.csv?edition=${edition}`, `plant-events.csv?edition=${edition}`]) {
      // The head of a column may say "GACC decree"; what stands under it may not.
      const lines = (await portal.download(`/download/${file}`))
        .split('\r\n')
        .filter((one) => /^"?\d{4}-\d\d-\d\d/.test(one));
      expect(lines.length, `Lines of ${file}`).toBeGreaterThan(5);
      for (const line of lines) expect(line).not.toMatch(named);
    }
  },
);

/** Legal facts that are not invented: quantities and duties of the safeguard. */
const lawful = /^\{\{(?:quota\/(?!.*\b(?:used|use%|left)\b)|duty\/)/u;
/** Ends of sentences; punctuation within braces does not count. */
const ends = /(?<=[。；！？])|(?<=[.!?;])\s|<[^>]*>|\n/u;
const reference = /\{\{[^}]*\}\}/gu;

function listCredited(source: string): readonly string[] {
  const whole = source.replaceAll(reference, (found) => found.replaceAll(/[.?;\s]/gu, '_'));
  const isInvented = (found: string) => !lawful.test(found.replaceAll('_', ' '));
  return whole
    .split(ends)
    .filter((sentence) => named.test(sentence.replaceAll(reference, '')))
    .filter((sentence) => (sentence.match(reference) ?? []).some(isInvented));
}

test('no sentence of a text that holds an invented figure names an institution as its source', async () => {
  expect(listCredited('<p>据海关总署，巴西{{import/BRA@2026-09}}。</p>')).toHaveLength(1);
  expect(listCredited('巴西配额{{quota/BRA@2026 t}}（商务部公告）。海关总署未公布。{{import/BRA@2026-09}}')).toEqual(
    [],
  );
  const texts = listWrittenTexts(await listWeeklyReports(portal.db));
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.flatMap(({ text, source }) => listCredited(source).map((sentence) => `${text}: ${sentence}`))).toEqual(
    [],
  );
});

describe.each(['cn', 'en'] as const)('of the %s edition', (edition) => {
  const isEn = edition === 'en';

  test('no figure of a weekly report is credited to an institution', async () => {
    const { Rows = [] } = await portal.ask('GetWebFrontMarketReport', { isEn });
    const { Row } = await portal.ask('GetWebFrontMarketReport', { isEn, ReportID: Rows[0]?.ReportID });
    // Its news are titles of articles.
    const sections = (Row?.Sections ?? []).filter(({ Section }) => Section !== 'customs');
    expect(sections.length).toBeGreaterThan(5);
    for (const { Section, Figures } of sections)
      for (const figure of Figures) expect(`${Section} ${JSON.stringify(figure)}`).not.toMatch(named);
  });

  test('neither are benchmarks, plants and their pages', async () => {
    const { List } = await portal.ask('GetPriceBenchmarks', { isEn });
    expect(List.length).toBeGreaterThan(1);
    expect(JSON.stringify(List)).not.toMatch(named);
    const { Rows } = await portal.ask('GetWebFrontApprovePlant', { isEn, PageSize: 20 });
    expect(Rows.length).toBeGreaterThan(10);
    for (const { PlantID } of Rows) {
      const page = await portal.ask('GetPlant', { isEn, PlantID });
      expect(JSON.stringify([page.Rows, page.List])).not.toMatch(named);
    }
  });

  test.each(['live-cattle.xlsx', 'plant-events.xlsx', 'price-benchmark.xlsx?Code=demo-beef', 'prices.xlsx'])(
    'neither are the rows of %s',
    async (file) => {
      const book = await portal.downloadBook(`/download/${file}${file.includes('?') ? '&' : '?'}edition=${edition}`);
      const [[, ...rows] = [], notes = []] = book;
      expect(notes.at(-1)?.[0]).toBe(isEn ? 'Address' : '网址');
      // The head of a column may say "GACC decree"; what stands under it may not.
      expect(rows.length).toBeGreaterThan(5);
      for (const row of [...notes.slice(0, -1), ...rows]) expect(row.join(' ')).not.toMatch(named);
    },
  );

  test('neither are the indices and changes of plants in mails', async () => {
    const week = { start: '2026-11-16', end: '2026-11-20' };
    const content = await buildContent(portal.db, edition, { week, now: portal.clock.now() });
    const digest = digestMail(edition, {
      subject: '',
      intro: '',
      closing: '',
      content: { ...content, Articles: [] },
      publicUrl: 'https://portal.example',
      hasPlants: true,
      hasPrices: true,
      stopAddress: 'https://portal.example/stop',
    });
    expect(digest.text).not.toMatch(named);
    expect(content.Indices.length).toBeGreaterThan(0);
    const events = await portal.db
      .selectFrom('plant_event')
      .innerJoin('plant', 'plant.code', 'plant_event.plant_code')
      .select(['plant.id', 'plant.origin'])
      .where('plant_event.status', '=', 'SUSP_CN')
      .limit(5)
      .execute();
    const { id: userId } = await portal.db
      .updateTable('account')
      .set({ company_email: 'paid@firm.example', email_proven_at: portal.clock.now(), edition })
      .where('login_user_name', '=', 'the_paid')
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const { id, origin } of events)
      await insertWatch(portal.db, {
        userId,
        subject: { plantId: id, origin: null, meat: 'beef' },
        stopKey: `${edition}${origin}${id}`,
        now: portal.clock.now(),
      });
    const changes = events.map(({ id }) => ({ id, before: 'active', after: 'suspended' }));
    await notifyWatchers(portal.db, changes, { now: portal.clock.now(), publicUrl: 'https://portal.example' });
    const mails = await portal.db
      .selectFrom('outgoing_mail')
      .select('body_text')
      .where('recipient', '=', 'paid@firm.example')
      .execute();
    expect(mails.length).toBeGreaterThan(0);
    for (const { body_text: body } of mails) expect(body).not.toMatch(named);
  });
});
