import { formatCodeIn } from '@btc/contract/names.ts';
import { priceSpecs, priceStorages } from '@btc/contract/prices/price-codes.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPlaceName, toCutName } from '../../../quotes/price-names.ts';
import type { CellChange, LineRow } from '../sheet/sheet-lines.ts';
import { messages } from '../messages.ts';
import { forwardRows, planText, spotRows } from './testing/paste.fixture.ts';

type QuoteRow = Extract<LineRow, { readonly CutCode: string }>;

function isOpenQuote(row: LineRow): row is QuoteRow {
  return 'CutCode' in row && row.Quote === null;
}

const editions = ['cn', 'en'] as const;
const fields = ['Low', 'Mainstream', 'High', 'QuoteCount'] as const;
const nameHeads = {
  origin: { cn: '产地', en: 'Origin' },
  cut: { cn: '部位', en: 'Cut' },
  name: { cn: '品名', en: 'Product' },
  terms: { cn: '价格条件', en: 'Terms' },
} as const;

const nameCells = {
  origin: (row: QuoteRow, edition: 'cn' | 'en') => (edition === 'cn' ? row.OriginCn : row.OriginEn),
  cut: (row: QuoteRow, edition: 'cn' | 'en') => {
    const specs = row.Specs.map((code) => formatCodeIn(edition, priceSpecs, code));
    return [edition === 'cn' ? row.CutCn : row.CutEn, ...specs, row.Brand ?? ''].join(' ').trim();
  },
  name: (row: QuoteRow, edition: 'cn' | 'en') => `${nameCells.origin(row, edition)} ${toCutName(edition, row)}`,
  terms: (row: QuoteRow, edition: 'cn' | 'en') =>
    `${formatCodeIn(edition, priceStorages, row.Storage)} · ${formatPlaceName(edition, row)}`,
} as const;
type NameColumn = keyof typeof nameCells;

const isUsd = (row: QuoteRow) => row.Unit === 'USD/t';

function toFigures(row: QuoteRow, base: number): Readonly<Record<(typeof fields)[number], string>> {
  const main = isUsd(row) ? 3000 + base : 30 + (base % 40);
  return {
    Low: String(main - 1),
    Mainstream: String(main),
    High: String(main + 2),
    QuoteCount: String(1 + (base % 9)),
  };
}

function sortChanges(changes: readonly CellChange[]): readonly string[] {
  return changes.map(({ id, field, text }) => `${id} ${field} ${text}`).toSorted();
}

test.each([
  ['forward', forwardRows],
  ['spot', spotRows],
] as const)(
  'however a block of %s prices is arranged, and in whatever language, it goes to the same lines',
  (market, all) => {
    const open = all.filter(isOpenQuote);
    const block = fc.record({
      rows: fc.shuffledSubarray([...open], { minLength: 1 }),
      names: fc.constantFrom<readonly NameColumn[]>(['origin', 'cut', 'terms'], ['name', 'terms']),
      columns: fc.shuffledSubarray([...fields], { minLength: 1 }),
      order: fc.array(fc.nat(), { minLength: 7, maxLength: 7 }),
      languages: fc.array(fc.constantFrom(...editions), { minLength: 60, maxLength: 60 }),
      bases: fc.array(fc.nat({ max: 900 }), { minLength: 20, maxLength: 20 }),
      hasThousands: fc.boolean(),
      hasBlankLines: fc.boolean(),
    });
    fc.assert(
      fc.property(block, ({ rows, names, columns, order, languages, bases, hasThousands, hasBlankLines }) => {
        const language = (at: number) => languages[at % languages.length] ?? 'cn';
        const write = (text: string) => (hasThousands ? text.replace(/^(\d)(\d{3})$/, '$1,$2') : text);
        const written = [
          ...names.map((name, at) => ({
            head: nameHeads[name][language(at)],
            cell: (row: QuoteRow, line: number) => nameCells[name](row, language(line * 3 + at)),
          })),
          ...columns.map((field, at) => ({
            head: messages[language(at + 9)].fields[field],
            cell: (row: QuoteRow, line: number) => write(toFigures(row, bases[line % bases.length] ?? 0)[field]),
          })),
        ]
          .map((column, at) => ({ column, key: order[at] ?? 0 }))
          .toSorted((one, other) => one.key - other.key)
          .map(({ column }) => column);
        const text = [
          written.map(({ head }) => head).join('\t'),
          ...rows.map((row, line) => written.map(({ cell }) => cell(row, line)).join('\t')),
        ].join(hasBlankLines ? '\n\n' : '\n');
        const wanted = rows.flatMap((row, line) => {
          const figures = toFigures(row, bases[line % bases.length] ?? 0);
          return columns.map((field) => ({ id: row.SeriesID, field, text: figures[field] }));
        });
        const plan = planText(market, text);
        expect({ text, changes: sortChanges(plan.changes) }).toEqual({ text, changes: sortChanges(wanted) });
      }),
      { numRuns: 100 },
    );
  },
);

test('whatever is pasted, no price reaches a line of another origin or cut than the words beside it', () => {
  const words = fc.constantFrom(
    '巴西',
    '乌拉圭',
    '法国',
    '阿根廷',
    '米龙',
    '牛霖',
    '大米龙',
    '西冷',
    '去骨',
    '冰鲜',
    '现货',
    '?!',
    '504',
    'Brazil',
    'Topside',
    '货',
  );
  const signs = fc.constantFrom(' ', '：', '，', '\n', '\t', '-', '、', '/', '');
  const figures = fc.constantFrom('5300', '5,150', '5200-5400', '$5300', '41元/公斤', '-');
  const text = fc
    .array(fc.tuple(fc.oneof({ weight: 3, arbitrary: words }, { weight: 2, arbitrary: figures }), signs), {
      minLength: 1,
      maxLength: 14,
    })
    .map((parts) => parts.map(([word, sign]) => word + sign).join(''));
  const cuts: Readonly<Record<string, RegExp>> = { topside: /米龙|topside/i, knuckle: /牛霖/, striploin: /西冷/ };
  const origins: Readonly<Record<string, RegExp>> = { BRA: /巴西|brazil/i, URY: /乌拉圭/, ARG: /阿根廷/ };
  fc.assert(
    fc.property(text, (pasted) => {
      for (const { id } of planText('forward', pasted).changes) {
        const row = forwardRows.find(({ SeriesID }) => SeriesID === id);
        if (row === undefined || !('CutCode' in row)) throw new Error('every change is of a line');
        expect(pasted).toMatch(cuts[row.CutCode] ?? /^never$/);
        if (/巴西|乌拉圭|法国|阿根廷|brazil/i.test(pasted))
          expect(pasted).toMatch(origins[row.OriginCode] ?? /^never$/);
      }
    }),
    { numRuns: 1000 },
  );
});
