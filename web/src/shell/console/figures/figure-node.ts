import { InputRule, Node } from '@tiptap/core';
import type { DOMOutputSpec } from '@tiptap/pm/model';
import type { Edition } from '@btc/contract/members/access.ts';
import type { SharedValue } from '#platform/answers/shared-value.ts';
import type { LiveFigures } from '#shell/console/figures/figure-text.ts';

export interface FigureNodeOptions {
  readonly edition: Edition;
  readonly values: SharedValue<LiveFigures>;
}

/** A figure reference in a text: shown as its current value, stored as written. */
export function figureNode({ edition, values }: FigureNodeOptions) {
  return Node.create({
    name: 'figureReference',
    group: 'inline',
    inline: true,
    atom: true,
    addAttributes: () => ({ source: { default: '', rendered: false } }),
    parseHTML: () => [
      { tag: 'span[data-figure]', getAttrs: (element) => ({ source: element.dataset['figure'] ?? '' }) },
    ],
    renderHTML: ({ node }): DOMOutputSpec => ['span', { 'data-figure': String(node.attrs['source']) }],
    renderText: ({ node }) => String(node.attrs['source']),
    addInputRules() {
      const { type } = this;
      return [
        new InputRule({
          find: /\{\{[^{}]+\}\}$/,
          // Not `nodeInputRule`: it puts the last character in once more, although the range has it already.
          handler: ({ state, range, match }) => {
            state.tr.replaceWith(range.from, range.to, type.create({ source: match[0] })).scrollIntoView();
          },
        }),
      ];
    },
    addNodeView() {
      return ({ node }) => {
        const source = String(node.attrs['source']);
        const chip = document.createElement('span');
        const show = () => {
          const figure = values.get().get(source);
          const isFilled = figure !== undefined && figure.Issue === null;
          chip.textContent = isFilled ? (edition === 'cn' ? figure.PrintedCn : figure.PrintedEn) : source;
          chip.title = source;
          chip.dataset['figureState'] = figure === undefined ? 'asked' : isFilled ? 'filled' : 'issue';
        };
        show();
        return { dom: chip, destroy: values.subscribe(show) };
      };
    },
  });
}
