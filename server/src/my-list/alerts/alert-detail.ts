import type { PriceUnit } from '@btc/contract/prices/price-codes.ts';
import type { TradeMeat } from '@btc/contract/trade/views.ts';
import type { DataNotes } from '#data/face.ts';

/** Source of the figures, and whether they may still change. */
export interface AlertGround extends Pick<DataNotes, 'source' | 'isDemo'> {
  readonly isProvisional: boolean;
}

/** `path` has no edition prefix. */
interface Thing {
  readonly nameCn: string;
  readonly nameEn: string;
  readonly path: string;
  /** Left out without figures, and on alerts raised before the field existed. */
  readonly ground?: AlertGround;
}

/** State when raised: prices in `unit`, days `YYYY-MM-DD`, months `YYYY-MM`, shares in percent. */
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
    | { readonly kind: 'report' | 'tag' }
    /** Codes of registration states. */
    | { readonly kind: 'status'; readonly before: string; readonly after: string }
    /** `day`: counted up to; left out on alerts raised before the field existed. */
    | { readonly kind: 'quota'; readonly step: number; readonly percent: number; readonly day?: string }
    /** Null: not within the year. `isFull`: by a notice or a count, not by projection only. */
    | {
        readonly kind: 'expected';
        readonly before: string | null;
        readonly after: string | null;
        readonly isFull?: boolean;
      }
    /** The duty with what it rests on, in words. */
    | { readonly kind: 'duty'; readonly dutyCn: string; readonly dutyEn: string }
    | { readonly kind: 'month'; readonly meat: TradeMeat; readonly month: string }
    /** The largest change; `count`: how many figures changed by enough. */
    | {
        readonly kind: 'revision';
        readonly meat: TradeMeat;
        readonly count: number;
        readonly month: string;
        readonly percent: number;
      }
  );

export function toGround({ source, isDemo }: Pick<DataNotes, 'source' | 'isDemo'>, isProvisional = false): AlertGround {
  return { source, isDemo, isProvisional };
}
