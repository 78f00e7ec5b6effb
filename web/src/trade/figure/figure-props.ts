import type { SeriesUnit } from '@btc/contract/trade/trade-codes.ts';
import type { OverlayCode } from '../address/page-state.ts';
import type { ViewChart } from '@btc/contract/trade/view-answer.ts';

export interface FigureProps {
  readonly chart: ViewChart;
  /** A unit that the answer has figures in (`listUnits`). */
  readonly unit: SeriesUnit;
  readonly mode: 'large' | 'small';
  /** The chosen period; null: the whole span. */
  readonly at: string | null;
  readonly onPick: (at: string | null) => void;
  /** Opens the details of a company or plant; omitted where there are none. */
  readonly onMember?: ((code: string) => void) | undefined;
  /** An alternative drawing (`listVariants`); null or an unknown one stands for the first. */
  readonly variant: string | null;
  /** Origins to compare, five at most; empty: the largest. */
  readonly compare: readonly string[];
  /** Overlay of the columns; null: none. */
  readonly overlay?: OverlayCode | null | undefined;
  /** Begins the accessible description of the figure. */
  readonly title: string;
  /** Address of the table with the same figures. */
  readonly tableHref: string;
}
