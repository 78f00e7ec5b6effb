import { operations } from '@btc/contract/operations.ts';
import { isChanging } from '@btc/contract/wire/changing-calls.ts';
import type { Operation } from '@btc/contract/wire/operation.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, envelope, type TestApp } from './app.fixture.ts';
import { addCallers, type CallerRole, refusalOf } from './callers.fixture.ts';
import { fittingInput } from './generated-calls.fixture.ts';
import { addBob, bobsId, bobsMark, bobsName, takeTouched, watchRows } from './swapped-ids.fixture.ts';

/*
 * Every id in every call is another's: two members and each role of staff ask for what is Bob's, in every operation whose
 * input names a person or a record. Staff at work for Bob, in operations that the contract gives their role, may see him.
 */

const who = ['none', 'paid', 'editor', 'analyst', 'desk', 'admin'] as const satisfies readonly CallerRole[];
const namesOfPeople = new Set(['UserName', 'LoginUserName', 'ActorName']);
const patience = 300_000;

interface Swap {
  readonly one: Operation;
  readonly data: object;
  /** Whether the call says that it comes from Bob. */
  readonly asBob: boolean;
}

function swapOf(field: string): unknown {
  if (namesOfPeople.has(field)) return bobsName;
  if (field.endsWith('IDs')) return [bobsId];
  return field.endsWith('ID') ? bobsId : undefined;
}

/** What chance does not find, because fields depend on one another. */
const byHand: Readonly<Record<string, object>> = {
  UpdateUserInfo: { CompanyType: 'other', CompanyName: 'taken over' },
  UpdateDeskMember: { CompanyType: 'other', CompanyName: 'taken over' },
  AddWebChat: { Content: 'text' },
};

const fieldsOf = ({ input }: Operation): readonly string[] => ('shape' in input ? Object.keys(input.shape ?? {}) : []);

/** The call with the ids given: as numbers, or as texts where the operation takes texts. */
function withIds(one: Operation, ids: Readonly<Record<string, unknown>>): object {
  const asTexts = Object.fromEntries(Object.entries(ids).map(([field, value]) => [field, String(value)]));
  if (one.input.safeParse(ids).success) return ids;
  const known = byHand[one.name];
  if (known !== undefined) return { ...known, ...ids };
  return fittingInput(one, ids) ?? fittingInput(one, asTexts) ?? ids;
}

/** Calls with nothing but another's ids; where one of them says who calls, also with the caller's own name there. */
function swapsOf(one: Operation): Swap[] {
  const ids = Object.fromEntries(
    fieldsOf(one).flatMap((field) => (swapOf(field) === undefined ? [] : [[field, swapOf(field)]])),
  );
  const { UserID: claimed, ...others } = ids;
  if (Object.keys(ids).length === 0 || one.upload !== undefined) return [];
  if (claimed === undefined) return [{ one, data: withIds(one, others), asBob: false }];
  const inHisName = { one, data: withIds(one, ids), asBob: true };
  if (Object.keys(others).length === 0) return [inHisName];
  return [inHisName, { one, data: withIds(one, { UserID: 1, ...others }), asBob: false }];
}

const swaps = Object.values(operations).flatMap((one: Operation) => swapsOf(one));

let app: TestApp;
let callers: Awaited<ReturnType<typeof addCallers>>;
beforeAll(async () => {
  app = await createTestApp({ callLimit: { demand: () => Promise.resolve() } });
  callers = await addCallers(app);
  await addBob(app);
  await watchRows(app);
});
afterAll(() => app.close());

async function ask({ one, data, asBob }: Swap, role: CallerRole) {
  const own = !asBob && 'UserID' in data ? { UserID: callers.ids.get(role) } : {};
  const response = await app.app.inject({
    method: 'POST',
    url: `/api/${one.base}/${one.name}`,
    headers: await callers.signIn(role),
    payload: envelope(one.messageType, { ...data, ...own }),
  });
  return { code: response.json<{ ErrorCode: number }>().ErrorCode, body: response.body.toLowerCase() };
}

test('every such call that a member may make is right in form', () => {
  const members = swaps.filter(({ one, data }) => one.access.kind === 'signedIn' || 'UserID' in data);
  const wrong = members.filter(({ one, data }) => !one.input.safeParse(data).success);
  expect(wrong.map(({ one, data }) => `${one.name} ${JSON.stringify(data)}`)).toEqual([]);
});

test(
  'another’s ids in any call show nothing of the other’s and change nothing of it',
  async () => {
    expect(swaps.length).toBeGreaterThan(150);
    const wrong: string[] = [];
    for (const swap of swaps) {
      for (const role of who) {
        const { one, asBob } = swap;
        if (one.access.kind === 'staff' && refusalOf(one.access, role) === null) continue;
        const { code, body } = await ask(swap, role);
        const touched = await takeTouched(app);
        if (body.includes(bobsMark)) wrong.push(`${one.name} shows ${role} what is another’s`);
        if (touched.length > 0) wrong.push(`${one.name} by ${role} changes ${touched.join(', ')} of another`);
        if (asBob && code !== 1007) wrong.push(`${one.name} answers ${role} in another’s name with ${code}`);
      }
    }
    expect(wrong).toEqual([]);
  },
  patience,
);

test('no call of staff but the admin’s changes an account of staff', async () => {
  const ofStaff = Object.values(operations).filter(({ access, name }) => access.kind === 'staff' && isChanging(name));
  const onMembers = ofStaff.filter((one) => fieldsOf(one).includes('MemberID'));
  expect(onMembers.length).toBeGreaterThan(5);
  const adminId = callers.ids.get('admin');
  const find = () => app.db.selectFrom('account').selectAll().where('login_user_name', '=', 'the_admin').execute();
  await callers.signIn('admin');
  const before = await find();
  for (const one of onMembers) {
    const { code } = await ask({ one, data: withIds(one, { MemberID: adminId }), asBob: false }, 'desk');
    expect([one.name, code]).toEqual([one.name, 1007]);
  }
  expect(await find()).toEqual(before);
});
