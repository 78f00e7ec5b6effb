import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '@btc/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTradeFixture, type TradeFixture } from '../../trade-fixture.ts';
import { forgetAbandoned } from './upload.service.ts';

let trade: TradeFixture;
beforeAll(async () => {
  trade = await openTradeFixture();
});
afterAll(async () => trade.close());

async function addUpload(state: string, ageMs: number, untouchedMs = ageMs): Promise<number> {
  const before = (ms: number): Date => new Date(trade.clock.now().getTime() - ms);
  const { id } = await trade.db
    .insertInto('trade_upload')
    .values({
      file_name: 'given.csv',
      bytes: 10,
      state,
      by_name: 'anna',
      created_at: before(ageMs),
      touched_at: before(untouchedMs),
      ...(state === 'ready' ? { preview: JSON.stringify({}) } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const name of ['0', 'whole']) await keep(`imports/arriving/${id}/${name}`);
  return id;
}

async function keep(name: string): Promise<void> {
  const local = join(trade.folder, 'local');
  await writeFile(local, 'content');
  await trade.files.keep(local, name);
}

test('what arrived of a file goes once it is loaded, thrown away, or wanted by nobody', async () => {
  const gone = [
    await addUpload('committed', 0),
    await addUpload('discarded', 0),
    await addUpload('arriving', dayMs + 1000),
    await addUpload('failed', 7 * dayMs + 1000),
    await addUpload('refused', 7 * dayMs + 1000),
  ];
  const kept = [
    await addUpload('arriving', dayMs - 1000),
    await addUpload('arriving', 2 * dayMs, dayMs - 1000),
    await addUpload('failed', 7 * dayMs - 1000),
    await addUpload('committing', 8 * dayMs),
  ];
  // Of a file that the records do not know nothing is concluded.
  await keep('imports/arriving/999/whole');
  await forgetAbandoned(trade, trade.clock.now());
  const left = (await trade.files.list('imports/arriving/')).map((name) => name.split('/')[2]);
  expect(left).toEqual([...kept, 999].flatMap((id) => [String(id), String(id)]).slice(0, -1));
  const states = await Promise.all(
    [...gone, ...kept].map(async (id) => {
      const row = await trade.db.selectFrom('trade_upload').select('state').where('id', '=', id).executeTakeFirst();
      return row?.state;
    }),
  );
  expect(states).toEqual([
    'committed',
    'discarded',
    'discarded',
    'discarded',
    'discarded',
    'arriving',
    'arriving',
    'failed',
    'committing',
  ]);
});
