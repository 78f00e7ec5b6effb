import { operations } from '@btc/contract/operations.ts';
import { plantFiles } from '@btc/contract/plants/plant-paths.ts';
import { priceFiles } from '@btc/contract/prices/price-paths.ts';
import { isChanging } from '@btc/contract/wire/changing-calls.ts';
import type { Operation } from '@btc/contract/wire/operation.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, envelope, type TestApp } from '../app.fixture.ts';
import { addCallers, type CallerRole, toErrorCode } from '../http/callers.fixture.ts';
import { fittingInput } from '../doors/generated-calls.fixture.ts';
import { swappedInputs } from './swapped-calls.fixture.ts';
import { addBob, bobsId, bobsKeys, bobsMark, takeTouched, watchRows } from './swapped-ids.fixture.ts';

/*
 * Every id in every call is another's: two members and each role of staff ask for what is Bob's, in every operation whose
 * input names a person or a record, however deep. Staff at work for Bob, in operations that the contract gives their role, may see him.
 */

const who = ['none', 'paid', 'editor', 'analyst', 'desk', 'admin'] as const satisfies readonly CallerRole[];
const patience = 300_000;

interface Swap {
  readonly one: Operation;
  readonly data: object;
  readonly asBob: boolean;
}

/** Inputs that generation cannot reach, because fields depend on each other. */
const byHand: Readonly<Record<string, object>> = {
  UpdateUserInfo: { CompanyType: 'other', CompanyName: 'taken over' },
  UpdateDeskMember: { CompanyType: 'other', CompanyName: 'taken over' },
  AddWebChat: { Content: 'text' },
};
/** No input found with another's id: staff forms whose fields depend on each other. */
const notFound = ['SaveDeskPlant.Expected.GroupID', 'SavePriceDuty.Expected.DutyID', 'SaveBanner.BannerID'];

/** A login code goes to the owner's address, whoever requests it; the caller only learns that it was sent. */
const mayTouch: ReadonlySet<string> = new Set(['GetCaptcha outgoing_mail']);

const found = Object.values(operations).map((one: Operation) => ({ one, ...swappedInputs(one, byHand[one.name]) }));

/** Calls with another's ids; where an input also names the caller, a variant has the caller's own id there. */
const swaps: readonly Swap[] = found.flatMap(({ one, inputs }) =>
  inputs.flatMap((data): Swap[] => {
    if (!('UserID' in data)) return [{ one, data, asBob: false }];
    const namesMore = JSON.stringify({ ...data, UserID: 0 }).includes(String(bobsId));
    return [{ one, data, asBob: true }, ...(namesMore ? [{ one, data, asBob: false }] : [])];
  }),
);

let app: TestApp;
let callers: Awaited<ReturnType<typeof addCallers>>;
beforeAll(async () => {
  app = await createTestApp({ callLimit: { demand: () => Promise.resolve() } });
  callers = await addCallers(app);
  await addBob(app);
  await watchRows(app);
});
afterAll(() => app.close());

function readBody({ one }: Swap, data: object) {
  if (one.upload === undefined) return { payload: envelope(one.messageType, data) };
  const form = new FormData();
  form.append('MessageType', String(one.messageType));
  form.append('MessageID', randomUUID());
  for (const [field, value] of Object.entries(data)) {
    form.append(field, value instanceof Blob ? value : typeof value === 'string' ? value : JSON.stringify(value));
  }
  return { payload: form };
}

async function ask(swap: Swap, role: CallerRole) {
  const { one, data, asBob } = swap;
  const own = !asBob && 'UserID' in data ? { UserID: callers.ids.get(role) } : {};
  const response = await app.app.inject({
    method: 'POST',
    url: `/api/${one.base}/${one.name}`,
    headers: await callers.signIn(role),
    ...readBody(swap, { ...data, ...own }),
  });
  return { code: response.json<{ ErrorCode: number }>().ErrorCode, body: response.body.toLowerCase() };
}

test('every place of an input that can name another is swapped, however deep, in uploads too', () => {
  expect(found.flatMap(({ one, missed }) => missed.map((path) => one.name + path)).toSorted()).toEqual(
    notFound.toSorted(),
  );
  const names = new Set(swaps.map(({ one }) => one.name));
  for (const name of ['UploadAvator', 'UploadVideoPart', 'StopPlantWatch', 'SaveNewsletter'])
    expect(names).toContain(name);
});

test(
  'another’s ids in any call show nothing of the other’s and change nothing of it',
  async () => {
    expect(swaps.length).toBeGreaterThan(200);
    const wrong: string[] = [];
    for (const swap of swaps) {
      for (const role of who) {
        const { one, asBob } = swap;
        if (one.access.kind === 'staff' && toErrorCode(one.access, role) === null) continue;
        const { code, body } = await ask(swap, role);
        const touched = await takeTouched(app);
        if (body.includes(bobsMark)) wrong.push(`${one.name} shows ${role} what is another’s`);
        if (touched.some((table) => !mayTouch.has(`${one.name} ${table}`)))
          wrong.push(`${one.name} by ${role} changes ${touched.join(', ')} of another`);
        if (asBob && code !== 1007) wrong.push(`${one.name} answers ${role} in another’s name with ${code}`);
      }
    }
    expect(wrong).toEqual([]);
  },
  patience,
);

test('another’s ids in the address of a file show nothing of the other’s and change nothing of it', async () => {
  const ids = ['UserID', 'MemberID', 'PlantID', 'SeriesID', 'PostID', 'FirmID']
    .map((name) => `${name}=${bobsId}`)
    .join('&');
  const lists = [...plantFiles, ...priceFiles, 'beef-one'].map((name) => `/download/${name}.csv?${ids}`);
  const own = ['download/exhibition-ID.ics', 'market-report/ID.pdf', 'video-files/ID/video.mp4', 'download/backup/ID'];
  const keys = Object.values(bobsKeys).flatMap((key) => [
    `/download/backup/${key}`,
    `/newsletter/one-click?key=${key}`,
  ]);
  const wrong: string[] = [];
  for (const address of [...lists, ...own.map((path) => `/${path.replace('ID', String(bobsId))}`), ...keys]) {
    for (const role of who) {
      const { statusCode, body } = await app.app.inject({ url: address, headers: await callers.signIn(role) });
      const isHeld = statusCode < 500 && !body.toLowerCase().includes(bobsMark);
      if (!isHeld || (await takeTouched(app)).length > 0) wrong.push(`${role}: ${statusCode} ${address}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('no call of staff but the admin’s changes an account of staff', async () => {
  const ofStaff = Object.values(operations).filter(({ access, name }) => access.kind === 'staff' && isChanging(name));
  const onMembers = ofStaff.filter((one: Operation) => 'shape' in one.input && 'MemberID' in Object(one.input.shape));
  expect(onMembers.length).toBeGreaterThan(5);
  const MemberID = callers.ids.get('admin');
  const find = () => app.db.selectFrom('account').selectAll().where('login_user_name', '=', 'the_admin').execute();
  await callers.signIn('admin');
  const before = await find();
  for (const one of onMembers) {
    const data = { ...fittingInput(one, { ...byHand[one.name], MemberID }), ...byHand[one.name], MemberID };
    const { code } = await ask({ one, data, asBob: false }, 'desk');
    expect([one.name, code]).toEqual([one.name, 1007]);
  }
  expect(await find()).toEqual(before);
});
