/** What stands around a chart that leaves the page; all texts in the reader's edition. */
export interface PngCaption {
  /** Names the figure with its scope. */
  readonly title: string;
  /** Span, unit and what else says which figures these are. */
  readonly subtitle: string;
  /** Where the figures come from. */
  readonly source: string;
  /** Date of the data, provisional marks, address and the like, a line each. */
  readonly notes: readonly string[];
  /** Says that the figures are demonstration; null where they are real. */
  readonly demo: string | null;
  /** Without its ending. */
  readonly fileName: string;
}
