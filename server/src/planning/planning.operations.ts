import type { PlanningRow } from '@btc/contract/planning/planning.ts';
import { planningOperations as contract } from '@btc/contract/planning/planning.operations.ts';
import { addMonths } from '@btc/contract/time.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { openDictionary } from '#dictionary/face.ts';
import { presentPlanned } from './planning.present.ts';
import { listPlanned } from './planning.queries.ts';
import { readReportPeriods } from './report-period.service.ts';

/** `Date`: a day, or a month where only that is known. */
export interface PlannedRelease {
  readonly Date: string;
  readonly TitleCn: string;
  readonly TitleEn: string;
}

export interface PlanningDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** The releases of the rest of a day's year and of the next. */
  readonly releases: (day: string) => Promise<readonly PlannedRelease[]>;
}

/** Releases with a day in the month; those known by month only cannot be shown. */
function toPlanningRows(month: string, releases: readonly PlannedRelease[]): readonly PlanningRow[] {
  return releases
    .filter(({ Date: day }) => day.length === 10 && day.startsWith(month))
    .map(({ Date: day, TitleCn, TitleEn }) => ({
      Kind: 'release',
      Date: day,
      At: null,
      ID: null,
      TitleCn,
      TitleEn,
      State: null,
    }));
}

/** Months of the current year are read from their first day, so that past releases are included. */
function seenFrom(month: string, today: string): string {
  const first = `${month}-01`;
  return first.slice(0, 4) === today.slice(0, 4) && first < today ? first : today;
}

export function createPlanningOperations({ db, clock, releases }: PlanningDeps): readonly BoundOperation[] {
  return [
    bind(contract.GetPlanning, async ({ Month, Kind }) => {
      const now = clock.now();
      const today = shanghaiDay(now);
      const planned = await listPlanned(db, { from: `${Month}-01`, until: `${addMonths(Month, 1)}-01`, now });
      const dictionary = await openDictionary(db);
      const released = await releases(seenFrom(Month, today));
      const rows = [...planned.map((one) => presentPlanned(one, dictionary)), ...toPlanningRows(Month, released)]
        .filter((row) => Kind === undefined || row.Kind === Kind)
        .toSorted((a, b) => a.Date.localeCompare(b.Date));
      return { Rows: rows, Dict: { Today: today } };
    }),
    bind(contract.GetReportPeriods, ({ Type, Year }) => readReportPeriods(db, clock.now(), { type: Type, year: Year })),
  ];
}
