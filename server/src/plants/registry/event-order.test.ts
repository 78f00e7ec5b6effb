import { plantStatuses } from '@btc/reference/plants/plant-statuses.ts';
import type { PlantStatusCode } from '@btc/reference/plants/plant-statuses.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#testing/test-database.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { type StateEvent, stateOn, stateSpans } from './event-order.ts';
import { replaceSpans, updateStates } from './registry.queries.ts';

const day = fc.integer({ min: 0, max: 12 }).map((n) => `2024-03-${String(n + 1).padStart(2, '0')}`);
const event = fc.record({
  status: fc.constantFrom(...plantStatuses.map(({ code }) => code)),
  effectiveOn: day,
  announcedOn: fc.option(day),
  basis: fc.option(fc.constantFrom('production', 'shipping')),
});
const history = fc.array(event, { maxLength: 9 });

function numbered(events: readonly Omit<StateEvent, 'id'>[], ids?: readonly number[]): readonly StateEvent[] {
  return events.map((one, index) => ({ ...one, id: ids?.[index] ?? index + 1 }));
}

const entered = history.chain((events) =>
  fc.record({
    events: fc.constant(events),
    ids: fc.shuffledSubarray(
      events.map((_, index) => index + 1),
      { minLength: events.length },
    ),
  }),
);

const withoutId = ({ state, from, until }: ReturnType<typeof stateSpans>[number]) => ({ state, from, until });

test('any order of arrival gives the same states', () => {
  fc.assert(
    fc.property(entered, ({ events, ids }) => {
      const one = stateSpans(numbered(events)).map(withoutId);
      const other = stateSpans(numbered(events, ids).toReversed()).map(withoutId);
      expect(other).toEqual(one);
    }),
  );
});

test('the state of a day is that of the last span begun by then, and no span repeats the one before', () => {
  fc.assert(
    fc.property(history, day, (events, on) => {
      const all = numbered(events);
      const spans = stateSpans(all);
      for (const [index, span] of spans.entries()) {
        expect(span.state).not.toBe(spans[index - 1]?.state);
        if (index > 0) expect(spans[index - 1]?.until).toBe(span.from);
      }
      expect(stateOn(all, on)).toBe(
        stateOn(
          all.filter(({ effectiveOn }) => effectiveOn <= on),
          on,
        ),
      );
    }),
  );
});

function at(status: PlantStatusCode, effectiveOn: string, announcedOn: string | null = null): Omit<StateEvent, 'id'> {
  return { status, effectiveOn, announcedOn, basis: null };
}

test('of two events of one day the later announced counts, and without announcements the stricter', () => {
  const lifted = [
    at('NEW', '2020-01-01'),
    at('SUSP_CN', '2024-03-01', '2024-03-01'),
    at('REGAIN', '2024-03-01', '2024-03-05'),
  ];
  expect(stateOn(numbered(lifted), '2024-03-01')).toBe('active');
  const unclear = [at('NEW', '2020-01-01'), at('SUSP_CN', '2024-03-01'), at('REGAIN', '2024-03-01')];
  expect(stateOn(numbered(unclear), '2024-03-01')).toBe('suspended');
});

test('an event to come changes nothing before its day', () => {
  const events = numbered([at('NEW', '2020-01-01'), at('CANCEL', '2030-01-01')]);
  expect([stateOn(events, '2029-12-31'), stateOn(events, '2030-01-01')]).toEqual(['active', 'cancelled']);
});

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('the database computes the same states as the rule', async () => {
  const { db } = database;
  const histories = fc.sample(history, { numRuns: 150, seed: 20_261_121 });
  const plants = await db
    .insertInto('plant')
    .values(histories.map((_, index) => ({ code: `BRA-${index}`, origin: 'BRA', number: String(index), name_en: 'X' })))
    .returning(['id', 'code'])
    .execute();
  const rows = histories.flatMap((events, index) =>
    events.map((one) => ({
      plant_code: `BRA-${index}`,
      status: one.status,
      effective_on: one.effectiveOn,
      announced_on: one.announcedOn,
      basis: one.basis,
    })),
  );
  const stored = await db.insertInto('plant_event').values(rows).returning(['id', 'plant_code']).execute();
  const ids = plants.map(({ id }) => id);
  await replaceSpans(db, ids);
  await updateStates(db, ids, '2024-03-07');
  const spans = await db
    .selectFrom('plant_state_span')
    .select(['plant_id', 'state', 'from_on as from', 'until_on as until', 'event_id as eventId'])
    .orderBy('plant_id')
    .orderBy('from_on')
    .execute();
  const states = await db.selectFrom('plant').select(['code', 'state']).execute();
  for (const { id, code } of plants) {
    const index = Number(code.slice(4));
    const eventIds = stored.filter(({ plant_code: of }) => of === code).map((row) => row.id);
    const events = numbered(histories[index] ?? [], eventIds);
    const kept = spans
      .filter((span) => span.plant_id === id)
      .map(({ state, from, until, eventId }) => ({ state, from, until, eventId }));
    expect({ code, spans: kept }).toEqual({ code, spans: stateSpans(events) });
    expect(states.find((row) => row.code === code)?.state).toBe(stateOn(events, '2024-03-07') ?? 'unlisted');
  }
});
