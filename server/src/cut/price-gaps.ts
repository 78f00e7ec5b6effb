import type { QuoteRow } from '@btc/contract/prices/quote-row.ts';
import type { PriceGap } from '@btc/contract/cut/cut.ts';
import { round } from '#prices/face.ts';

type Priced = QuoteRow & { readonly Mainstream: number };

function listPriced(rows: readonly QuoteRow[]): readonly Priced[] {
  return rows.flatMap((row) => (row.Mainstream === null ? [] : [{ ...row, Mainstream: row.Mainstream }]));
}

function isAlike(one: QuoteRow, other: QuoteRow): boolean {
  return one.ShownUnit === other.ShownUnit && one.ShownLevel === other.ShownLevel;
}

function firmest(rows: readonly Priced[]): Priced | undefined {
  return rows.toSorted((one, other) => other.QuoteCount - one.QuoteCount)[0];
}

/** The cut's price from the same origin, else the lowest of all origins. */
function findAgainst(own: readonly Priced[], origin: string): Priced | undefined {
  return (
    firmest(own.filter(({ OriginCode }) => OriginCode === origin)) ??
    own.toSorted((one, other) => one.Mainstream - other.Mainstream)[0]
  );
}

/** Price gap of a substitute by origin; prices in other units or tax levels are not compared. */
export function computeGaps(own: readonly QuoteRow[], substitute: readonly QuoteRow[]): PriceGap[] {
  const byOrigin = Map.groupBy(listPriced(substitute), ({ OriginCode }) => OriginCode);
  return [...byOrigin.values()].flatMap((rows) => {
    const row = firmest(rows);
    if (row === undefined) return [];
    const against = findAgainst(
      listPriced(own).filter((one) => isAlike(one, row)),
      row.OriginCode,
    );
    if (against === undefined) return [];
    const gap = row.Mainstream - against.Mainstream;
    return [
      {
        MarketType: row.MarketType,
        OriginCode: row.OriginCode,
        OriginCn: row.OriginCn,
        OriginEn: row.OriginEn,
        Unit: row.ShownUnit,
        Price: row.Mainstream,
        Against: {
          Code: against.OriginCode,
          NameCn: against.OriginCn,
          NameEn: against.OriginEn,
          Price: against.Mainstream,
        },
        Gap: round(gap),
        Percent: round((gap / against.Mainstream) * 100),
      },
    ];
  });
}
