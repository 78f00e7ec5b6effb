import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedClock } from '#testing/fixed-clock.ts';
import { createPlantsFixture, type PlantsFixture } from '../plants.fixture.ts';
import { readListCommand, runListCommand } from './list-command.ts';

type Caller = Awaited<ReturnType<PlantsFixture['addCaller']>>;

let plants: PlantsFixture;
let analyst: Caller;
let editor: Caller;
beforeAll(async () => {
  plants = await createPlantsFixture();
  analyst = await plants.addCaller({ role: 'analyst' });
  editor = await plants.addCaller({ role: 'analyst' });
});
afterAll(() => plants.drop());

const header = '国家（地区）,注册编号,企业名称（英文）,产品类别,注册产品,有效期至,状态,原注册编号';
const csv = (...lines: readonly string[]): string => `\ufeff${[header, ...lines].join('\r\n')}\r\n`;

type Kinds = ('new' | 'gone' | 'status' | 'scope' | 'renumbered' | 'details')[];

async function load(FileName: string, lines: readonly string[], Kinds: Kinds = ['new']) {
  const file = { Files: new Blob([csv(...lines)]), FileName, Form: 'approvedList', ListedOn: '2026-10-01' } as const;
  const { Row } = await plants.ask('UploadPlantList', file, analyst);
  await plants.ask('CommitPlantList', { ImportID: Row.ImportID, Kinds, Complete: Kinds.includes('gone') }, analyst);
  return Row.ImportID;
}

async function read(ImportID: number) {
  return (await plants.ask('GetPlantListDifference', { ImportID }, analyst)).Row;
}

const undo = (ImportID: number) => plants.ask('UndoPlantList', { ImportID }, analyst);

async function toPlant(code: string): Promise<number> {
  return (await plants.db.selectFrom('plant').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
}

async function warn(code: string): Promise<void> {
  const event = { Status: 'WARN', EffectiveOn: '2026-10-02', Basis: null, AnnouncedOn: null, Rule: null } as const;
  const words = { OldNumber: null, NewNumber: null, NoteCn: null, NoteEn: null, Source: null, SourceLink: null };
  await plants.ask('SavePlantEvent', { PlantID: await toPlant(code), ...event, ...words }, editor);
}

const toCodes = async (origin: string) =>
  (await plants.db.selectFrom('plant').select('code').where('origin', '=', origin).orderBy('code').execute()).map(
    ({ code }) => code,
  );

const alpha = '意大利,11,Alpha Carni,牛肉,冷冻,,有效,';
const beta = '意大利,22,Beta Carni,牛肉,冷冻,,有效,';

test('list 1, list 2, undo 2, undo 1: also where both are of the same plants', async () => {
  const first = await load('one.csv', [alpha]);
  const second = await load(
    'two.csv',
    ['意大利,11,Alpha Carni,牛肉,冷冻去骨,,暂停,', beta],
    ['new', 'scope', 'status'],
  );
  expect(await read(first)).toMatchObject({
    Undoable: false,
    ChangedTotal: 1,
    ChangedPlants: [{ Origin: 'ITA', PlantNo: '11', NameEn: 'Alpha Carni', ImportID: second, FileName: 'two.csv' }],
  });
  await expect(undo(first)).rejects.toMatchObject({ data: { List: [{ Field: 'ImportID', Rule: 'changed' }] } });
  expect((await undo(second)).Row.State).toBe('undone');
  expect(await read(first)).toMatchObject({ Undoable: true, ChangedPlants: [] });
  expect((await undo(first)).Row).toMatchObject({ State: 'undone', Undoable: false });
  expect(await toCodes('ITA')).toEqual([]);
});

test('a change of another plant does not stand in the way; one of its own does, with who and when', async () => {
  const other = await load('italy.csv', [alpha]);
  const italy = await read(other);
  const id = await load('serbia.csv', [
    '塞尔维亚,7,Sava Meso,牛肉,冷冻,,有效,',
    '塞尔维亚,8,Drina Meso,牛肉,冷冻,,有效,',
  ]);
  await warn('ITA-11');
  expect(await read(id)).toMatchObject({ Undoable: true });
  await warn('SRB-8');
  const { Undoable, ChangedTotal, ChangedPlants } = await read(id);
  expect([Undoable, ChangedTotal]).toEqual([false, 1]);
  expect(ChangedPlants).toEqual([
    {
      PlantID: await toPlant('SRB-8'),
      Origin: 'SRB',
      PlantNo: '8',
      NameCn: 'Drina Meso',
      NameEn: 'Drina Meso',
      ChangedBy: editor.user.loginUserName,
      ChangedDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      ImportID: null,
      FileName: null,
    },
  ]);
  await expect(undo(id)).rejects.toMatchObject({ data: { List: [{ Rule: 'changed' }] } });
  // What was done since is undone by hand: nothing stands in the way any more.
  const event = await plants.db
    .selectFrom('plant_event')
    .select('id')
    .where('plant_code', '=', 'SRB-8')
    .where('status', '=', 'WARN')
    .executeTakeFirstOrThrow();
  await plants.ask('DeletePlantEvent', { EventID: event.id }, editor);
  expect((await undo(id)).Row.State).toBe('undone');
  expect(italy.Undoable).toBe(true);
  expect(await toCodes('SRB')).toEqual([]);
});

test('a former number that another plant has by now stands in the way', async () => {
  await load('before.csv', ['塞尔维亚,31,Tisa Meso,牛肉,冷冻,,有效,']);
  const renumbered = await load('renumbered.csv', ['塞尔维亚,32,Tisa Meso,牛肉,冷冻,,有效,31'], ['renumbered']);
  const later = await load('later.csv', ['塞尔维亚,31,Ibar Meso,牛肉,冷冻,,有效,']);
  expect(await read(renumbered)).toMatchObject({
    Undoable: false,
    ChangedPlants: [{ PlantNo: '32', ImportID: later, FileName: 'later.csv' }],
  });
  await undo(later);
  expect((await undo(renumbered)).Row.State).toBe('undone');
  expect(await toCodes('SRB')).toContain('SRB-31');
  expect(await toCodes('SRB')).not.toContain('SRB-32');
});

test('what a partial list lacks is left alone; only a whole list cancels', async () => {
  await load('both.csv', ['捷克,41,Elbe Maso,牛肉,冷冻,,有效,', '捷克,42,Vltava Maso,牛肉和猪肉,冷冻,,有效,']);
  const file = { FileName: 'part.csv', Form: 'approvedList', ListedOn: '2026-10-05' } as const;
  const lines = csv('捷克,43,Morava Maso,牛肉,冷冻,,有效,');
  const { Row } = await plants.ask('UploadPlantList', { ...file, Files: new Blob([lines]) }, analyst);
  const input = { ImportID: Row.ImportID, Kinds: ['new', 'gone', 'scope'] as Kinds };
  await expect(plants.ask('CommitPlantList', input, analyst)).rejects.toMatchObject({
    data: { List: [{ Field: 'Complete', Rule: 'required' }] },
  });
  await plants.ask('CommitPlantList', { ...input, Kinds: ['new', 'scope'] }, analyst);
  const states = () =>
    plants.db
      .selectFrom('plant')
      .select(['number', 'state', 'meats'])
      .where('origin', '=', 'CZE')
      .orderBy('number')
      .execute();
  const all = [
    { number: '41', state: 'active', meats: ['beef'] },
    { number: '42', state: 'active', meats: ['beef', 'pork'] },
    { number: '43', state: 'active', meats: ['beef'] },
  ];
  expect(await states()).toEqual(all);
  const { Row: whole } = await plants.ask('UploadPlantList', { ...file, Files: new Blob([lines]) }, analyst);
  expect(whole.Counts).toMatchObject({ gone: 1, same: 1 });
  expect(whole.ManyEnds).toEqual({ Ends: 2, InForce: 3 });
  const commit = { ImportID: whole.ImportID, Kinds: ['gone', 'scope'] as Kinds, Complete: true, Notify: false };
  await expect(plants.ask('CommitPlantList', commit, analyst)).rejects.toMatchObject({
    data: { List: [{ Field: 'Accept', Rule: 'manyends' }] },
  });
  await plants.ask('CommitPlantList', { ...commit, Accept: ['manyEnds'] }, analyst);
  expect(await states()).toEqual([
    { number: '41', state: 'cancelled', meats: ['beef'] },
    { number: '42', state: 'active', meats: ['pork'] },
    all[2],
  ]);
});

test('the command line cancels nothing unless the list is said to be the whole one', async () => {
  await load('brno.csv', ['荷兰,51,Maas Vlees,牛肉,冷冻,,有效,']);
  const folder = await mkdtemp(join(tmpdir(), 'btc-list-'));
  const path = join(folder, 'part.csv');
  await writeFile(path, csv('荷兰,52,Waal Vlees,牛肉,冷冻,,有效,'));
  const run = async (...flags: readonly string[]) => {
    const command = readListCommand(['plants', path, ...flags]);
    if (command?.kind !== 'import') throw new Error('The arguments are right');
    const by = { actor: 'ann', publicUrl: 'https://portal.example', edition: command.edition };
    const deps = { db: plants.db, files: plants.files, clock: fixedClock('2026-10-06T09:00:00+08:00') };
    return (await runListCommand(deps, command.request, by)).lines;
  };
  const toState = async (code: string) =>
    (await plants.db.selectFrom('plant').select('state').where('code', '=', code).executeTakeFirst())?.state;
  expect(await run()).toContain('Plants that the list lacks stay as they are; --complete cancels them.');
  expect([await toState('NLD-51'), await toState('NLD-52')]).toEqual(['active', 'active']);
  expect(await run('--complete')).toContain(
    'Odd: look at the warnings above. If the file is right all the same, add --accept manyEnds',
  );
  expect(await toState('NLD-51')).toBe('active');
  expect((await run('--complete', '--accept', 'manyEnds')).join('\n')).not.toContain('--complete');
  expect(await toState('NLD-51')).toBe('cancelled');
  await rm(folder, { recursive: true });
});
