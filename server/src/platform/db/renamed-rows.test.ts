import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase } from '#testing/test-database.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migration-files.ts';

const rowsOfBefore = `
  insert into plant_list_import (id, form, file_name, checksum, file_path, listed_on, origins, meats, lines, counts, records_version,
    uploaded_name, uploaded_at)
  values (1, 'approvedList', 'list.csv', repeat('0', 64), 'list', '2026-01-01', '{}', '{beef}', 0, '{}', 0, 'Analyst', now());
  insert into plant_list_kept (import_id, plant_id, before, after, events) values
    (1, 1, '{"code": "ITA-1", "species": ["beef"]}', '{"plant": {"code": "ITA-1", "species": ["beef", "pork"]}, "events": []}', null),
    (1, 2, '{"code": "ITA-2", "species": ["pork"]}', null, '[{"id": 2, "tells_watchers": false}, {"id": 1, "tells_watchers": true}]'),
    (1, 3, null, null, null);
  insert into price_import_run (id, form, file_name, file_path, checksum, outcome, rows_read, bad_rows, added, changed, same, new_series, at)
  overriding system value values (1, 'quotes', 'quotes.csv', 'quotes', '', 'loaded', 0, 0, 0, 0, 0, 0, now());
  insert into price_import_kept (run_id, kind, before, after) values
    (1, 'series', '{"id": 1, "species": "beef", "place": "tianjin"}', null),
    (1, 'series', null, '{"id": 2}'),
    (1, 'quote', '{"series_id": 1, "heard": 3}', null),
    (1, 'correction', '{"id": 1, "before": {"Low": 1, "Count": 3}, "after": null}', null);
  insert into figure_text (subject_kind, subject_id, edition, field, source, filled_at) values ('article', 1, 'en', 'body', '', now());
  insert into figure_value (subject_kind, subject_id, edition, field, position, source, pinned, printed, value, unit, period, bases,
    kept_printed, decision, decided_at, before_decision)
  values ('article', 1, 'en', 'body', 0, '', '', '5', 5, 't', '2026', '[]', '6', 'keep', now(), '{"printed": "5", "kept_printed": "4"}');
  insert into trade_upload (file_name, bytes, state, by_name, created_at, touched_at, finding) values
    ('facts.csv', 1, 'ready', 'Analyst', now(), now(), '{"found": {"FaultCount": 2, "Values": {"Kept": 3, "ByRate": 1}}, "details": {}}'),
    ('quotas.csv', 1, 'ready', 'Analyst', now(), now(), '{"found": {"FaultCount": 0, "Values": null}, "details": {}}');
  insert into account (id, login_user_name, created_at) values (1, 'member', now()), (2, 'other', now());
  insert into cancellation_request (user_id, state, asked_at) values (1, 'asked', now()), (1, 'withdrawn', now());
  insert into newsletter_reader (email, edition, state, stop_key, asked_at)
  select state || '@example.com', 'en', state, rpad(state, 32, '0'), now() from unnest(array['asked', 'reading', 'stopped']) as state;
  insert into outgoing_mail (recipient, edition, template, subject, body_text, state)
  select state || '@example.com', 'en', 'signUpCode', 'Code', 'Code', state from unnest(array['kept', 'failed']) as state;
  insert into weekly_report (id, title_cn, title_en, week_start, week_end, state, published_at, figures)
  values (1, '第1周', 'Week 1', '2026-01-05', '2026-01-09', 'published', now(), '{}'), (2, '第2周', 'Week 2', '2026-01-12', '2026-01-16', 'draft', null, null);
  insert into weekly_report_text (report_id, section, text_cn, text_en) values
    (1, 'summary', E'涨了5吨。\\n第二行\\n\\n第二段', 'Up by 5 t & more < before'), (2, 'summary', '草稿', '');
  insert into figure_text (subject_kind, subject_id, edition, field, source, filled_at)
  values ('marketReport', 1, 'en', 'summary', 'Up by {{n}} t & more < before', now());
  insert into newsletter_issue (id, week_start, state, send_at, changed_at) values
    (1, '2026-01-05', 'scheduled', now(), now()), (2, '2026-01-12', 'draft', null, now());
  insert into newsletter_issue_text (issue_id, edition, subject, intro, closing, content) values
    (1, 'cn', '第1周', E'各位读者：\n涨了5吨。\n\n下文', '', '{"Indices": []}'), (2, 'en', 'A & B', 'A & B', 'Bye', '{"Indices": []}');
  insert into figure_text (subject_kind, subject_id, edition, field, source, filled_at) values
    ('newsletter', 1, 'cn', 'intro', E'各位读者：\n涨了{{n}}。\n\n下文', now()), ('newsletter', 1, 'cn', 'subject', '第{{n}}周', now());`;

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
let client: pg.Client;
beforeAll(async () => {
  database = await createEmptyDatabase();
  const former = (await readMigrations()).map(({ name }) => name).filter((name) => name < '0150');
  await migrate(database.url, { only: new Set(former) });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(rowsOfBefore);
  await migrate(database.url);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

async function read(query: string): Promise<readonly unknown[]> {
  return (await client.query({ text: query, rowMode: 'array' })).rows.map((row: readonly unknown[]) =>
    row.length === 1 ? row[0] : row,
  );
}

test('what an import of plants can be undone from has the names of today', async () => {
  expect(await read('select before, after, events from plant_list_undo order by plant_id')).toEqual([
    [{ code: 'ITA-1', meats: ['beef'] }, { plant: { code: 'ITA-1', meats: ['beef', 'pork'] }, events: [] }, null],
    [
      { code: 'ITA-2', meats: ['pork'] },
      null,
      [
        { id: 2, notifies_watchers: false },
        { id: 1, notifies_watchers: true },
      ],
    ],
    [null, null, null],
  ]);
});

test('so has what a load of prices can be undone from', async () => {
  expect(
    await read('select before from price_import_undo where before is not null order by kind, before::text'),
  ).toEqual([
    { id: 1, before: { Low: 1, QuoteCount: 3 }, after: null },
    { series_id: 1, quote_count: 3 },
    { id: 1, meat: 'beef', port: 'tianjin' },
  ]);
});

test('a decision about a figure can still be undone', async () => {
  expect(await read('select accepted_printed, before_decision from figure_value')).toEqual([
    ['6', { printed: '5', accepted_printed: '4' }],
  ]);
});

test('a file that waits to be loaded can still be looked at', async () => {
  expect(await read(`select preview->'found' from trade_upload order by id`)).toEqual([
    { IssueCount: 2, Values: { Retained: 3, ByRate: 1 } },
    { IssueCount: 0, Values: null },
  ]);
});

test('states have the words of today, and an account has one open request to be cancelled', async () => {
  expect(await read('select state from cancellation_request order by state')).toEqual(['requested', 'withdrawn']);
  expect(await read('select email, state from newsletter_subscriber order by email')).toEqual([
    ['asked@example.com', 'requested'],
    ['reading@example.com', 'subscribed'],
    ['stopped@example.com', 'stopped'],
  ]);
  expect(await read('select state from outgoing_mail order by recipient')).toEqual(['failed', 'stored']);
  await client.query('insert into cancellation_request (user_id, requested_at) values (2, now())');
  await expect(
    client.query('insert into cancellation_request (user_id, requested_at) values (1, now())'),
  ).rejects.toThrow('cancellation_request_open');
});

test('the plain texts of a weekly report read the same as formatted ones, and are what is written on', async () => {
  expect(
    await read("select text_cn, text_en from weekly_report_text where section = 'summary' order by report_id"),
  ).toEqual([
    ['<p>涨了5吨。<br />第二行</p><p>第二段</p>', '<p>Up by 5 t &amp; more &lt; before</p>'],
    ['<p>草稿</p>', ''],
  ]);
  expect(
    await read(
      "select written_cn, written_en from weekly_report_part where part in ('title', 'summary') order by report_id, part desc",
    ),
  ).toEqual([
    ['第1周', 'Week 1'],
    ['<p>涨了5吨。<br />第二行</p><p>第二段</p>', '<p>Up by {{n}} t &amp; more &lt; before</p>'],
    ['第2周', 'Week 2'],
    ['<p>草稿</p>', ''],
  ]);
  expect(await read('select count(*)::int from weekly_report_part')).toEqual([22]);
});

test('so do the plain words of newsletters, which are saved by edition; a subject stays a line', async () => {
  expect(
    await read('select subject, intro, closing, revision, saved_at from newsletter_issue_text order by issue_id'),
  ).toEqual([
    ['第1周', '<p>各位读者：<br />涨了5吨。</p><p>下文</p>', '', 0, null],
    ['A & B', '<p>A &amp; B</p>', '<p>Bye</p>', 0, null],
  ]);
  expect(await read("select source from figure_text where subject_kind = 'newsletter' order by field")).toEqual([
    '<p>各位读者：<br />涨了{{n}}。</p><p>下文</p>',
    '第{{n}}周',
  ]);
});
