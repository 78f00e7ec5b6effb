/** A colour's meaning. */
export interface LegendEntry {
  readonly name: string;
  /** The token of its colour. */
  readonly token: string;
  /** Of a ground, which is drawn lighter than lines. */
  readonly soft?: boolean | undefined;
}
