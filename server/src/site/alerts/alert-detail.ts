import type { TradeMeat } from '@btc/contract/trade/views.ts';

/** What is told of, and its page without the edition's prefix. */
interface Thing {
  readonly nameCn: string;
  readonly nameEn: string;
  readonly path: string;
}

/** What happened, as it was when it was raised: prices in `unit`, days `YYYY-MM-DD`, months `YYYY-MM`, shares in percent. */
export type AlertDetail = Thing &
  (
    | {
        readonly kind: 'price';
        readonly meat: TradeMeat;
        readonly unit: string;
        readonly from: number;
        readonly fromDay: string;
        readonly to: number;
        readonly day: string;
      }
    /** Named by its title. */
    | { readonly kind: 'report' | 'tag' }
    /** Codes of registration states. */
    | { readonly kind: 'status'; readonly before: string; readonly after: string }
    | { readonly kind: 'quota'; readonly step: number; readonly percent: number }
    /** Null: not within the year. */
    | { readonly kind: 'expected'; readonly before: string | null; readonly after: string | null }
    /** The duty with what it rests on, in words. */
    | { readonly kind: 'duty'; readonly dutyCn: string; readonly dutyEn: string }
    | { readonly kind: 'month'; readonly meat: TradeMeat; readonly month: string }
    /** The most that a figure changed by, and how many changed by enough. */
    | {
        readonly kind: 'revision';
        readonly meat: TradeMeat;
        readonly count: number;
        readonly month: string;
        readonly percent: number;
      }
  );
