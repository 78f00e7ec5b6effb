import { createHttpApi } from '@btc/contract/client.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { type Db, openDb } from '@btc/server/src/platform/db/db.ts';
import { openSession } from '@btc/server/src/platform/session/session.ts';
import { figureCalls } from '@btc/server/src/testing/shown-figures.ts';
import { insertMembers } from '../http/member.ts';
import type { Site } from './site.ts';

/** A paying member: those of the demonstration cannot sign in where others reach the portal. */
const reader = 'fault_reader';

async function findReader(db: Db, now: Date): Promise<number> {
  const found = await db.selectFrom('account').select('id').where('login_user_name', '=', reader).executeTakeFirst();
  const [made] = found === undefined ? await insertMembers(db, [reader], now) : [found.id];
  if (made === undefined) throw new Error('No reader was made');
  return made;
}

export async function openReader(site: Site): Promise<string> {
  const { db, close } = openDb(await site.databaseUrl(), { name: 'faults' });
  const now = new Date();
  try {
    return await openSession(db, { userId: await findReader(db, now), remember: true, now, isStaff: false });
  } finally {
    await close();
  }
}

export async function readShownFigures({ address }: Site, token: string): Promise<readonly string[]> {
  const api = createHttpApi({
    systemBase: `${address}/api/system`,
    managementBase: `${address}/api/management`,
    apiKey: 'btc-portal',
    token: () => token,
  });
  const shown: string[] = [];
  for (const name of figureCalls) {
    // Imports of a row bring other sources: of this one nothing changes.
    const asked: Promise<unknown> = (api as (call: string, data: object) => Promise<unknown>)(name, { Source: 'demo' }); // one question for all views
    shown.push(
      await asked.then(
        (answer) => JSON.stringify(answer),
        (error: unknown) => (isApiError(error) ? String(error.code) : 'no answer'),
      ),
    );
  }
  return shown;
}

const refusal = /^(?:\d{4}|no answer)$/;

/** Calls that show something different; a refused call shows nothing and is left out. */
export function findOtherFigures(before: readonly string[], now: readonly string[]): readonly string[] {
  return figureCalls.filter((_, index) => now[index] !== before[index] && !refusal.test(now[index] ?? ''));
}

/** Calls that do not show what they showed before, refused ones included. */
export function findMissingFigures(before: readonly string[], now: readonly string[]): readonly string[] {
  return figureCalls.filter((_, index) => now[index] !== before[index]);
}

/** Parts of an answer that rest on all sources: an import changes them, whichever source was asked for. */
const ofAllSources: ReadonlySet<string> = new Set(['Quotas', 'QuotaRecord', 'Sources']);

async function readOfSource(site: Site): Promise<readonly string[]> {
  const shown = await readShownFigures(site, await openReader(site));
  const leaveOut = (key: string, value: unknown) => (ofAllSources.has(key) ? undefined : value);
  return shown.map((text) => (refusal.test(text) ? text : JSON.stringify(JSON.parse(text), leaveOut)));
}

export async function watchFigures(site: Site): Promise<(now?: Site) => Promise<readonly string[]>> {
  const before = await readOfSource(site);
  return async (now = site) => {
    const after = await readOfSource(now);
    const missing = findMissingFigures(before, after);
    const [first] = missing;
    if (first === undefined) return [];
    const at = figureCalls.findIndex((name) => name === first);
    const where = findDifference(parseShown(before[at]), parseShown(after[at]));
    return [`${missing.length} calls show other figures than before: ${first} at ${where}`];
  };
}

function parseShown(shown = 'null'): unknown {
  return refusal.test(shown) ? shown : JSON.parse(shown);
}

/** Path of the first difference, and both values. */
function findDifference(before: unknown, after: unknown, path = ''): string | null {
  if (Object.is(before, after)) return null;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return `${path}: ${JSON.stringify(before)} : ${JSON.stringify(after)}`;
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const found = findDifference(Reflect.get(before, key), Reflect.get(after, key), `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
