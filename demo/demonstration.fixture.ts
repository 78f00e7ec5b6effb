import { operations } from '@btc/contract/operations.ts';
import { toApiBase, toMessageType } from '@btc/contract/wire/message-type.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import readBook from 'read-excel-file/node';
import { createTestApp, envelope, type TestApp } from '@btc/server/src/portal-tests/app.fixture.ts';
import type { SharedCache } from '@btc/server/src/platform/cache/shared-cache.ts';
import { addCallers, type CallerRole } from '@btc/server/src/portal-tests/http/callers.fixture.ts';
import { importWorkFolder } from '@btc/server/src/open-facts.ts';
import { ensureFilled } from '@btc/server/src/testing/test-database.ts';
import { loadDemo } from './load-demo.ts';
import { fewDemoRows } from './trade/load-demo-facts.ts';

type Operations = typeof operations;

export interface Demonstration extends TestApp {
  ask<Name extends keyof Operations>(name: Name, data?: object, role?: CallerRole): Promise<OutputOf<Operations[Name]>>;
  download(path: string): Promise<string>;
  /** Cells of each sheet. */
  downloadBook(path: string): Promise<readonly (readonly (readonly unknown[])[])[]>;
}

export const workingDay = '2026-11-24T10:00:00+08:00';

/** Loads the demonstration once in a test run for each moment. */
function ensureLoaded(now: string) {
  return ensureFilled(`demonstration at ${now}`, async (folder) => {
    const { db, facts, files, clock, log, config, leave } = await createTestApp({ now });
    const workFolder = importWorkFolder(config);
    await loadDemo({
      db,
      facts,
      files,
      clock,
      log,
      workFolder,
      trialItems: 10,
      demoFacts: fewDemoRows,
      isAsked: false,
    });
    return leave(folder);
  });
}

async function toDemonstration(portal: TestApp): Promise<Demonstration> {
  const { app } = portal;
  const { signIn } = await addCallers(portal);
  const get = async (path: string) => {
    const response = await app.inject({ url: path, headers: await signIn('paid') });
    if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}: ${response.body}`);
    return response;
  };
  return {
    ...portal,
    ask: async (name, data = {}, role = 'paid') => {
      const response = await app.inject({
        method: 'POST',
        url: `/api/${toApiBase(name)}/${name}`,
        payload: envelope(toMessageType(name), data),
        headers: await signIn(role),
      });
      const { ErrorCode, Data } = response.json();
      if (ErrorCode !== 0) throw new Error(`${name} answered ${ErrorCode}: ${JSON.stringify(Data)}`);
      return operations[name].output.parse(Data) as OutputOf<Operations[typeof name]>; // the schema just parsed it
    },
    download: async (path) => (await get(path)).body,
    downloadBook: async (path) => (await readBook((await get(path)).rawPayload)).map(({ data }) => data),
  };
}

/** Each moment costs a load of its own; close it in `afterAll`. */
export async function openDemonstration(
  now = workingDay,
  options: { readonly cache?: SharedCache } = {},
): Promise<Demonstration> {
  const callLimit = { demand: () => Promise.resolve() };
  return toDemonstration(await createTestApp({ ...options, now, callLimit, filled: await ensureLoaded(now) }));
}
