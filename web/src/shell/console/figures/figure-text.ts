import { parseFigures } from '@btc/contract/figures/parse-figures.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import type { LiveFigure } from '@btc/contract/news/desk/figure-desk.ts';

/** Current values, by the reference as written. */
export type LiveFigures = ReadonlyMap<string, LiveFigure>;

/** References in the texts as written, each once, including invalid ones. */
export function listReferences(texts: readonly string[]): readonly string[] {
  const found = texts.flatMap((text) => {
    const { references, issues } = parseFigures(text);
    return [...references, ...issues].map(({ source }) => source);
  });
  return [...new Set(found)].toSorted();
}

/** A text with current values; a reference without a figure stays as it is. */
export function fillLive(text: string, live: LiveFigures, edition: Edition): string {
  const { references } = parseFigures(text);
  return references.reduceRight((written, { from, to, source }) => {
    const figure = live.get(source);
    if (figure === undefined || figure.Issue !== null) return written;
    const printed = edition === 'cn' ? figure.PrintedCn : figure.PrintedEn;
    return written.slice(0, from) + printed + written.slice(to);
  }, text);
}

export function toEditorHtml(html: string): string {
  const { references, issues } = parseFigures(html);
  const places = [...references, ...issues.filter(({ kind }) => kind !== 'unclosed')].toSorted(
    (one, other) => other.from - one.from,
  );
  return places.reduce(
    (written, { from, to, source }) =>
      `${written.slice(0, from)}<span data-figure="${source.replaceAll('"', '&quot;')}"></span>${written.slice(to)}`,
    html,
  );
}
