import type { ChartTheme } from '../chart-theme.ts';

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

export const wideSpace = { width: 900, height: 420 };

export const narrowSpace = { width: 358, height: 320 };
