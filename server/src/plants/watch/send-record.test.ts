import { afterAll, beforeAll, expect, test } from 'vitest';
import { spareItems } from '#platform/access/spare-items.ts';
import type { Caller } from '#platform/api/binding.ts';
import { createPlantsFixture, type PlantsFixture } from '../plants.fixture.ts';

let stopped: PlantsFixture;
let running: PlantsFixture;
beforeAll(async () => {
  [stopped, running] = [await createPlantsFixture(), await createPlantsFixture('running')];
});
afterAll(() => Promise.all([stopped.drop(), running.drop()]));

type Reader = Awaited<ReturnType<PlantsFixture['addCaller']>>;

async function send(plants: PlantsFixture, caller?: Caller, isEn = false) {
  const { PlantID } = (await plants.ask('GetPlant', { Code: 'BRA-9005' })).Row;
  return plants.ask('SendEstablishmentMail', { PlantID, isEn }, caller);
}

const listMails = (plants: PlantsFixture, { user }: Reader) => plants.mailsTo(`${user.loginUserName}@firm.example`);

test('while the service is stopped nothing is sent, to members either', async () => {
  const member = await stopped.addCaller({ modules: 'Est' });
  await expect(send(stopped, member)).rejects.toMatchObject({
    code: 1001,
    data: { List: [{ Field: 'PlantID', Rule: 'service_stopped' }] },
  });
  expect(await listMails(stopped, member)).toEqual([]);
});

test.each([
  ['cn', false, '厂号信息：巴西 9005', '在华注册编号', '演示数据'],
  ['en', true, 'Plant record: Brazil 9005', 'China registration number', 'Demonstration data'],
] as const)('a member gets the record at the proven address (%s)', async (_, isEn, subject, field, demo) => {
  expect(await running.ask('GetEstablishmentMailService', {})).toEqual({ Row: { State: 'running' } });
  const member = await running.addCaller({ modules: 'Est' });
  const address = `${member.user.loginUserName}@firm.example`;
  expect((await send(running, member, isEn)).Row.Email).toBe(address);
  const [mail, ...more] = await listMails(running, member);
  expect(more).toEqual([]);
  expect(mail?.template).toBe('plantRecord');
  expect(mail?.subject).toContain(subject);
  for (const text of [field, demo, 'https://portal.example']) expect(mail?.body_text).toContain(text);
});

test('who is signed out, or no subscriber, gets none', async () => {
  await expect(send(running)).rejects.toMatchObject({ code: 1006 });
  const reader = await running.addCaller();
  await expect(send(running, reader)).rejects.toMatchObject({ code: 1008, data: { Dict: { Reason: 'notpaid' } } });
  expect(await listMails(running, reader)).toEqual([]);
  const trial = spareItems(await running.addCaller({ state: 2 }));
  const openable = { Reason: 'trial', TrialLeft: 2 };
  await expect(send(running, trial)).rejects.toMatchObject({ code: 1008, data: { Dict: openable } });
});

test('an address that is not proven gets none', async () => {
  const member = await running.addCaller({ modules: 'Est' });
  await running.db.updateTable('account').set({ email_proven_at: null }).where('id', '=', member.user.userId).execute();
  await expect(send(running, member)).rejects.toMatchObject({
    code: 1001,
    data: { List: [{ Field: 'UserID', Rule: 'email_not_proven' }] },
  });
  expect(await listMails(running, member)).toEqual([]);
});
