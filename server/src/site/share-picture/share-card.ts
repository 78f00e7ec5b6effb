/** A part of a whole, such as a quota's use. */
export interface CardBar {
  readonly name: string;
  /** 0 to 100; null is not published. */
  readonly percent: number | null;
  readonly text: string;
  /** Below the bar. */
  readonly note: string;
}

/** What a picture for link previews says. */
export interface ShareCard {
  /** The kind of thing and its day. */
  readonly kicker: string;
  readonly title: string;
  /** Below the title; left out where bars take the room. */
  readonly text: string | null;
  readonly bars: readonly CardBar[];
  /** Where it stands, or that it is invented. */
  readonly foot: string;
}
