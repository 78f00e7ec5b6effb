import { roundTo } from '@btc/contract/round-to.ts';
import { findDuty } from '@btc/contract/safeguard/duty.ts';
import { evaluateCargo, type Cargo, type FindProjection } from '@btc/contract/safeguard/cargo-clock.ts';
import { ruleSafeguard } from '@btc/contract/safeguard/ruling.ts';
import { withholdProjection } from '@btc/contract/safeguard/withheld-ruling.ts';
import type { CargoField, ClockedCargo, getQuotaDesk, WatchedOrigin } from '@btc/contract/trade/quota-desk.ts';
import type { ViewQuota } from '@btc/contract/trade/view-answer.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import { findLock, type Visitor } from '#platform/api/reader.ts';
import { findPortalDay } from '#platform/clock/portal-day.ts';
import {
  findTariffPercent,
  type KnownSafeguard,
  listDutyLines,
  listQuotas,
  presentOtherDuty,
  presentRuling,
  seesProjection,
} from '#safeguard/face.ts';
import type { ViewDeps } from '../trade-deps.ts';
import { nameOrigin } from '../view/names/names.ts';
import { presentQuotaRecord, presentQuotas } from '../view/years/quota-use.ts';

type Desk = OutputOf<typeof getQuotaDesk>;

/** Percent above which one exempt origin, or all together, are near the end of their exemption. */
const near = { each: 2.5, together: 8 };

/** Quotas of the year, the same as in the view of years; projection and months for members only. */
export async function readQuotaDesk(
  { db, safeguard }: Pick<ViewDeps, 'db' | 'safeguard'>,
  visitor: Visitor,
): Promise<Desk> {
  const [quotas, known, dutyLines, today] = await Promise.all([
    listQuotas(db),
    safeguard.read(),
    listDutyLines(db, 'beef'),
    findPortalDay(db, visitor.today),
  ]);
  const year = Number(today.day.slice(0, 4));
  const rows = presentQuotas(
    { year },
    { quotas: quotas.filter((quota) => quota.year >= year), known, fills: null, dutyLines, day: today.day, today },
  );
  const isOpen = seesProjection(visitor);
  const Rows = isOpen ? rows : rows.map((row) => withholdQuota(row, known, today.day));
  return {
    Rows,
    Total: Rows.length,
    Dict: {
      Today: today.day,
      DemoUntil: today.demoUntil,
      Demo: known.counted?.isDemo === true,
      Locked: isOpen ? null : findLock('Data', visitor),
      Record: presentQuotaRecord(),
      Watch: presentWatch(known, year),
    },
  };
}

/** Removes the projection's days and the months; what rests on a notice or on customs stays. */
function withholdQuota(quota: ViewQuota, { record }: KnownSafeguard, today: string): ViewQuota {
  const { FillRestsOn, Ruling, Code } = quota;
  const free = { ...quota, Cumulative: [] };
  if (FillRestsOn !== 'projection') return free;
  const ruling = ruleSafeguard({ goods: '0202', origin: Code, declaredOn: today }, record);
  return {
    ...free,
    FillEarliest: null,
    FillCentral: null,
    FillLatest: null,
    FillChance: null,
    FillRestsOn: null,
    Ruling: Ruling === null ? null : presentRuling(withholdProjection(ruling, { record, today })),
  };
}

function presentWatch({ counted }: KnownSafeguard, year: number): Desk['Dict']['Watch'] {
  const own = counted?.watch.filter((share) => share.year === year) ?? [];
  const [first] = own;
  if (first === undefined) return null;
  const together = own.reduce((sum, { percent }) => sum + percent, 0);
  const rows = own.map(({ origin, tonnes, percent }): WatchedOrigin => ({
    ...nameOrigin(origin),
    Tonnes: roundTo(tonnes, 3),
    Percent: roundTo(percent, 4),
    IsNear: percent > near.each,
  }));
  return {
    Through: first.through,
    Rows: rows.toSorted((one, other) => other.Percent - one.Percent),
    Together: roundTo(together, 4),
    IsNear: together > near.together,
  };
}

/** Uses the same record and projection as every other page. */
export async function readCargoClock(
  { db, safeguard }: ViewDeps,
  cargoes: readonly CargoField[],
  visitor: Visitor,
): Promise<ClockedCargo[]> {
  if (!seesProjection(visitor)) throw new ApiError(1008, { Dict: findLock('Data', visitor) ?? {} });
  if (cargoes.some(({ Origin }) => findOrigin(Origin) === undefined)) throw new ApiError(1009);
  const [{ record, counted }, lines] = await Promise.all([safeguard.read(), listDutyLines(db, 'beef')]);
  const findFill: FindProjection = (line, year) =>
    counted?.counts.find((one) => one.line === line && one.year === year)?.projection ?? null;
  return cargoes.map(({ Origin: origin, Goods: goods, Kind, Day, Port }) => {
    const day: Cargo['day'] = Kind === 'arrival' ? { kind: Kind, day: Day } : { kind: Kind, day: Day, port: Port };
    const answer = evaluateCargo({ origin, goods, day }, record, findFill);
    const question = { origin, goods, declaredOn: answer.likely };
    const { base } = findDuty(question, record, { lines, tariffPercent: findTariffPercent(goods) });
    return {
      Earliest: answer.earliest,
      Likely: answer.likely,
      Latest: answer.latest,
      Ruling: presentRuling(answer.ruling),
      Chance: toPercent(answer.chance),
      OtherChance: toPercent(answer.otherChance),
      LatestSafe: answer.latestSafe,
      Duty: base.percent,
      Additional: base.additionalPercent,
      Surcharge: answer.ruling.overPercent,
      Others: base.others.map(presentOtherDuty),
      OthersKnown: base.areOthersKnown,
    };
  });
}

function toPercent(chance: number | null): number | null {
  return chance === null ? null : roundTo(chance * 100, 1);
}
