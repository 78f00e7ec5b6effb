import type { ChartTheme } from '../chart-theme.ts';

/** A theme whose colours are the names of their tokens. */
export const namedTheme: ChartTheme = {
  ink: 'ink',
  ink2: 'ink2',
  line: 'line',
  lineStrong: 'lineStrong',
  paper: 'paper',
  wash: 'wash',
  accent: 'accent',
  font: 'Inter',
  color: (token) => token,
  originColor: (code) => `color of ${code}`,
};

/** A chart in the page on a wide screen. */
export const wideSpace = { width: 900, height: 420 };

/** The same on a phone. */
export const narrowSpace = { width: 358, height: 320 };
