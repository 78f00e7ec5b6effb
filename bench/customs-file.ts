import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { listMonths } from '@btc/contract/time.ts';
import { hsCodes } from '@btc/reference/goods/hs-codes.ts';
import { origins } from '@btc/reference/places/origins.ts';
import type { Origin } from '@btc/reference/places/origins.ts';
import { provinces } from '@btc/reference/places/provinces.ts';
import { tradeModes } from '@btc/reference/trade-modes.ts';
import iconv from 'iconv-lite';

/** A row of the customs online query with all its dimensions. */
interface CustomsRow {
  readonly month: string;
  readonly origin: { readonly code: string; readonly name: string };
  readonly goods: { readonly code: string; readonly name: string };
  readonly mode: { readonly code: string; readonly name: string };
  readonly province: { readonly code: string; readonly name: string };
  readonly kg: number;
  readonly usd: number;
}

/** Some thirty countries ship beef to China; more origins would make the queries unrealistically hard. */
function shipsBeef({ beef }: Origin): boolean {
  return !['notListed', 'noAccess', 'notAnOrigin'].includes(beef.status);
}

/** The months of a file; each gets the same number of rows if the row count is a multiple of theirs. */
export const fileMonths = listMonths('2016-01', '2026-09');

/** Generates `count` distinct rows, months outermost; deterministic. */
export function* generateRows(count: number): Generator<CustomsRow> {
  const partners = origins
    .filter(shipsBeef)
    .flatMap(({ customsCode, nameCn }) => (customsCode === null ? [] : [{ code: customsCode, name: nameCn }]));
  const goods = hsCodes
    .filter(({ group }) => group === 'beef' || group === 'beef_offal')
    .map(({ code, nameCn }) => ({ code, name: nameCn }));
  const modes = tradeModes.map(({ code, nameCn }) => ({ code, name: nameCn }));
  const places = provinces.map(({ code, fullNameCn }) => ({ code, name: fullNameCn }));
  const perMonth = Math.ceil(count / fileMonths.length);
  let made = 0;
  for (const month of fileMonths) {
    for (let index = 0; index < perMonth && made < count; index += 1, made += 1) {
      const origin = partners[index % partners.length];
      const line = goods[Math.floor(index / partners.length) % goods.length];
      const province = places[Math.floor(index / (partners.length * goods.length)) % places.length];
      const mode = modes[Math.floor(index / (partners.length * goods.length * places.length)) % modes.length];
      if (origin === undefined || line === undefined || province === undefined || mode === undefined) return;
      const kg = 1000 + ((made * 7919) % 900_000);
      yield { month, origin, goods: line, mode, province, kg, usd: Math.round(kg * (4 + (made % 200) / 100)) };
    }
  }
}

const header =
  '"数据年月","贸易伙伴编码","贸易伙伴名称","商品编码","商品名称","贸易方式编码","贸易方式名称","注册地编码","注册地名称",' +
  '"第一数量","第一计量单位","第二数量","第二计量单位","美元",\r\n';

function formatRow({ month, origin, goods, mode, province, kg, usd }: CustomsRow): string {
  const names = [origin, goods, mode, province].map(({ code, name }) => `"${code}","${name}"`).join(',');
  return `"${month.replace('-', '')}",${names},"${kg}","千克","0","?","${usd.toLocaleString('en-US')}",\r\n`;
}

/** Writes a query file as customs do: GB18030, quoted, thousands separators in money, a trailing comma. */
export async function writeCustomsFile(path: string, count: number): Promise<void> {
  const file = createWriteStream(path);
  let text = header;
  const flush = async (): Promise<void> => {
    if (!file.write(iconv.encode(text, 'gb18030'))) await once(file, 'drain');
    text = '';
  };
  for (const row of generateRows(count)) {
    text += formatRow(row);
    if (text.length > 1 << 16) await flush();
  }
  await flush();
  file.end();
  await once(file, 'close');
}
