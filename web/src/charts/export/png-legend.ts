/** A colour's meaning. */
export interface LegendEntry {
  readonly name: string;
  /** The token of its colour. */
  readonly token: string;
}
