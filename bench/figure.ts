/** What a figure should be at least or at most; a shared machine makes single runs noisy, so nothing fails on it. */
export interface Aim {
  readonly is: 'atLeast' | 'atMost';
  readonly limit: number;
}

/** One measured figure: a line of the table. */
export interface Figure {
  readonly row: string;
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly aim?: Aim;
  /** What the figure is made of, in words. */
  readonly details: string;
  /** The same for programs. */
  readonly data?: object;
}

/** Whether a figure is as good as wanted; null where nothing is wanted. */
export function meetsAim({ value, aim }: Pick<Figure, 'value' | 'aim'>): boolean | null {
  if (aim === undefined) return null;
  return aim.is === 'atLeast' ? value >= aim.limit : value <= aim.limit;
}
