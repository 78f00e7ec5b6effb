import { createElement, type ReactNode } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/page-link.tsx';
import { en } from '../messages.en.ts';
import { zh } from '../messages.zh.ts';
import styles from './article-body.module.css';
import { type ArticleNode, type ElementNode, isOwnPath, parseArticleHtml, textOf } from './html-tree.ts';
import { numericColumns } from './numeric-columns.ts';

interface Place {
  readonly tableLabel: string;
  /** Where a chart is shown by itself. */
  readonly chartPath: string;
  /** What leads to a chart that is not shown; null where charts are. */
  readonly chartLink: string | null;
  /** The figure columns of the table around, when there is one. */
  readonly numeric?: ReadonlySet<number>;
}

function renderAll(nodes: readonly ArticleNode[], place: Place): ReactNode[] {
  return nodes.map((node, key) => renderNode(node, place, key));
}

function renderLink({ attributes, children }: ElementNode, place: Place, key: number): ReactNode {
  const { href, title } = attributes;
  const content = renderAll(children, place);
  if (href === undefined) return <span key={key}>{content}</span>;
  if (isOwnPath(href) && !href.startsWith('/files/')) {
    return (
      <PageLink key={key} to={href} title={title}>
        {content}
      </PageLink>
    );
  }
  return (
    <a key={key} href={href} title={title} rel={href.startsWith('http') ? 'nofollow noopener' : undefined}>
      {content}
    </a>
  );
}

function renderTable(node: ElementNode, place: Place, key: number): ReactNode {
  const within = { ...place, numeric: numericColumns(node) };
  const isCaption = (child: ArticleNode): child is ElementNode => typeof child !== 'string' && child.name === 'caption';
  const caption = node.children.find(isCaption);
  const rows = node.children.filter((child) => child !== caption && typeof child !== 'string');
  return (
    <figure key={key} className={styles['table']}>
      {caption !== undefined && <figcaption>{renderAll(caption.children, place)}</figcaption>}
      <section
        className={styles['scroll']}
        aria-label={place.tableLabel}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <table>{renderAll(rows, within)}</table>
      </section>
    </figure>
  );
}

/** Rows take elements only: white space between cells is no content. */
function renderRow(node: ElementNode, place: Place, key: number): ReactNode {
  const cells = node.children.filter((child): child is ElementNode => typeof child !== 'string');
  return (
    <tr key={key}>
      {cells.map((cell, column) => {
        const { colspan, rowspan, scope } = cell.attributes;
        return createElement(
          cell.name === 'th' ? 'th' : 'td',
          {
            key: column,
            colSpan: colspan === undefined ? undefined : Number(colspan),
            rowSpan: rowspan === undefined ? undefined : Number(rowspan),
            scope,
            className: place.numeric?.has(column) === true ? styles['figure'] : undefined,
          },
          ...renderAll(cell.children, place),
        );
      })}
    </tr>
  );
}

function renderImage({ src, alt = '', width, height }: ElementNode['attributes'], key: number): ReactNode {
  return <img key={key} src={src} alt={alt} width={width} height={height} loading="lazy" />;
}

/** A live chart comes as a page of its own, so that an article weighs nothing more until the chart is near. */
function renderFigure(node: ElementNode, place: Place, key: number): ReactNode {
  const { 'data-chart': chart } = node.attributes;
  if (chart === undefined) return renderPlain(node, place, key);
  if (place.chartLink !== null) {
    return (
      <figure key={key}>
        {renderAll(node.children, place)}
        <a href={`${place.chartPath}?${chart}`}>{place.chartLink}</a>
      </figure>
    );
  }
  return (
    <figure key={key} className={styles['chart']}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of the portal itself, which needs its own scripts */}
      <iframe src={`${place.chartPath}?${chart}`} title={node.children.map(textOf).join('')} loading="lazy" />
      {renderAll(node.children, place)}
    </figure>
  );
}

const rowGroups: ReadonlySet<string> = new Set(['thead', 'tbody', 'tfoot', 'ul', 'ol']);

function renderPlain(node: ElementNode, place: Place, key: number): ReactNode {
  const children = rowGroups.has(node.name)
    ? node.children.filter((child) => typeof child !== 'string')
    : node.children;
  return createElement(node.name, { key }, ...renderAll(children, place));
}

const special: { readonly [name in ElementNode['name']]?: typeof renderPlain } = {
  a: renderLink,
  table: renderTable,
  tr: renderRow,
  figure: renderFigure,
  img: ({ attributes }, _place, key) => renderImage(attributes, key),
  br: ({ name }, _place, key) => createElement(name, { key }),
  hr: ({ name }, _place, key) => createElement(name, { key }),
};

function renderNode(node: ArticleNode, place: Place, key: number): ReactNode {
  if (typeof node === 'string') return node;
  return (special[node.name] ?? renderPlain)(node, place, key);
}

/** The text of an article, made from its stored HTML without giving any of it to the HTML parser. */
export function ArticleBody({ html, chartLink = null }: { html: string; chartLink?: string | null }) {
  const t = useMessages({ cn: zh, en });
  const data = useEdition() === 'cn' ? '/cn/BTCData' : '/BTCData';
  const place = { tableLabel: t.tableLabel, chartPath: chartLink === null ? `/embed${data}` : data, chartLink };
  return <div className={styles['body']}>{renderAll(parseArticleHtml(html), place)}</div>;
}
