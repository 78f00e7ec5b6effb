import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCallers } from '@btc/server/src/portal-tests/http/callers.fixture.ts';
import { noCache } from '@btc/server/src/platform/cache/shared-cache.ts';
import { refreshDuePlants } from '@btc/server/src/plants/registry/registry.service.ts';
import lockTests from '../../tools/lock-tests.json' with { type: 'json' };
import { type Demonstration, openDemonstration } from '../demonstration.fixture.ts';
import { type Answered, compare, listProbes, readWithheld, request } from '../withheld.fixture.ts';
import type { Probe } from './locked-search.fixture.ts';

/*
 * Takes out every lock that `tools/lock-tests.json` says the table of what is withheld holds, one after another, and sees that it does.
 */

let portal: Demonstration;
beforeAll(async () => {
  // What was made with a lock must not be shown without it.
  portal = await openDemonstration(undefined, { cache: noCache });
  await refreshDuePlants(portal);
}, 900_000);
afterAll(() => portal.close());

interface Baseline {
  readonly probe: Probe;
  readonly member: Answered;
  readonly checked: ReadonlySet<string>;
}

test('every lock that is taken out is missed', async () => {
  const member = await (await addCallers(portal, 'sweep')).signIn('paid');
  const table = readWithheld();
  const baseline: Baseline[] = [];
  for (const probe of await listProbes(portal)) {
    const answered = await request(portal, probe, member);
    globalThis.lockState.checked.clear();
    const places = compare(await request(portal, probe, {}), answered);
    expect([probe.name, places]).toEqual([probe.name, table.get(probe.name) ?? []]);
    baseline.push({ probe, member: answered, checked: new Set(globalThis.lockState.checked) });
  }
  const isMissed = async (use: string): Promise<boolean> => {
    globalThis.lockState.out = use;
    try {
      for (const { probe, member: answered } of baseline.filter(({ checked }) => checked.has(use))) {
        const places = compare(await request(portal, probe, {}), answered);
        if (JSON.stringify(places) !== JSON.stringify(table.get(probe.name) ?? [])) return true;
      }
      return false;
    } finally {
      globalThis.lockState.out = null;
    }
  };
  const unnoticed: string[] = [];
  for (const [use, test] of Object.entries(lockTests)) {
    if (test === 'withheld' && !(await isMissed(use))) unnoticed.push(use);
  }
  expect(unnoticed).toEqual([]);
}, 900_000);
