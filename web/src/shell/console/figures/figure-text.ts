import { parseFigures } from '@btc/contract/figures/parse-figures.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import type { LiveFigure } from '@btc/contract/news/desk/figure-desk.ts';

/** What references say just now, by the reference as it is written. */
export type LiveFigures = ReadonlyMap<string, LiveFigure>;

/** The references of texts as they are written, each once; those that cannot be read are among them. */
export function listReferences(texts: readonly string[]): readonly string[] {
  const found = texts.flatMap((text) => {
    const { references, issues } = parseFigures(text);
    return [...references, ...issues].map(({ source }) => source);
  });
  return [...new Set(found)].toSorted();
}

/** A text as readers would see it just now; a reference without a figure stays as it is. */
export function fillLive(text: string, live: LiveFigures, edition: Edition): string {
  const { references } = parseFigures(text);
  return references.reduceRight((written, { from, to, source }) => {
    const figure = live.get(source);
    if (figure === undefined || figure.Issue !== null) return written;
    const printed = edition === 'cn' ? figure.PrintedCn : figure.PrintedEn;
    return written.slice(0, from) + printed + written.slice(to);
  }, text);
}

/** A text with its references as the editor shows them: each a node of its own. */
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
