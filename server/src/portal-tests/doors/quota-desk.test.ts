import { getCargoClock, getQuotaDesk } from '@btc/contract/trade/quota-desk.ts';
import { findChanceBefore } from '@btc/contract/safeguard/fill-projection.ts';
import { printPeriod } from '@btc/contract/figures/print-period.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { addDays } from '@btc/contract/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anonymousCaller } from '#platform/api/binding.ts';
import { type FiguresFixture, openFiguresFixture } from '#figure-answers/figures.fixture.ts';
import { createViewClient, callerWith } from '#trade/view/view.fixture.ts';

let figures: FiguresFixture;
beforeAll(async () => {
  figures = await openFiguresFixture();
}, 120_000);
afterAll(() => figures.close());

type Desk = OutputOf<typeof getQuotaDesk>;
const member = callerWith('Data');
const prices = callerWith('Price');
const stranger = anonymousCaller;

async function readDesk(caller = stranger): Promise<Desk> {
  return getQuotaDesk.output.parse(await createViewClient(figures).call('GetQuotaDesk', {}, caller));
}

const cargo = { Origin: 'BRA', Goods: '02023000', Kind: 'arrival', Day: '2026-11-25', Port: 'shanghai' };
async function askClock(parts: object, caller = member) {
  const input = getCargoClock.input.parse({ Cargoes: [{ ...cargo, ...parts }] });
  return getCargoClock.output.parse(await createViewClient(figures).call('GetCargoClock', input, caller)).Rows[0];
}

describe('a member', () => {
  test('of data or prices gets the quotas as the view of the years has them', async () => {
    const { Quotas, QuotaRecord } = (await createViewClient(figures).chart('beef-nine')).Dict;
    for (const caller of [member, prices]) {
      const desk = await readDesk(caller);
      expect(desk.Rows).toEqual(Quotas);
      expect(desk.Dict.Record).toEqual(QuotaRecord);
      expect(desk.Dict.Locked).toBeNull();
    }
  });

  test('is told a chance that is the projection’s own', async () => {
    const { counted } = await figures.safeguard.read();
    const fill = counted?.counts.find(({ line, year }) => line === 'ARG' && year === 2026)?.projection;
    const answer = await askClock({ Origin: 'ARG' });
    const on = (day: string) => 100 * (1 - (findChanceBefore({ chances: fill?.chances ?? [] }, addDays(day, -1)) ?? 0));
    expect(answer?.Chance).toBeLessThanOrEqual(on(answer?.Earliest ?? '') + 0.05);
    expect(answer?.Chance).toBeGreaterThanOrEqual(on(answer?.Latest ?? '') - 0.05);
    expect(answer).toMatchObject({ Likely: '2026-11-28', Duty: 12, Surcharge: 55 });
  });

  test('is told that offal pays no surcharge', async () => {
    expect(await askClock({ Goods: '02062900' })).toMatchObject({ Chance: 100, LatestSafe: null, Surcharge: null });
  });

  test('gets no answer on an origin that is none', async () => {
    await expect(askClock({ Origin: 'XXX' })).rejects.toMatchObject({ code: 1009 });
  });
});

describe('whoever is no member', () => {
  test('gets use, duty of today, notices and exempt origins', async () => {
    const { Rows, Dict } = await readDesk();
    const brazil = Rows.find(({ Code }) => Code === 'BRA');
    const open = (await readDesk(member)).Rows.find(({ Code }) => Code === 'BRA');
    expect(brazil).toMatchObject({ Used: open?.Used, UsedPercent: open?.UsedPercent, Counts: open?.Counts });
    expect(brazil?.Ruling).toMatchObject({ Standing: open?.Ruling?.Standing, Code: 'withheld' });
    expect(Dict.Locked).toEqual({ Module: 'Data', Reason: 'anonymous' });
    expect(Dict.Watch?.Rows.map(({ Code }) => Code).toSorted()).toEqual(['HKG', 'IDN', 'IND', 'KOR', 'MAC', 'THA']);
  });

  test('is told of no day of a projection and of no month', async () => {
    const { counted } = await figures.safeguard.read();
    const days = (counted?.counts ?? []).flatMap(({ projection }) =>
      projection?.restsOn === 'projection' ? [projection.earliest, projection.central, projection.latest] : [],
    );
    const hidden = [...new Set(days.filter((day) => day !== null))]
      .flatMap((day) => [day, addDays(day, 2)])
      .flatMap((day) => [day, printPeriod(day, 'cn'), printPeriod(day, 'en')]);
    expect(hidden.length).toBeGreaterThan(5);
    for (const caller of [stranger, callerWith('Est'), callerWith('Data', 4)]) {
      const desk = await readDesk(caller);
      const text = JSON.stringify(desk);
      expect(hidden.filter((day) => text.includes(day))).toEqual([]);
      expect(desk.Rows.flatMap(({ Cumulative }) => Cumulative)).toEqual([]);
      expect(desk.Rows.flatMap(({ FillChance }) => FillChance ?? [])).toEqual([]);
    }
  });

  test('gets no answer of the clock', async () => {
    await expect(askClock({}, stranger)).rejects.toMatchObject({ code: 1008 });
    await expect(askClock({}, callerWith('Est'))).rejects.toMatchObject({ code: 1008 });
  });
});

test('where a share is watched it is marked beyond two and a half percent, all together beyond eight', async () => {
  const { Watch } = (await readDesk()).Dict;
  for (const { Percent, IsNear } of Watch?.Rows ?? []) expect(IsNear).toBe(Percent > 2.5);
  expect(Watch?.IsNear).toBe((Watch?.Together ?? 0) > 8);
});
