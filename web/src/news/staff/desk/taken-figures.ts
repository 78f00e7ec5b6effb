export interface TakenFigure {
  readonly kind: 'picture' | 'chart';
  /** Alt text of a picture, else its caption; the title of a chart. */
  readonly name: string;
  /** Caption of a picture; null without one and for charts, whose caption is the name. */
  readonly caption: string | null;
  /** HTML with `words` as alt text of a picture or title of a chart; `caption` applies to pictures only. */
  readonly htmlWith: (words: string, caption: string) => string;
}

export function toFigures(articleHtml: string): readonly TakenFigure[] {
  const { body } = new DOMParser().parseFromString(articleHtml, 'text/html');
  return [...body.querySelectorAll('figure')].map((figure) => {
    const image = figure.querySelector('img');
    const caption = figure.querySelector('figcaption')?.textContent.trim() ?? '';
    return image === null
      ? { kind: 'chart', name: caption, caption: null, htmlWith: (words) => captioned(bare(figure), words) }
      : {
          kind: 'picture',
          name: image.alt === '' ? caption : image.alt,
          caption: caption === '' ? null : caption,
          htmlWith: (words, below) => captioned(pictureWith(figure, words), below),
        };
  });
}

function bare(figure: HTMLElement): HTMLElement {
  const copy = document.createElement('figure');
  copy.innerHTML = figure.innerHTML;
  const { chart } = figure.dataset;
  if (chart !== undefined) copy.dataset['chart'] = chart;
  copy.querySelector('figcaption')?.remove();
  return copy;
}

function pictureWith(figure: HTMLElement, words: string): HTMLElement {
  const copy = bare(figure);
  copy.querySelector('img')?.setAttribute('alt', words);
  return copy;
}

function captioned(figure: HTMLElement, words: string): string {
  if (words !== '') {
    const caption = document.createElement('figcaption');
    caption.textContent = words;
    figure.append(caption);
  }
  return figure.outerHTML;
}
