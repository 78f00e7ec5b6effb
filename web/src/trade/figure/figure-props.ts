import type { SeriesUnit } from '@btc/contract/trade/trade-codes.ts';
import type { OverlayCode } from '../address/page-state.ts';
import type { ViewChart } from '@btc/contract/trade/view-answer.ts';

/** What every figure is given: the answer, and how the page's address wants it shown. */
export interface FigureProps {
  readonly chart: ViewChart;
  /** One that the answer has figures in: see `listUnits`. */
  readonly unit: SeriesUnit;
  readonly mode: 'large' | 'small';
  /** The chosen period, null for the whole span. */
  readonly at: string | null;
  readonly onPick: (at: string | null) => void;
  /** Opens what is known of a company or plant; absent where that is not offered. */
  readonly onMember?: ((code: string) => void) | undefined;
  /** Another way of drawing the same (see `listVariants`); null or one that the view does not have is the first. */
  readonly variant: string | null;
  /** Origins to be drawn against each other, five at most; empty: the largest. */
  readonly compare: readonly string[];
  /** A line over the columns; null: none. */
  readonly overlay?: OverlayCode | null | undefined;
  /** What the figure is, in the page's words: opens the sentence for those who cannot see it. */
  readonly title: string;
  /** The same figures as a table. */
  readonly tableHref: string;
}
