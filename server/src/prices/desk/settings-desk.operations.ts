import { isDeepStrictEqual } from 'node:util';
import {
  DeleteExchangeRate,
  DeletePriceDuty,
  GetPriceSettings,
  RefreshPriceWeights,
  SaveExchangeRate,
  SavePriceDuty,
  SavePriceSettings,
} from '@btc/contract/prices/desk/price-settings.ts';
import { addDays } from '@btc/contract/time.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import { changeAsStaff, changedMeanwhile } from '#platform/audit/staff-change.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import { refreshWeights } from '../indices/weights.service.ts';
import type { PriceDeps } from '../price-deps.ts';
import { type DayTerms, presentRate, readDayTerms } from '../convert/day-terms.ts';
import { listDayRates } from '../convert/terms.queries.ts';
import { enterRate, removeRate } from './rate-desk.service.ts';
import { upsertSettings } from './settings-desk.queries.ts';
import { removeDuty, recomputeSpreads, saveDuty } from './settings-desk.service.ts';

const shownRateDays = 60;

function presentSettings(days: DayTerms, day: string) {
  const { portCost, vatPercent, jumpPercent } = days.settingsOn(day);
  return { PortCost: portCost, VatPercent: vatPercent, JumpPercent: jumpPercent };
}

function createRateOperations(deps: PriceDeps): readonly BoundOperation[] {
  const { readYearVolumes } = deps;
  return [
    bind(SaveExchangeRate, async (input, caller) => ({
      Row: await changeAsStaff(deps, { operation: 'SaveExchangeRate', caller }, (work) => enterRate(work, input)),
    })),
    bind(DeleteExchangeRate, async (input, caller) => {
      await changeAsStaff(deps, { operation: 'DeleteExchangeRate', caller }, (work) => removeRate(work, input));
      return {};
    }),
    bind(RefreshPriceWeights, async ({ Meat: meat, Year: year }, caller) => {
      const volumes = await readYearVolumes({ meat, year: year - 1 });
      const cells = await changeAsStaff(deps, { operation: 'RefreshPriceWeights', caller }, async ({ db }) => {
        const result = await refreshWeights(db, { meat, year }, volumes);
        if (result > 0) await recomputeSpreads(db);
        const after = { Cells: result, Source: volumes?.sourceEn ?? null };
        return { subject: { kind: 'price-weights', id: `${meat} ${year}` }, before: null, after, result };
      });
      return { Total: cells, Dict: { SourceCn: volumes?.sourceCn ?? '', SourceEn: volumes?.sourceEn ?? '' } };
    }),
  ];
}

export function createSettingsDeskOperations(deps: PriceDeps): readonly BoundOperation[] {
  const { db, clock } = deps;
  return [
    bind(GetPriceSettings, async () => {
      const today = shanghaiDay(clock.now());
      const [days, rates] = await Promise.all([
        readDayTerms(db, { meat: 'beef', from: today, to: today }),
        listDayRates(db, { from: addDays(today, -shownRateDays), to: today }),
      ]);
      return { Row: presentSettings(days, today), Rows: rates.map(presentRate).toReversed() };
    }),
    bind(SavePriceSettings, async (input, caller) => ({
      Row: await changeAsStaff(deps, { operation: 'SavePriceSettings', caller }, async (work) => {
        const today = shanghaiDay(work.now);
        const before = presentSettings(await readDayTerms(work.db, { meat: 'beef', from: today, to: today }), today);
        const { PortCost, VatPercent, JumpPercent } = input;
        if (input.Expected !== undefined && !isDeepStrictEqual(input.Expected, before))
          throw changedMeanwhile('Expected');
        const after = { PortCost, VatPercent, JumpPercent };
        const settings = {
          from_day: today,
          port_cost: String(PortCost),
          vat_percent: String(VatPercent),
          jump_percent: String(JumpPercent),
        };
        await upsertSettings(work.db, settings, work.staff.userId);
        await recomputeSpreads(work.db);
        return { subject: { kind: 'price-settings', id: today }, before, after, result: after };
      }),
    })),
    bind(SavePriceDuty, async (input, caller) => ({
      Row: await changeAsStaff(deps, { operation: 'SavePriceDuty', caller }, (work) => saveDuty(work, input)),
    })),
    bind(DeletePriceDuty, async (input, caller) => {
      await changeAsStaff(deps, { operation: 'DeletePriceDuty', caller }, (work) => removeDuty(work, input));
      return {};
    }),
    ...createRateOperations(deps),
  ];
}
