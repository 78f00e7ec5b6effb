export interface PngCaption {
  readonly title: string;
  readonly subtitle: string;
  readonly source: string;
  /** Date of the data, provisional marks, address and the like, a line each. */
  readonly notes: readonly string[];
  /** Notice that the figures are demonstration data; null where they are real. */
  readonly demo: string | null;
  /** Without extension. */
  readonly fileName: string;
}
