/** A row that a file also gives otherwise: a sum over all partners, or one kind of a fact's trade. It is no fact itself. */
export interface PartRow {
  readonly period: number;
  /** Null: a partner without an origin, or all of them. */
  readonly origin: string | null;
  readonly hs: string;
  readonly variant: string | null;
  readonly grams: bigint | null;
  readonly usdCents: bigint | null;
  readonly isSum: boolean;
  /** The columns that break it down, as the source names them; empty: none does. */
  readonly by: readonly string[];
}
