export interface CardBar {
  readonly name: string;
  /** 0 to 100; null where not published. */
  readonly percent: number | null;
  readonly text: string;
  readonly note: string;
}

export interface ShareCard {
  readonly kicker: string;
  readonly title: string;
  /** Below the title; null where bars take the space. */
  readonly text: string | null;
  readonly bars: readonly CardBar[];
  /** Members-only and demonstration marks; may be empty. */
  readonly foot: string;
}
