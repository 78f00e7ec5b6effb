import type { Edition } from '@btc/contract/members/access.ts';
import { formatCode } from '@btc/contract/names.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import { writeXlsx } from '@btc/server/src/platform/export/write-xlsx.ts';
import { type BeefMonths, sumByOrigin } from './month-series.ts';

const words = {
  cn: {
    period: (year: number, months: readonly number[]) => `${year}年${months.join('—')}月`,
    name: (period: string) => `${period}牛肉进口分国别（演示数据）.xlsx`,
    sheet: '分国别',
    notes: '说明',
    title: ['标题', (period: string) => `${period}中国牛肉进口，按来源（HS 0201、0202，产品重量）`],
    note: ['说明', '演示数据：由本站为演示编制，不是真实统计'],
    titles: ['来源', '数量（吨）', '金额（美元）', '均价（美元/吨）'],
    total: '合计',
  },
  en: {
    period: (year: number, months: readonly number[]) =>
      `${year}-${months.map((one) => String(one).padStart(2, '0')).join('/')}`,
    name: (period: string) => `Beef imports by origin ${period.replace('/', ' and ')} (demonstration data).xlsx`,
    sheet: 'By origin',
    notes: 'Notes',
    title: ['Title', (period: string) => `China’s beef imports ${period} by origin (HS 0201, 0202, product weight)`],
    note: ['Note', 'Demonstration data: made for this demonstration, not real statistics'],
    titles: ['Origin', 'Volume (t)', 'Value (USD)', 'Average (USD/t)'],
    total: 'Total',
  },
} as const;

function toPeriod(edition: Edition, months: readonly number[]): string {
  const [first = 0] = months;
  return words[edition].period(
    Math.floor(first / 100),
    months.map((month) => month % 100),
  );
}

/** Path below the static files base, and the file name readers see. */
export function monthTableFile(edition: Edition, id: number, months: readonly number[]) {
  return { address: `attachments/${id}-${edition}.xlsx`, name: words[edition].name(toPeriod(edition, months)) };
}

/** Every origin and the total; t, USD and USD/t. */
export function writeMonthTable(edition: Edition, series: BeefMonths, months: readonly number[]): Promise<Buffer> {
  const { sheet, notes, title, note, titles, total } = words[edition];
  const sums = sumByOrigin(series, months);
  const line = (name: string, tonnes: number, usd: number) => [
    name,
    Math.round(tonnes),
    Math.round(usd),
    tonnes === 0 ? null : Math.round(usd / tonnes),
  ];
  const formatName = (code: string) => {
    const origin = findOrigin(code);
    return formatCode(edition, origin, code);
  };
  return writeXlsx([
    {
      name: sheet,
      notesName: notes,
      about: [[title[0], title[1](toPeriod(edition, months))], note],
      titles,
      formats: ['text', { decimals: 0 }, { decimals: 0 }, { decimals: 0 }],
      rows: [
        ...sums.map(({ origin, tonnes, usd }) => line(formatName(origin), tonnes, usd)),
        line(
          total,
          sums.reduce((sum, one) => sum + one.tonnes, 0),
          sums.reduce((sum, one) => sum + one.usd, 0),
        ),
      ],
    },
  ]);
}
