import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedClock } from '#testing/fixed-clock.ts';
import { createPlantsFixture, type PlantsFixture } from '../plants.fixture.ts';
import { refreshDuePlants } from '../registry/registry.service.ts';

type Caller = Awaited<ReturnType<PlantsFixture['addCaller']>>;

let plants: PlantsFixture;
let analyst: Caller;
let plantId: number;
beforeAll(async () => {
  plants = await createPlantsFixture();
  analyst = await plants.addCaller({ role: 'analyst' });
  plantId = (await plants.ask('GetPlant', { Code: 'BRA-9005' })).Row.PlantID;
});
afterAll(() => plants.drop());

const words = {
  OldNumber: null,
  NewNumber: null,
  NoteCn: '抽检',
  NoteEn: 'Residue',
  Source: 'GACC',
  SourceLink: null,
} as const;
const event = {
  EffectiveOn: '2026-11-20',
  Basis: 'production',
  AnnouncedOn: '2026-11-20',
  Rule: '280',
  ...words,
} as const;
const save = (Status: 'SUSP_CN' | 'REGAIN' | 'CANCEL', more: object = {}) =>
  plants.ask('SavePlantEvent', { PlantID: plantId, Status, ...event, ...more }, analyst);
const listMails = ({ user }: Caller) => plants.mailsTo(`${user.loginUserName}@firm.example`);

test('watching is for people who are signed in, and is on one thing', async () => {
  await expect(plants.ask('AddDeletePlantWatch', { PlantID: plantId, IsAdd: true })).rejects.toMatchObject({
    code: 1006,
  });
  const reader = await plants.addCaller();
  await expect(plants.ask('AddDeletePlantWatch', { IsAdd: true }, reader)).rejects.toMatchObject({ code: 1001 });
  const both = { PlantID: plantId, Origin: 'BRA', IsAdd: true };
  await expect(plants.ask('AddDeletePlantWatch', both, reader)).rejects.toMatchObject({ code: 1001 });
  await expect(plants.ask('AddDeletePlantWatch', { PlantID: 99_999, IsAdd: true }, reader)).rejects.toMatchObject({
    code: 1009,
  });
});

test('a change of state goes by mail and notice to each watcher in their language, with as much as their membership opens', async () => {
  const member = await plants.addCaller({ modules: 'Est', edition: 'cn' });
  const reader = await plants.addCaller({ edition: 'en' });
  for (const caller of [member, reader]) {
    await plants.ask('AddDeletePlantWatch', { PlantID: plantId, IsAdd: true }, caller);
    await plants.ask('AddDeletePlantWatch', { PlantID: plantId, IsAdd: true }, caller);
  }
  await plants.ask('AddDeletePlantWatch', { Origin: 'BRA', IsAdd: true }, member);
  expect((await save('SUSP_CN')).Row.State).toBe('suspended');
  const [toMember, ...more] = await listMails(member);
  expect(more).toEqual([]);
  expect(toMember?.subject).toBe('巴西 9005：有效 → 暂停');
  expect(toMember?.body_text).toContain('中方暂停');
  expect(toMember?.body_text).toContain('抽检');
  const [toReader] = await listMails(reader);
  expect(toReader?.subject).toBe('Brazil 9005: Active → Suspended');
  expect(toReader?.body_text).not.toContain('Residue');
  expect(toReader?.body_text).not.toContain('2026-11-20');
  expect((await plants.ask('GetPlant', { PlantID: plantId }, member)).Dict.Watched).toBe(true);
});

test('what changes no state, or is not to be told, sends nothing', async () => {
  const member = await plants.addCaller({ modules: 'Est' });
  await plants.ask('AddDeletePlantWatch', { PlantID: plantId, IsAdd: true }, member);
  await save('SUSP_CN', { EffectiveOn: '2026-11-21' });
  await save('REGAIN', { EffectiveOn: '2026-11-21', AnnouncedOn: '2026-11-22', Notify: false });
  await save('CANCEL', { EffectiveOn: '2027-05-01' });
  expect(await listMails(member)).toEqual([]);
});

test('a correction of an event and its removal bring the state back', async () => {
  const { Rows, Row } = await plants.ask('GetDeskPlant', { PlantID: plantId }, analyst);
  expect(Row.State).toBe('active');
  const regain = Rows.find(({ Status }) => Status === 'REGAIN');
  const without = await plants.ask('DeletePlantEvent', { EventID: regain?.EventID ?? 0 }, analyst);
  expect(without.Row.State).toBe('suspended');
  const stop = without.Rows.filter(({ Status }) => Status === 'SUSP_CN');
  for (const { EventID } of stop) await save('REGAIN', { EventID, Notify: false });
  expect((await plants.ask('GetDeskPlant', { PlantID: plantId }, analyst)).Row.State).toBe('active');
  const trail = await plants.db
    .selectFrom('audit_entry')
    .select('operation')
    .where('subject_kind', '=', 'plantEvent')
    .execute();
  expect(trail.map(({ operation }) => operation)).toContain('DeletePlantEvent');
});

test('the link of a mail ends its watch without signing in', async () => {
  const reader = await plants.addCaller();
  await plants.ask('AddDeletePlantWatch', { Origin: 'AUS', IsAdd: true }, reader);
  const { stop_key: key } = await plants.db
    .selectFrom('plant_watch')
    .select('stop_key')
    .where('user_id', '=', reader.user.userId)
    .executeTakeFirstOrThrow();
  expect((await plants.ask('GetPlantWatches', {}, reader)).Rows).toMatchObject([
    { Plant: null, Origin: 'AUS', OriginCn: '澳大利亚' },
  ]);
  expect((await plants.ask('StopPlantWatch', { Key: key })).Row).toMatchObject({ PlantNo: null, Origin: 'AUS' });
  expect((await plants.ask('GetPlantWatches', {}, reader)).Total).toBe(0);
  await expect(plants.ask('StopPlantWatch', { Key: key })).rejects.toMatchObject({ code: 1009 });
});

test('the establishment mail service says that it is stopped', async () => {
  expect(await plants.ask('GetEstablishmentMailService', {})).toEqual({ Row: { State: 'stopped' } });
});

test('a plant is added and changed by the desk, with a number and a name of its own', async () => {
  const nothing = {
    CiferNo: null,
    NameCn: null,
    NameLocal: null,
    GroupID: null,
    ProvinceCn: null,
    ProvinceEn: null,
  } as const;
  const plant = {
    ...nothing,
    CityCn: null,
    CityEn: null,
    Types: [],
    Meats: ['beef'],
    Products: [],
    OffalCuts: [],
  } as const;
  const input = {
    ...plant,
    Types: [],
    Meats: ['beef' as const],
    Products: [],
    OffalCuts: [],
    Origin: 'MEX',
    PlantNo: 'TIF 888',
    NameEn: 'Carnes',
    FirstApproved: null,
    ValidTo: null,
  };
  const { Row } = await plants.ask('SaveDeskPlant', input, analyst);
  expect(Row).toMatchObject({ Code: 'MEX-888', PlantNo: 'TIF 888', State: 'unlisted' });
  await expect(plants.ask('SaveDeskPlant', input, analyst)).rejects.toMatchObject({
    data: { List: [{ Field: 'PlantNo', Rule: 'taken' }] },
  });
  await expect(plants.ask('SaveDeskPlant', { ...input, PlantNo: '1', NameEn: null }, analyst)).rejects.toMatchObject({
    code: 1001,
  });
  const renumbered = { ...event, PlantID: Row.PlantID, Status: 'RENUM', NewNumber: 'TIF 889' } as const;
  const after = await plants.ask('SavePlantEvent', renumbered, analyst);
  expect(after.Row).toMatchObject({ PlantID: Row.PlantID, Code: 'MEX-889' });
  expect(after.Rows[0]).toMatchObject({ OldNumber: '888' });
  expect((await plants.ask('SuggestPlants', { Keyword: 'TIF888' })).Rows[0]).toMatchObject({
    Code: 'MEX-889',
    Match: 'oldNumber',
  });
});

test('a change that takes effect later is told on its day, once', async () => {
  const reader = await plants.addCaller({ edition: 'en' });
  const { PlantID } = (await plants.ask('GetPlant', { Code: 'BRA-9028' })).Row;
  await plants.ask('AddDeletePlantWatch', { PlantID, IsAdd: true }, reader);
  const later = { EffectiveOn: '2026-12-24', AnnouncedOn: '2026-11-21' };
  await plants.ask('SavePlantEvent', { PlantID, Status: 'CANCEL', ...event, ...later }, analyst);
  expect(await listMails(reader)).toEqual([]);
  const { db } = plants;
  const deps = { db, publicUrl: 'https://portal.example' };
  await refreshDuePlants({ ...deps, clock: fixedClock('2026-12-23T12:00:00+08:00') });
  expect(await listMails(reader)).toEqual([]);
  const onTheDay = fixedClock('2026-12-24T00:05:00+08:00');
  const answers = await Promise.all([1, 2].map(() => refreshDuePlants({ ...deps, clock: onTheDay })));
  expect(Math.min(...answers)).toBe(0);
  expect((await listMails(reader)).map(({ subject }) => subject)).toEqual(['Brazil 9028: Active → Cancelled']);
});

test('a later change that was entered without telling anybody is not told on its day either', async () => {
  const reader = await plants.addCaller({ edition: 'en' });
  const codes = ['BRA-9005', 'BRA-9028'] as const;
  const brazil = await plants.ask('GetWebFrontApprovePlant', { Origin: 'BRA', State: 'active', PageSize: 100 });
  const [quiet, loud] = brazil.Rows.filter(({ Code }) => !codes.some((code) => code === Code));
  for (const plant of [quiet, loud]) {
    await plants.ask('AddDeletePlantWatch', { PlantID: plant?.PlantID, IsAdd: true }, reader);
    const change = { PlantID: plant?.PlantID ?? 0, Status: 'CANCEL', ...event, EffectiveOn: '2027-02-01' } as const;
    const { Rows } = await plants.ask('SavePlantEvent', { ...change, Notify: plant === loud }, analyst);
    expect(Rows[0]).toMatchObject({ Status: 'CANCEL', Notify: plant === loud });
  }
  const clock = fixedClock('2027-02-01T00:05:00+08:00');
  expect(await refreshDuePlants({ db: plants.db, publicUrl: 'https://portal.example', clock })).toBeGreaterThan(1);
  const states = await plants.ask('GetPlantWatches', {}, reader);
  expect(states.Rows.map(({ Plant }) => Plant?.State)).toEqual(['cancelled', 'cancelled']);
  const mails = await listMails(reader);
  expect(mails.map(({ subject }) => subject)).toEqual([`Brazil ${loud?.PlantNo}: Active → Cancelled`]);
});
