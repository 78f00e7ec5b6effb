/** The value wanted of a figure; a shared machine makes single runs noisy, so nothing fails on it. */
export interface Aim {
  readonly is: 'atLeast' | 'atMost';
  readonly limit: number;
}

export interface Figure {
  readonly row: string;
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly aim?: Aim;
  readonly details: string;
  readonly data?: object;
}

/** Whether a figure meets its aim; null without an aim. */
export function meetsAim({ value, aim }: Pick<Figure, 'value' | 'aim'>): boolean | null {
  if (aim === undefined) return null;
  return aim.is === 'atLeast' ? value >= aim.limit : value <= aim.limit;
}
