import type { PriceUnit } from '@btc/contract/prices/price-codes.ts';
import type { TradeMeat } from '@btc/contract/trade/views.ts';
import type { DataNotes } from '#platform/data/data-table.ts';

/** Whose figures they are, as their data set says it, and whether they may still change. */
export interface AlertGround extends Pick<DataNotes, 'source' | 'isDemo'> {
  readonly isProvisional: boolean;
}

/** What is told of, and its page without the edition's prefix. */
interface Thing {
  readonly nameCn: string;
  readonly nameEn: string;
  readonly path: string;
  /** Left out where there are no figures, and of what was raised before it was noted. */
  readonly ground?: AlertGround;
}

/** What happened, as it was when it was raised: prices in `unit`, days `YYYY-MM-DD`, months `YYYY-MM`, shares in percent. */
export type AlertDetail = Thing &
  (
    | {
        readonly kind: 'price';
        readonly meat: TradeMeat;
        readonly unit: PriceUnit;
        readonly from: number;
        readonly fromDay: string;
        readonly to: number;
        readonly day: string;
      }
    /** Named by its title. */
    | { readonly kind: 'report' | 'tag' }
    /** Codes of registration states. */
    | { readonly kind: 'status'; readonly before: string; readonly after: string }
    /** Left out of what was raised before it was noted: the day to which is counted. */
    | { readonly kind: 'quota'; readonly step: number; readonly percent: number; readonly day?: string }
    /** Null: not within the year. Full: by a notice or by what is counted, not by the projection only. */
    | {
        readonly kind: 'expected';
        readonly before: string | null;
        readonly after: string | null;
        readonly isFull?: boolean;
      }
    /** The duty with what it rests on, in words. */
    | { readonly kind: 'duty'; readonly dutyCn: string; readonly dutyEn: string }
    | { readonly kind: 'month'; readonly meat: TradeMeat; readonly month: string }
    /** The figure that changed the most, and how many changed by enough. */
    | {
        readonly kind: 'revision';
        readonly meat: TradeMeat;
        readonly count: number;
        readonly month: string;
        readonly percent: number;
      }
  );

/** What stands under figures, as an alert keeps it. */
export function toGround({ source, isDemo }: Pick<DataNotes, 'source' | 'isDemo'>, isProvisional = false): AlertGround {
  return { source, isDemo, isProvisional };
}
