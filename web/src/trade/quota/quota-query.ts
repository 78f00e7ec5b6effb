import type { ClockedCargo } from '@btc/contract/trade/quota-desk.ts';
import { ApiError, isApiError } from '@btc/contract/wire/errors.ts';
import type { PageQuery } from '#platform/pages/page-query.ts';
import { type CargoQuery, readCargoes } from './cargo-address.ts';

/** Quota and landed-cost results of a cargo; costs in CNY/kg. */
export interface CargoResult {
  readonly cargo: CargoQuery;
  readonly clock: ClockedCargo;
  readonly within: number;
  readonly over: number | null;
}

/** The quota page's data; cargoes are calculated only for members. */
export async function loadQuota(query: PageQuery) {
  const { api, edition, url } = query;
  const { cargoes, typed, unread } = readCargoes(url.searchParams);
  const isEn = edition === 'en';
  const desk = await api('GetQuotaDesk', { isEn });
  const isOpen = desk.Dict.Locked === null;
  const results = isOpen && cargoes.length > 0 ? await readResults(query, cargoes) : [];
  return { quotas: desk.Rows, dict: desk.Dict, cargoes, typed, unread, results };
}
export type QuotaData = Awaited<ReturnType<typeof loadQuota>>;

/** Null where a cargo cannot be calculated. */
async function readResults(
  { api, edition }: PageQuery,
  cargoes: readonly CargoQuery[],
): Promise<readonly CargoResult[] | null> {
  const isEn = edition === 'en';
  try {
    const { Rows } = await api('GetCargoClock', {
      isEn,
      Cargoes: cargoes.map(({ origin, goods, kind, day, port }) => ({
        Origin: origin,
        Goods: goods,
        Kind: kind,
        Day: day,
        Port: port,
      })),
    });
    const both = cargoes.flatMap((cargo, index) => {
      const clock = Rows[index];
      return clock === undefined ? [] : [{ cargo, clock }];
    });
    return await Promise.all(
      both.map(async ({ cargo, clock }) => {
        const { Row } = await api('GetLandedCost', {
          isEn,
          Origin: cargo.origin,
          Cif: cargo.cif,
          DutyPercent: clock.Duty,
          AdditionalPercent: clock.Additional,
          ...(clock.Surcharge !== null && { SurchargePercent: clock.Surcharge }),
        });
        // No rate is known: there is no cost to tell.
        if (Row.InQuota === null) throw new ApiError(1009);
        return { cargo, clock, within: Row.InQuota, over: clock.Surcharge === null ? null : Row.OverQuota };
      }),
    );
  } catch (error) {
    if (isApiError(error) && (error.code === 1001 || error.code === 1009)) return null;
    throw error;
  }
}

/** Expected extra cost of a cargo over its in-quota price, CNY; null where the chance is unknown. */
export function computeExpectedExtra({ cargo, clock, within, over }: CargoResult): number | null {
  if (over === null) return 0;
  if (clock.Chance === null) return null;
  return (1 - clock.Chance / 100) * (over - within) * 1000 * cargo.tonnes;
}
