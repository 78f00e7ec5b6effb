import { Mark, mergeAttributes, Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import type { DOMOutputSpec, Node as TextNode } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { figureNode, type FigureNodeOptions } from '#shell/console/figures/figure-node.ts';
import { StarterKit } from '@tiptap/starter-kit';

/** What an article may contain, as on the server: pasted content loses its styling and keeps its structure. */

function readChildText(element: Element, name: string): string {
  return element.querySelector(`:scope > ${name}`)?.textContent.trim() ?? '';
}

const Picture = Node.create({
  name: 'picture',
  group: 'block',
  content: 'inline*',
  isolating: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML() {
    const findImage = (element: Element) => element.querySelector('img');
    const toAttributes = (image: Element | null) => {
      const src = image?.getAttribute('src') ?? '';
      // Pictures of other sites are not ours to show: they are left out when pasted.
      if (image === null || !src.startsWith('/files/')) return false;
      const read = (name: string) => image.getAttribute(name);
      return { src, alt: read('alt') ?? '', width: read('width'), height: read('height') };
    };
    return [
      {
        tag: 'figure:has(img)',
        priority: 60,
        getAttrs: (element) => toAttributes(findImage(element)),
        contentElement: (element) =>
          (element instanceof Element ? element.querySelector('figcaption') : null) ?? document.createElement('p'),
      },
      { tag: 'img', getAttrs: (element) => toAttributes(element) },
    ];
  },
  renderHTML({ HTMLAttributes }): DOMOutputSpec {
    return ['figure', ['img', mergeAttributes(HTMLAttributes)], ['figcaption', 0]];
  },
});

interface LiveChartOptions {
  readonly formatName: (chart: string) => string;
}

/** Shows the name of each chart as a decoration, which is not part of the text. */
function listChartNames(doc: TextNode, formatName: LiveChartOptions['formatName']): DecorationSet {
  const names: Decoration[] = [];
  doc.descendants((node, at) => {
    if (node.type.name !== 'liveChart') return node.isBlock;
    names.push(Decoration.node(at, at + node.nodeSize, { 'data-chart-name': formatName(String(node.attrs['chart'])) }));
    return false;
  });
  return DecorationSet.create(doc, names);
}

/** A live chart, identified by the query of its data page; its caption is edited in place. */
const LiveChart = Node.create<LiveChartOptions>({
  name: 'liveChart',
  addOptions: () => ({ formatName: (chart) => chart }),
  addProseMirrorPlugins() {
    const { formatName } = this.options;
    return [new Plugin({ props: { decorations: ({ doc }) => listChartNames(doc, formatName) } })];
  },
  group: 'block',
  content: 'inline*',
  isolating: true,
  draggable: true,
  addAttributes: () => ({ chart: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'figure[data-chart]',
      priority: 70,
      getAttrs: (element) => ({ chart: element.dataset['chart'] ?? '' }),
      contentElement: (element) =>
        (element instanceof Element ? element.querySelector('figcaption') : null) ?? document.createElement('p'),
    },
  ],
  renderHTML({ node }): DOMOutputSpec {
    return ['figure', { 'data-chart': String(node.attrs['chart']) }, ['figcaption', 0]];
  },
});

/** The caption is an attribute, because a table can contain rows only. */
const CaptionedTable = Table.extend({
  // Read into the attribute: as content it would become a row.
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  addAttributes: () => ({
    caption: {
      default: '',
      parseHTML: (element: HTMLElement) => readChildText(element, 'caption'),
      rendered: false,
    },
  }),
  renderHTML({ node }): DOMOutputSpec {
    const caption = String(node.attrs['caption']);
    return caption === ''
      ? ['table', {}, ['tbody', 0]]
      : ['table', {}, ['caption', { contenteditable: 'false' }, caption], ['tbody', 0]];
  },
});

function script(name: string, tag: 'sub' | 'sup') {
  return Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });
}

const link = { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null, class: null } } as const;

export const shortExtensions = (figures: FigureNodeOptions) => [
  StarterKit.configure({
    heading: false,
    blockquote: false,
    horizontalRule: false,
    italic: false,
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    dropcursor: false,
    link,
  }),
  figureNode(figures),
];

export const articleExtensions = (formatName: LiveChartOptions['formatName'], figures: FigureNodeOptions) => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    dropcursor: false,
    link,
  }),
  // Without its own view, which knows no caption.
  CaptionedTable.configure({ resizable: false, View: null }),
  TableRow,
  TableHeader,
  TableCell,
  Picture,
  LiveChart.configure({ formatName }),
  figureNode(figures),
  script('subscript', 'sub'),
  script('superscript', 'sup'),
];
