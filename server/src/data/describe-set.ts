import {
  type DataQuery,
  dataForms,
  dataPages,
  toDataPath,
  toMetadataPath,
  toPackagePath,
  toPagePath,
} from '@btc/contract/data/data-address.ts';
import { type DeprecatedField, listDeprecated } from '@btc/contract/data/deprecated-fields.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import type { DataSet } from './data-set.ts';
import { type ColumnHead, type DataNotes, type DataTable, findDecimals, type Words } from './data-table.ts';
import { gapWords } from './gap-words.ts';
import { describeDeprecated } from './http/deprecation.ts';
import { describeParameters } from './parameters.ts';

interface Span {
  readonly from: string;
  readonly to: string;
}

export interface Description {
  readonly name: string;
  readonly edition: string;
  readonly title: string;
  readonly description: string;
  readonly scope: string | null;
  readonly basis: readonly { readonly name: string; readonly text: string }[];
  readonly source: string;
  readonly license: string;
  readonly vintage: {
    readonly from: string | null;
    readonly to: string | null;
    readonly publishedOn: string | null;
    readonly updatedAt: string | null;
    /** Figures as published on this day; null: current. */
    readonly asOf: string | null;
  };
  /** Requested and answered span where a lock or what is published cuts it (answered null: nothing); else null. */
  readonly span: { readonly requested: Span; readonly answered: Span | null } | null;
  readonly provisional: readonly string[];
  readonly partial: readonly string[];
  readonly isDemonstration: boolean;
  readonly locked: DataTable['notes']['locked'];
  readonly cite: string;
  readonly page: string | null;
  readonly data: Readonly<Record<string, string>>;
}

const says = {
  cn: {
    publisher: 'Beef to China',
    license: '可注明来源后引用；不得转售数据集本身。见使用条款。',
    demo: (source: string) => (source === '演示数据' ? '演示数据，均为虚构。' : `${source} · 演示数据，均为虚构。`),
    asOf: (day: string) => `截至${day}已发布`,
    invented: (source: string) => (source === '演示数据' ? '演示数据（虚构）' : `${source}（演示数据，虚构）`),
    span: (requested: Span, answered: Span | null, isLocked: boolean) =>
      answered === null
        ? `所问${requested.from}至${requested.to}仅对会员开放`
        : `${answered.from}至${answered.to}（所问${requested.from}至${requested.to}中${isLocked ? '的开放' : '已公布的'}部分）`,
    cite: (parts: readonly string[]) => `${parts.join('，')}。`,
  },
  en: {
    publisher: 'Beef to China',
    license: 'May be quoted with its source; the data set itself may not be resold. See the terms of use.',
    demo: (source: string) =>
      source === 'Demonstration data'
        ? 'Demonstration data, all invented.'
        : `${source} · Demonstration data, all invented.`,
    asOf: (day: string) => `as published on ${day}`,
    invented: (source: string) =>
      source === 'Demonstration data' ? 'demonstration data, invented' : `${source} (demonstration data, invented)`,
    span: (requested: Span, answered: Span | null, isLocked: boolean) =>
      answered === null
        ? `${requested.from} to ${requested.to} is for members`
        : `${answered.from} to ${answered.to}, the ${isLocked ? 'open' : 'published'} part of ${requested.from} to ${requested.to}`,
    cite: (parts: readonly string[]) => `${parts.join(', ')}.`,
  },
} as const;

/** The source, marked as invented for demonstration data. */
export function formatSource({ source, isDemo }: Pick<DataNotes, 'source' | 'isDemo'>, edition: Edition): string {
  return isDemo ? says[edition].demo(source[edition]) : source[edition];
}

interface Cited {
  readonly title: string;
  readonly sources: readonly string[];
  readonly isDemonstration: boolean;
  readonly day: string;
  readonly link: string;
}

/** How to cite what is put together from several sources. */
export function citeWhole({ title, sources, isDemonstration, day, link }: Cited, edition: Edition): string {
  const say = says[edition];
  const mark = isDemonstration ? [say.invented(edition === 'cn' ? '演示数据' : 'Demonstration data')] : [];
  return say.cite([say.publisher, title, ...sources, ...mark, day, link]);
}

interface Subject {
  readonly set: Pick<DataSet, 'title' | 'lead'> & { readonly name: string };
  readonly query: DataQuery;
  readonly table: Pick<DataTable, 'notes'>;
  readonly publicUrl: string;
}

function toSpan(span: DataTable['notes']['span']): Span | null {
  return span === null ? null : { from: span[0], to: span[1] };
}

function toCutSpan({ requested = null, span }: DataTable['notes']): Description['span'] {
  const whole = toSpan(requested);
  return whole === null ? null : { requested: whole, answered: toSpan(span) };
}

/** A lock closes the earlier months; the later ones are not published yet. */
function isCutByLock({ locked, requested = null, span }: DataTable['notes']): boolean {
  return locked !== null && requested !== null && span !== null && requested[0] < span[0];
}

export function describeSet({ set, query: given, table: { notes }, publicUrl }: Subject): Description {
  // Whoever follows a link later is to find these figures.
  const pins = Object.entries(notes.pins ?? {}).filter(([name]) => Object.hasOwn(dataPages[given.name].params, name));
  const query = { ...given, params: { ...Object.fromEntries(pins), ...given.params } };
  const { edition } = query;
  const say = says[edition];
  const title = (notes.title ?? set.title)[edition];
  const page = toPagePath(query);
  const address = publicUrl + (page ?? toDataPath(query));
  const source = notes.source[edition];
  const span = toCutSpan(notes);
  return {
    name: set.name,
    edition,
    title,
    description: set.lead[edition],
    scope: notes.scope === null ? null : notes.scope[edition],
    basis: notes.basis.map(([name, text]) => ({ name: name[edition], text: text[edition] })),
    source: formatSource(notes, edition),
    license: say.license,
    vintage: {
      from: notes.span?.[0] ?? null,
      to: notes.span?.[1] ?? null,
      publishedOn: notes.publishedOn,
      updatedAt: notes.updatedAt,
      asOf: notes.asOf,
    },
    span,
    provisional: notes.provisional,
    partial: notes.partial,
    isDemonstration: notes.isDemo,
    locked: notes.locked,
    cite: say.cite([
      say.publisher,
      title,
      ...(span === null ? [] : [say.span(span.requested, span.answered, isCutByLock(notes))]),
      ...[notes.isDemo ? say.invented(source) : source].filter((part) => part !== ''),
      ...(notes.asOf === null ? [notes.publishedOn ?? ''] : [say.asOf(notes.asOf)]).filter((part) => part !== ''),
      address,
    ]),
    page: page === null ? null : publicUrl + page,
    data: {
      ...Object.fromEntries(dataForms.map((form) => [form, publicUrl + toDataPath(query, form)])),
      jsonstat: `${publicUrl}${toDataPath(query, 'json')}&format=jsonstat`,
      metadata: publicUrl + toMetadataPath(query),
      datapackage: publicUrl + toPackagePath(query),
    },
  };
}

function describeColumn(column: ColumnHead, deprecated: readonly DeprecatedField[]) {
  const { name, title, type, unit, role } = column;
  const titles = { title: { zh: title.cn, en: title.en } };
  const decimals = type === 'number' ? { decimals: findDecimals(column) } : {};
  return { name, type, unit, ...decimals, role, ...titles, ...describeDeprecated(deprecated, 'column', name) };
}

interface Described extends Subject {
  readonly set: DataSet;
  readonly table: DataTable;
  /** Null where no rows were read. */
  readonly rowCount: number | null;
}

export function describeMetadata(described: Described) {
  const { set, table, rowCount } = described;
  const { title = set.title, scope, source } = table.notes;
  const parameters = describeParameters(set);
  const columns = table.columns.map(({ name }) => name);
  const deprecated = listDeprecated(set.name, { columns, parameters: parameters.map(({ name }) => name) });
  const both = (words: Words) => ({ zh: words.cn, en: words.en });
  return {
    ...describeSet(described),
    module: set.module,
    titles: both(title),
    descriptions: both(set.lead),
    scopes: scope === null ? null : both(scope),
    sources: both(source),
    rowCount,
    columns: table.columns.map((column) => describeColumn(column, deprecated)),
    parameters: parameters.map(({ name, title: own, type, values, usual }) => ({
      name,
      title: both(own),
      type,
      values:
        values === null
          ? null
          : values.map(({ code, words }) => ({ code, title: words === null ? null : both(words) })),
      default: usual,
      ...describeDeprecated(deprecated, 'parameter', name),
    })),
    gaps: Object.fromEntries(Object.entries(gapWords).map(([kind, words]) => [kind, both(words)])),
  };
}
