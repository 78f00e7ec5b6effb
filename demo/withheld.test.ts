import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCallers } from '@btc/server/src/portal-tests/http/callers.fixture.ts';
import { refreshDuePlants } from '@btc/server/src/plants/registry/registry.service.ts';
import { type Demonstration, openDemonstration } from './demonstration.fixture.ts';
import { compare, listProbes, readWithheld, request, writeWithheld } from './withheld.fixture.ts';

/*
 * What is locked, place by place: a lock that is taken out anywhere brings a place back that a stranger does not get.
 * `WITHHELD=write` writes the table anew, for whoever changes on purpose what is locked.
 */

let portal: Demonstration;
beforeAll(async () => {
  portal = await openDemonstration();
  // What plants are found by.
  await refreshDuePlants(portal);
}, 900_000);
afterAll(() => portal.close());

test('a stranger is denied in every call, set and file what the table says, and nothing else', async () => {
  const member = await (await addCallers(portal, 'withheld')).signIn('paid');
  const found = new Map<string, readonly string[]>();
  for (const probe of await listProbes(portal)) {
    const places = compare(await request(portal, probe, {}), await request(portal, probe, member));
    if (places.length > 0) found.set(probe.name, places);
  }
  if (process.env['WITHHELD'] === 'write') writeWithheld(found);
  expect(found.size).toBeGreaterThan(100);
  expect(found).toEqual(readWithheld());
}, 300_000);
