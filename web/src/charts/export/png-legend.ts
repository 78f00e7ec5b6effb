export interface LegendEntry {
  readonly name: string;
  readonly token: string;
  readonly soft?: boolean | undefined;
}
