import { addDays } from '@btc/contract/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestAllFormats } from './all-formats.fixture.ts';
import { type Demonstration, openDemonstration } from '../demonstration.fixture.ts';
import { addReaders, type ReaderKind, readers } from '../readers.fixture.ts';

/*
 * The duty and the landed cost of a day to come, at the call, the data door and the tools for assistants, for readers who differ by what
 * they have paid for: the same lines everywhere, and what is withheld is null.
 */

let portal: Demonstration;
let doors: (kind: ReaderKind) => ReturnType<typeof requestAllFormats>;
beforeAll(async () => {
  portal = await openDemonstration();
  const headersFor = await addReaders(portal, 'duty');
  doors = (kind) => requestAllFormats(portal, headersFor(kind));
});
afterAll(() => portal.close());

const today = '2026-11-24';
const soon = '2026-12-15';
/** Days with an exchange rate: soon, next year, and almost two years ahead. */
const days = [today, '2026-11-30', soon, '2027-01-10', '2028-11-20'];
const origins = ['BRA', 'ARG', 'AUS', 'USA', 'URY', 'IDN'];

interface Line {
  readonly quota: string;
  readonly step: string;
  readonly percent: number | null;
  readonly value: number | null;
  readonly standing: string | null;
  readonly surcharge: number | null;
  readonly rests_on: string;
  readonly rate_day: string;
  readonly rate_carried: boolean;
  readonly gaps: string | null;
}

interface Landed {
  readonly rows: readonly Line[];
  readonly scope: string;
  readonly locked: object | null;
}

interface Ruled {
  readonly ruling: {
    readonly standing: string | null;
    readonly surchargePercent: number | null;
    readonly duty: string;
    readonly locked: object | null;
    readonly dutyPercent: number;
    readonly inQuotaPercent: number;
    readonly overQuotaPercent: number | null;
    readonly restsOn: string;
  };
  readonly use: { readonly rows: readonly Record<string, unknown>[] };
}

const readDoor = async (kind: ReaderKind, query: string) => {
  const { status, json, body } = await doors(kind).door(`landed-cost.json?edition=en&${query}`);
  if (status !== 200) throw new Error(body);
  return json as unknown as Landed; // what the set answers
};

describe.each(readers)('%s', (kind) => {
  test.each(origins)('is told the same of %s at every door, today and two years ahead', async (origin) => {
    const { call, tool } = doors(kind);
    for (const day of days) {
      const { Row, Dict } = await call('GetLandedCost', { isEn: true, Origin: origin, Date: day, Cif: 6000 });
      const door = await readDoor(kind, `origin=${origin}&date=${day}&cif=6000`);
      const query = { origin, date: day, cif: 6000, edition: 'en' };
      const landed = (await tool('get_landed_cost', query)).found as unknown as Landed;
      const ruled = (await tool('get_quota_and_duty', { origin, day, edition: 'en' })).found as unknown as Ruled;
      expect(landed.rows, `${origin} ${day}`).toEqual(door.rows);
      expect(landed.scope, `${origin} ${day}`).toBe(door.scope);
      expect(door.scope, `${origin} ${day}`).toContain(ruled.ruling.duty);
      const last = (quota: string) => door.rows.findLast((row) => row.quota === quota)?.value ?? null;
      const within = last(Row.SurchargePercent === null ? 'none' : 'in');
      expect([within, last('over')], `${origin} ${day}`).toEqual([Row.InQuota, Row.OverQuota]);
      for (const row of door.rows) {
        expect([row.standing, row.surcharge, row.rests_on], `${origin} ${day}`).toEqual([
          Dict.Ruling.Standing,
          Dict.Ruling.SurchargePercent,
          Dict.Ruling.RestsOn,
        ]);
        expect([row.rate_day, row.rate_carried], `${origin} ${day}`).toEqual([Dict.Rate?.Day, Dict.Rate?.Carried]);
      }
      expect(ruled.ruling, `${origin} ${day}`).toMatchObject({
        standing: Dict.Ruling.Standing,
        surchargePercent: Dict.Ruling.SurchargePercent,
        dutyPercent: Row.DutyPercent,
        inQuotaPercent: Row.DutyPercent + Row.AdditionalPercent,
      });
    }
  });

  test('carries the last rate on, and gets a figure by a rate of its own', async () => {
    const carried = await readDoor(kind, `origin=BRA&date=${soon}&cif=6000`);
    const [row] = carried.rows;
    expect(row?.rate_carried).toBe(true);
    expect(String(row?.rate_day) < soon).toBe(true);
    const own = await readDoor(kind, `origin=BRA&date=${soon}&cif=6000&rate=8`);
    expect(own.rows.find(({ step }) => step === 'tonne')?.value).toBe(48);
    const tool = await doors(kind).tool('get_landed_cost', { origin: 'BRA', date: soon, cif: 6000, rate: 8 });
    expect(JSON.stringify(tool.found)).toContain('"value":48,');
  });

  test('hears at every door of a duty whose rate nobody knows', async () => {
    const words = 'plus a duty at an unknown rate';
    const door = await readDoor(kind, `origin=USA&date=${soon}&cif=6000`);
    expect(door.scope).toContain(words);
    const unknown = door.rows.filter(({ step, percent }) => step === 'additional' && percent === null);
    expect(unknown.map(({ value, gaps }) => [value, gaps?.includes('value:notPublished')])).toEqual([
      [null, true],
      [null, true],
    ]);
    const { found } = await doors(kind).tool('get_quota_and_duty', { origin: 'USA', day: soon, edition: 'en' });
    expect(found['ruling']).toMatchObject({ duty: expect.stringContaining(words), othersKnown: false });
    expect((await doors(kind).door(`landed-cost.csv?origin=USA&date=${soon}&cif=6000`)).body).toContain(
      'value:notPublished',
    );
  });

  test('is told of no quota for pork', async () => {
    const { rows } = await readDoor(kind, `meat=pork&origin=ESP&date=${soon}&cif=2700`);
    expect(new Set(rows.map(({ quota }) => quota))).toEqual(new Set(['none']));
  });

  test('gets what the ruling of a later day rests on, or nothing and why, and never two rulings', async () => {
    const isMember = kind === 'paid';
    const member = await doors('paid').call('GetLandedCost', { Origin: 'BRA', Date: soon, Cif: 6000 });
    expect(member.Dict.Ruling.RestsOn).toBe('projection');
    const { call, door, tool } = doors(kind);
    const { Row, Dict } = await call('GetLandedCost', { Origin: 'BRA', Date: soon, Cif: 6000 });
    expect([Dict.Ruling.Standing === null, Dict.Ruling.SurchargePercent === null, Dict.Locked !== null]).toEqual(
      Array.from({ length: 3 }, () => !isMember),
    );
    // The rule and both costs are everybody's.
    expect([Dict.Ruling.OverPercent, Row.InQuota !== null, Row.OverQuota !== null]).toEqual([55, true, true]);
    const answer = await readDoor(kind, `origin=BRA&date=${soon}&cif=6000`);
    for (const { gaps } of answer.rows) {
      expect(gaps === null ? [] : gaps.split(' ')).toEqual(isMember ? [] : ['standing:locked', 'surcharge:locked']);
    }
    expect(answer.locked === null).toBe(isMember);
    const csv = (await door(`landed-cost.csv?origin=BRA&date=${soon}&cif=6000`)).body;
    expect(csv.includes('standing:locked')).toBe(!isMember);
    const { ruling, use } = (await tool('get_quota_and_duty', { origin: 'BRA', day: soon })).found as unknown as Ruled;
    expect([ruling.standing === null, ruling.locked !== null]).toEqual([!isMember, !isMember]);
    expect(ruling.overQuotaPercent).toBe(67);
    for (const row of use.rows) expect(row['standing'] ?? ruling.standing).toBe(ruling.standing);
  });

  test('gets today’s duty and its rule', async () => {
    const { Dict } = await doors(kind).call('GetLandedCost', { Origin: 'BRA', Date: today, Cif: 6000 });
    const member = await doors('paid').call('GetLandedCost', { Origin: 'BRA', Date: today, Cif: 6000 });
    expect(Dict.Locked).toBeNull();
    expect([Dict.Ruling.Standing, Dict.Ruling.SurchargePercent]).toEqual([
      member.Dict.Ruling.Standing,
      member.Dict.Ruling.SurchargePercent,
    ]);
  });

  test('asks for the use of the year of the day, and no other', async () => {
    const { use, ruling } = (await doors(kind).tool('get_quota_and_duty', { origin: 'BRA', day: '2027-01-10' }))
      .found as unknown as Ruled;
    expect(use.rows).toEqual([]);
    expect(ruling).toMatchObject({ quotaTonnes: expect.any(Number), standing: 'inQuota' });
  });

  test('is told what is wrong in the words of the door', async () => {
    const early = 'origin=BRA&date=2001-01-01&cif=6000';
    const { status, json } = await doors(kind).door(`landed-cost.json?edition=en&${early}`);
    expect([status, json['errors']]).toEqual([
      400,
      [expect.objectContaining({ parameter: 'rate', detail: expect.stringContaining('give one') })],
    ]);
    const { tool } = doors(kind);
    const query = { origin: 'BRA', date: '2001-01-01', cif: 6000, edition: 'en' };
    expect((await tool('get_landed_cost', query)).text).toMatch(/^rate: .*give one/m);
    const span = { set: 'beef-one', parameters: { from: '2026-09', to: '2026-01' }, edition: 'en' };
    const wrong = await tool('get_view', span);
    expect(wrong.text).toMatch(/^from: /m);
    expect(wrong.text).not.toMatch(/StartDate|CnyPerUsd/);
    // A duty needs no rate.
    const duty = await tool('get_quota_and_duty', { origin: 'BRA', day: addDays(today, 700), edition: 'en' });
    expect(duty.isError).toBe(false);
  });
});
