import { fullColor } from './full-color.ts';
import { originToken } from './origin-colors.ts';

export interface ChartTheme {
  readonly ink: string;
  readonly ink2: string;
  readonly line: string;
  readonly lineStrong: string;
  readonly paper: string;
  readonly wash: string;
  readonly accent: string;
  readonly font: string;
  /** The colour of a token, e.g. `--origin-brazil` or `--series-1`. */
  readonly color: (token: string) => string;
  readonly originColor: (code: string) => string;
}

export function readChartTheme(element: HTMLElement): ChartTheme {
  const style = getComputedStyle(element);
  const token = (name: string): string => fullColor(style.getPropertyValue(name).trim());
  return {
    ink: token('--ink'),
    ink2: token('--ink-2'),
    line: token('--line'),
    lineStrong: token('--line-strong'),
    paper: token('--paper'),
    wash: token('--wash'),
    accent: token('--accent'),
    font: style.fontFamily,
    color: token,
    originColor: (code) => token(originToken(code)),
  };
}

/** Calls back whenever the page turns light or dark, by the system or by its own switch; returns how to stop. */
export function watchTheme(onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', onChange);
  const own = new MutationObserver(onChange);
  own.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', onChange);
    own.disconnect();
  };
}
