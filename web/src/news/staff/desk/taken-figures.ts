/** A picture or live chart of a text, to be put into another one with words of its own. */
export interface TakenFigure {
  readonly kind: 'picture' | 'chart';
  /** What it is called where it stands. */
  readonly name: string;
  /** What stands below a picture; null where nothing does, and of charts, whose name it is. */
  readonly caption: string | null;
  /** It as HTML, with a sentence for who cannot see the picture, or a title of the chart, and with the caption of a picture. */
  readonly htmlWith: (words: string, caption: string) => string;
}

/** The pictures and live charts of an article's text, in their order. */
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
