import { readFile, writeFile, mkdtemp, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenceDictionary } from '#dictionary/reference-dictionary.ts';
import { csvTemplate, xlsxTemplate } from '#platform/import/template/write-template.ts';
import { fixedClock } from '#testing/fixed-clock.ts';
import { refreshDuePlants } from '../registry/registry.service.ts';
import { plantListTemplate } from '../list/plant-list-template.ts';
import { readPlantList } from '../list/plant-list.read.ts';
import { createPlantsFixture, type PlantsFixture } from '../plants.fixture.ts';

type Caller = Awaited<ReturnType<PlantsFixture['addCaller']>>;

let plants: PlantsFixture;
let analyst: Caller;
let watcher: Caller;
beforeAll(async () => {
  plants = await createPlantsFixture();
  analyst = await plants.addCaller({ role: 'analyst' });
  watcher = await plants.addCaller({ modules: 'Est', edition: 'en' });
});
afterAll(() => plants.drop());

const header = '国家（地区）,注册编号,企业名称（英文）,产品类别,注册产品,有效期至,状态,原注册编号';

function csv(...lines: readonly string[]): Blob {
  return new Blob([`\ufeff${[header, ...lines].join('\r\n')}\r\n`]);
}

async function upload(file: Blob, ListedOn: string, Form: 'approvedList' | 'fsisDirectory' = 'approvedList') {
  const { Row } = await plants.ask('UploadPlantList', { Files: file, FileName: 'list.csv', Form, ListedOn }, analyst);
  return Row;
}

const toState = (number: string) =>
  plants.db
    .selectFrom('plant')
    .select(['id', 'state', 'state_since', 'code', 'products'])
    .where('number', '=', number)
    .where('origin', '=', 'ITA')
    .executeTakeFirst();

describe('a plant list', () => {
  test('is for analysts', async () => {
    const request = { Files: csv(), FileName: 'a.csv', Form: 'approvedList', ListedOn: '2026-01-01' } as const;
    await expect(plants.ask('UploadPlantList', request)).rejects.toMatchObject({ code: 1006 });
    const desk = await plants.addCaller({ role: 'desk' });
    await expect(plants.ask('UploadPlantList', request, desk)).rejects.toMatchObject({ code: 1007 });
  });

  test('with other columns is refused as a whole', async () => {
    const files = new Blob(['a,b\r\n1,2\r\n']);
    await expect(upload(files, '2026-01-01')).rejects.toMatchObject({
      code: 1001,
      data: {
        List: expect.arrayContaining([{ Field: 'Files', Rule: 'missingColumn' }]),
        Dict: { Issues: expect.arrayContaining([expect.objectContaining({ Line: 1, Value: '→ a | b' })]) },
      },
    });
  });

  test('brings plants with the events that follow, after a preview that changes nothing', async () => {
    const row = await upload(
      csv(
        '意大利,IT 11 L CE,Alpha Carni,牛肉,冷冻去骨,2028-01-01,有效,',
        '意大利,IT 22 L CE,Beta Carni,牛肉,冷冻去骨,,暂停,',
        'ITA,33,Gamma Carni,牛肉,冷冻,,,',
        '火星,1,Mars,牛肉,,,,',
        '意大利,44,,鸡肉,,,,',
      ),
      '2026-03-01',
    );
    expect(row).toMatchObject({ State: 'previewed', Lines: 5, Counts: { new: 3, faulty: 2 }, Origins: ['ITA'] });
    expect(await toState('33')).toBeUndefined();
    const coming = await plants.ask('GetPlantListDifference', { ImportID: row.ImportID, Kind: 'new' }, analyst);
    expect(coming.Rows[1]?.After).toEqual({
      PlantNo: 'IT 22 L CE',
      State: 'suspended',
      Meats: 'beef',
      Products: 'boneless|frozen',
    });
    const faulty = await plants.ask('GetPlantListDifference', { ImportID: row.ImportID, Kind: 'faulty' }, analyst);
    expect(faulty.Rows.map(({ Line, Issues }) => [Line, Issues.map(({ Rule }) => Rule)])).toEqual([
      [5, ['unknownOrigin']],
      [6, ['unknownMeat', 'noName']],
    ]);
    await plants.ask('CommitPlantList', { ImportID: row.ImportID, Kinds: ['new'], Basis: 'shipping' }, analyst);
    expect((await toState('33'))?.state).toBe('active');
    const suspended = await plants.ask('GetDeskPlants', { Origin: 'ITA', State: 'suspended' }, analyst);
    expect(suspended.Rows).toMatchObject([{ PlantNo: 'IT 22 L CE', NameEn: 'Beta Carni' }]);
    await expect(
      plants.ask('CommitPlantList', { ImportID: row.ImportID, Kinds: ['new'] }, analyst),
    ).rejects.toMatchObject({
      data: { List: [{ Field: 'ImportID', Rule: 'closed' }] },
    });
  });

  test('a line with a fault takes no plant off the list', async () => {
    const row = await upload(
      csv(
        '意大利,IT 11 L CE,Alpha Carni,牛肉,冷冻去骨,2028-01-01,有效,',
        '意大利,IT 22 L CE,Beta Carni,牛肉,冷冻去骨,,暂停,',
        'ITA,33,Gamma Carni,牛肉,不明,,,',
      ),
      '2026-03-02',
    );
    expect(row.Counts).toEqual({ same: 2, faulty: 1 });
    const { Rows } = await plants.ask('GetPlantListDifference', { ImportID: row.ImportID, Kind: 'faulty' }, analyst);
    expect(Rows[0]?.Issues).toMatchObject([{ Value: '不明', Rule: 'unknownProduct' }]);
    expect(Rows[0]?.Issues[0]?.ReasonEn).not.toBe('unknownProduct');
    await plants.ask('DiscardPlantList', { ImportID: row.ImportID }, analyst);
  });

  test('the same file twice says that nothing changes', async () => {
    const row = await upload(
      csv(
        '意大利,IT 11 L CE,Alpha Carni,牛肉,冷冻去骨,2028-01-01,有效,',
        '意大利,IT 22 L CE,Beta Carni,牛肉,冷冻去骨,,暂停,',
        'ITA,33,Gamma Carni,牛肉,冷冻,,,',
      ),
      '2026-03-02',
    );
    expect(row.Counts).toEqual({ same: 3 });
    expect((await plants.ask('DiscardPlantList', { ImportID: row.ImportID }, analyst)).Row.State).toBe('discarded');
  });

  test('a later list suspends, lifts, renumbers, changes the scope and drops, and the watchers are told once', async () => {
    const third = await toState('33');
    await plants.ask('AddDeletePlantWatch', { Origin: 'ITA', IsAdd: true }, watcher);
    await plants.ask('AddDeletePlantWatch', { PlantID: third?.id, IsAdd: true }, watcher);
    const row = await upload(
      csv('意大利,IT 22 L CE,Beta Carni,牛肉,冷冻去骨,,有效,', '意大利,333,Gamma Carni,牛肉,冷冻去骨,,暂停,33'),
      '2026-06-10',
    );
    expect(row.Counts).toEqual({ gone: 1, renumbered: 1, scope: 1, status: 2 });
    const kinds = ['gone', 'renumbered', 'scope', 'status'] as const;
    await plants.ask(
      'CommitPlantList',
      { ImportID: row.ImportID, Kinds: [...kinds], Complete: true, Accept: ['manyEnds'], Basis: 'production' },
      analyst,
    );
    expect(await toState('333')).toMatchObject({
      id: third?.id,
      state: 'suspended',
      code: 'ITA-333',
      products: ['frozen', 'boneless'],
    });
    const { Dict, Rows } = await plants.ask('GetPlant', { Code: 'ITA-33' }, watcher);
    expect(Dict.FormerNumbers).toEqual(['33']);
    expect(Rows.map(({ Status }) => Status).toSorted()).toEqual(['NEW', 'RENUM', 'SCOPE', 'SUSP_CN']);
    expect(Rows.find(({ Status }) => Status === 'SUSP_CN')).toMatchObject({
      Basis: 'production',
      Rule: '280',
      Source: 'GACC 2026-06-10',
    });
    const mails = await plants.mailsTo(`${watcher.user.loginUserName}@firm.example`);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Status changes at 3 plants you watch');
    expect(mails[0]?.body_text).toContain('Suspended by China');
    expect(mails[0]?.body_text).toContain('https://portal.example/BTCEst/Watches#stop=');
    const notices = await plants.db
      .selectFrom('notice')
      .select('kind')
      .where('user_id', '=', watcher.user.userId)
      .execute();
    expect(notices.map(({ kind }) => kind)).toEqual(['plantStatus', 'plantStatus', 'plantStatus']);
  });

  test('a preview is refused when the records have changed since', async () => {
    const row = await upload(csv('意大利,55,Delta,牛肉,冷冻,,,'), '2026-07-01');
    const { id } = await plants.db
      .selectFrom('plant')
      .select('id')
      .where('code', '=', 'ITA-333')
      .executeTakeFirstOrThrow();
    const event = { Status: 'WARN', EffectiveOn: '2026-07-02', Basis: null, AnnouncedOn: null, Rule: null } as const;
    const words = { OldNumber: null, NewNumber: null, NoteCn: null, NoteEn: null, Source: null, SourceLink: null };
    await plants.ask('SavePlantEvent', { PlantID: id, ...event, ...words }, analyst);
    await expect(
      plants.ask('CommitPlantList', { ImportID: row.ImportID, Kinds: ['new'] }, analyst),
    ).rejects.toMatchObject({
      data: { List: [{ Field: 'ImportID', Rule: 'changed' }] },
    });
  });

  const italy = async () => ({
    plants: await plants.db
      .selectFrom('plant')
      .select([
        'id',
        'code',
        'number',
        'listed_number',
        'name_en',
        'meats',
        'products',
        'valid_to',
        'state',
        'state_since',
      ])
      .where('origin', '=', 'ITA')
      .orderBy('id')
      .execute(),
    events: await plants.db
      .selectFrom('plant_event')
      .select(['id', 'plant_code', 'status', 'effective_on'])
      .where('plant_code', 'like', 'ITA-%')
      .orderBy('id')
      .execute(),
    numbers: await plants.db
      .selectFrom('plant_number')
      .innerJoin('plant', 'plant.id', 'plant_number.plant_id')
      .select(['plant_number.plant_id', 'key', 'kind'])
      .where('origin', '=', 'ITA')
      .orderBy('plant_number.plant_id')
      .orderBy('key')
      .execute(),
  });

  test('an import is undone whole, once, and only while nothing else has changed its plants', async () => {
    const before = await italy();
    const { ImportID } = await upload(
      csv('意大利,444,Gamma Nuova,牛肉,冷冻去骨带骨,2031-01-01,有效,333', '意大利,77,Eta Carni,牛肉,冷冻,,有效,'),
      '2026-07-10',
    );
    const Kinds = ['new', 'gone', 'status', 'scope', 'renumbered', 'details'] as const;
    const commit = { ImportID, Kinds: [...Kinds], Complete: true, Accept: ['manyEnds' as const] };
    const committed = await plants.ask('CommitPlantList', commit, analyst);
    expect(committed.Row).toMatchObject({ State: 'committed', Undoable: true });
    expect(await italy()).not.toEqual(before);
    const undone = await plants.ask('UndoPlantList', { ImportID }, analyst);
    expect(undone.Row).toMatchObject({ State: 'undone', Undoable: false });
    expect(await italy()).toEqual(before);
    const closed = { data: { List: [{ Field: 'ImportID', Rule: 'closed' }] } };
    await expect(plants.ask('UndoPlantList', { ImportID }, analyst)).rejects.toMatchObject(closed);

    const again = await upload(csv('意大利,333,Gamma Carni,牛肉,冷冻去骨,,有效,'), '2026-07-11');
    await plants.ask('CommitPlantList', { ImportID: again.ImportID, Kinds: ['status'] }, analyst);
    const event = { Status: 'WARN', EffectiveOn: '2026-07-12', Basis: null, AnnouncedOn: null, Rule: null } as const;
    const words = { OldNumber: null, NewNumber: null, NoteCn: null, NoteEn: null, Source: null, SourceLink: null };
    const third = before.plants.find(({ code }) => code === 'ITA-333');
    await plants.ask('SavePlantEvent', { PlantID: third?.id ?? 0, ...event, ...words }, analyst);
    await expect(plants.ask('UndoPlantList', { ImportID: again.ImportID }, analyst)).rejects.toMatchObject({
      data: { List: [{ Field: 'ImportID', Rule: 'changed' }] },
    });
  });

  test('takes the place of the invented plants of its origins', async () => {
    const row = await upload(csv('乌拉圭,394,Real Frigo,牛肉,冷冻,,,'), '2026-08-01');
    expect(row.DemoPlants).toBeGreaterThan(3);
    await plants.ask('CommitPlantList', { ImportID: row.ImportID, Kinds: ['new'] }, analyst);
    const left = await plants.ask('GetWebFrontApprovePlant', { Origin: 'URY' });
    expect(left.Rows.map(({ Code }) => Code)).toEqual(['URY-394']);
    expect(left.Dict.Demo).toBe(false);
  });

  test('gives the invented plants back with their changes and watches when it is taken back, and tells nobody', async () => {
    const chile = async () => ({
      plants: await plants.db
        .selectFrom('plant')
        .select(['id', 'code', 'is_demo', 'exporter_id', 'state', 'state_since', 'name_search', 'all_search'])
        .where('origin', '=', 'CHL')
        .orderBy('id')
        .execute(),
      events: await plants.db
        .selectFrom('plant_event')
        .selectAll()
        .where('plant_code', 'like', 'CHL-%')
        .orderBy('id')
        .execute(),
      watches: await plants.db
        .selectFrom('plant_watch')
        .select(['user_id', 'plant_id', 'origin', 'stop_key'])
        .orderBy('stop_key')
        .execute(),
    });
    const { id } = await plants.db
      .selectFrom('plant')
      .select('id')
      .where('origin', '=', 'CHL')
      .where('state', '=', 'active')
      .limit(1)
      .executeTakeFirstOrThrow();
    const reader = await plants.addCaller({ edition: 'en' });
    await plants.ask('AddDeletePlantWatch', { PlantID: id, IsAdd: true }, reader);
    const before = await chile();
    expect(before.plants.some(({ is_demo: isDemo }) => isDemo)).toBe(true);
    const { ImportID } = await upload(csv('智利,1390,Real Faena,牛肉,冷冻,,,'), '2026-08-02');
    await plants.ask('CommitPlantList', { ImportID, Kinds: ['new'] }, analyst);
    const during = await chile();
    expect(during.plants.filter(({ is_demo: isDemo, code }) => !isDemo || code === 'CHL-1390')).toHaveLength(1);
    expect((await plants.ask('GetPlantWatches', {}, reader)).Total).toBe(0);
    await plants.ask('UndoPlantList', { ImportID }, analyst);
    expect(await chile()).toEqual(before);
    expect(await plants.mailsTo(`${reader.user.loginUserName}@firm.example`)).toEqual([]);
  });

  test('without telling is not told on its day either', async () => {
    const reader = await plants.addCaller({ edition: 'en' });
    await plants.ask('AddDeletePlantWatch', { Origin: 'URY', IsAdd: true }, reader);
    const { ImportID } = await upload(csv('乌拉圭,394,Real Frigo,牛肉,冷冻,,暂停,'), '2026-12-20');
    await plants.ask('CommitPlantList', { ImportID, Kinds: ['status'], Notify: false }, analyst);
    const clock = fixedClock('2026-12-20T00:05:00+08:00');
    await refreshDuePlants({ db: plants.db, publicUrl: 'https://portal.example', clock });
    const { Rows } = await plants.ask('GetWebFrontApprovePlant', { Origin: 'URY' });
    expect(Rows).toMatchObject([{ Code: 'URY-394', State: 'suspended' }]);
    expect(await plants.mailsTo(`${reader.user.loginUserName}@firm.example`)).toEqual([]);
  });
});

describe('the directory of the inspection service', () => {
  const fsis = (...lines: readonly string[]) =>
    new Blob([['est_number,company,street,city,st,zip,phone,grant_date,activities,dbas', ...lines, ''].join('\n')]);

  test('brings plants that no list of China has, and no events', async () => {
    const row = await upload(
      fsis(
        'M969G+P969G, Prairie Beef LLC ,1 Road,Omaha,NE,68101,(402) 555-0100,2016-06-27,"Meat Processing, Meat Slaughter",',
        'P12,Some Poultry,2 Road,Dover,DE,19901,,2016-06-27,Poultry Processing,',
      ),
      '2026-09-01',
      'fsisDirectory',
    );
    expect(row.Counts).toEqual({ new: 1, outOfScope: 1 });
    await plants.ask('CommitPlantList', { ImportID: row.ImportID, Kinds: ['new'] }, analyst);
    const { Rows } = await plants.ask('GetWebFrontApprovePlant', { Keyword: 'EST 969G' });
    expect(Rows).toMatchObject([{ Code: 'USA-969G', State: 'unlisted', NameEn: 'Prairie Beef LLC' }]);
    const browsing = await plants.ask('GetWebFrontApprovePlant', { Origin: 'USA', PageSize: 100 });
    expect(browsing.Rows.map(({ Code }) => Code)).not.toContain('USA-969G');
  });

  const real = resolve(import.meta.dirname, '../../../../../shared/data/plants/fsis-mpi-directory.csv');
  test.skipIf(!existsSync(real))('is read whole: 6,287 plants (skipped where the file is missing)', async () => {
    const read = await readPlantList(real, 'fsisDirectory', { most: 100_000, dictionary: referenceDictionary });
    if (read.kind === 'refused') throw new Error(JSON.stringify(read.issues.slice(0, 3)));
    const { lines, readings, outOfScope, issues } = read.list;
    expect(lines).toBe(6287);
    expect(readings.length + outOfScope.length + issues.size).toBe(lines);
  });
});

test('the template is read as what it is, as CSV and as a workbook, in both languages', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'btc-template-'));
  for (const edition of ['cn', 'en'] as const) {
    for (const content of [csvTemplate(plantListTemplate, edition), await xlsxTemplate(plantListTemplate, edition)]) {
      const path = join(folder, 'template');
      await writeFile(path, content);
      const read = await readPlantList(path, 'approvedList', { most: 10, dictionary: referenceDictionary });
      expect(read).toMatchObject({ kind: 'refused', issues: [{ reason: 'emptyFile' }] });
      expect((await readFile(path)).length).toBeGreaterThan(10);
    }
  }
  await rm(folder, { recursive: true });
});

test('a file with more lines than a list may have is refused for that, whatever its lines say', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'btc-long-list-'));
  const path = join(folder, 'list.csv');
  const good = (number: number) => `意大利,${number},Alpha Carni,牛肉,冷冻,,,`;
  const read = async (toLine: (number: number) => string, count: number) => {
    const lines = Array.from({ length: count }, (_, index) => toLine(index + 1));
    await writeFile(path, `\ufeff${[header, ...lines].join('\r\n')}\r\n`);
    return readPlantList(path, 'approvedList', { most: 3, dictionary: referenceDictionary });
  };
  for (const toLine of [good, (number: number) => `火星,${number},,,,,,`, () => 'x,y']) {
    expect(await read(toLine, 3)).toMatchObject({ kind: 'list', list: { lines: 3 } });
    expect(await read(toLine, 4)).toMatchObject({ kind: 'refused', issues: [{ reason: 'tooManyRows', value: '3' }] });
  }
  await rm(folder, { recursive: true });
});
