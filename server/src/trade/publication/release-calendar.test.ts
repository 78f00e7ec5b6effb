import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listReleases } from './release-calendar.ts';

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const customs = (today: string) => listReleases(today).filter(({ kind }) => !kind.startsWith('comtrade'));

describe('the publication calendar', () => {
  test('goes from today to the end of the next year, in order', () => {
    fc.assert(
      fc.property(day, (today) => {
        const dates = listReleases(today).map(({ date }) => date);
        const placed = dates.map((date) => date.padEnd(10, '~'));
        expect(placed).toEqual(placed.toSorted());
        expect(dates.every((date) => date >= today.slice(0, date.length))).toBe(true);
        expect(dates.at(-1)?.slice(0, 4)).toBe(String(Number(today.slice(0, 4)) + 1));
      }),
    );
  });

  test('has no customs release in February, and January with February in March', () => {
    fc.assert(
      fc.property(day, (today) => {
        const releases = customs(today);
        expect(releases.filter(({ date }) => date.slice(5, 7) === '02')).toEqual([]);
        for (const { date, from, to } of releases.filter((one) => one.date.slice(5, 7) === '03')) {
          expect([from, to]).toEqual([`${date.slice(0, 4)}-01`, `${date.slice(0, 4)}-02`]);
        }
      }),
    );
  });

  test('expects each month once by each kind of release, and no first table at a weekend', () => {
    fc.assert(
      fc.property(day, (today) => {
        for (const kind of ['preliminary', 'detail', 'partner']) {
          const own = customs(today).filter((one) => one.kind === kind);
          expect(new Set(own.map(({ to }) => to)).size).toBe(own.length);
        }
        const weekdays = customs(today)
          .filter(({ kind }) => kind === 'preliminary')
          .map(({ date }) => new Date(`${date}T00:00:00Z`).getUTCDay());
        expect(weekdays.filter((weekday) => weekday === 0 || weekday === 6)).toEqual([]);
      }),
    );
  });

  test('gives the days of the winter of 2026', () => {
    expect(
      customs('2026-11-21')
        .slice(0, 7)
        .map(({ kind, date, from, to }) => [kind, date, from, to].join(' ')),
    ).toEqual([
      'preliminary 2026-12-07 2026-11 2026-11',
      'detail 2026-12-18 2026-11 2026-11',
      'partner 2026-12-20 2026-11 2026-11',
      'preliminary 2027-01-13 2026-12 2026-12',
      'detail 2027-01-18 2026-12 2026-12',
      'partner 2027-01-20 2026-12 2026-12',
      // The 7th is a Sunday.
      'preliminary 2027-03-08 2027-01 2027-02',
    ]);
  });
});

describe('an announced day', () => {
  const december = (announced: string) =>
    listReleases('2026-11-21', [{ kind: 'detail', to: '2026-11', date: announced }]).filter(
      ({ kind, to }) => kind === 'detail' && to === '2026-11',
    );

  test('stands in place of the day of the rule, which is still told', () => {
    expect(december('2026-12-22')).toEqual([
      {
        kind: 'detail',
        date: '2026-12-22',
        from: '2026-11',
        to: '2026-11',
        ruleDate: '2026-12-18',
        isAnnounced: true,
      },
    ]);
  });

  test('moves a release out of the calendar once it is gone by, and one whose rule is gone by into it', () => {
    expect(december('2026-11-20')).toEqual([]);
    const october = listReleases('2026-11-21', [{ kind: 'detail', to: '2026-10', date: '2026-11-25' }]);
    expect(october[0]).toMatchObject({ kind: 'detail', to: '2026-10', date: '2026-11-25', ruleDate: '2026-11-18' });
  });

  test('leaves all other releases as they are', () => {
    const without = listReleases('2026-11-21');
    const others = listReleases('2026-11-21', [{ kind: 'detail', to: '2026-11', date: '2026-12-22' }]).filter(
      ({ isAnnounced }) => !isAnnounced,
    );
    expect(others).toEqual(without.filter(({ kind, to }) => !(kind === 'detail' && to === '2026-11')));
  });
});
