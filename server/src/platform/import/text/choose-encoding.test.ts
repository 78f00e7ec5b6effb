import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { chooseEncoding } from './choose-encoding.ts';

const chinese = [
  '巴西',
  '冻的去骨牛肉',
  'HS编码',
  '千克',
  'SIF9012号',
  '沪丰（上海）贸易有限公司',
  '上海鑫晟昊食品有限公司',
  'Campo Alto SA',
  '202401',
  '？',
];
const latin = [
  'Frigorífico São João S/A',
  'Comércio Ltda',
  'AGROINDÚSTRIA CONCEIÇÃO',
  'Água Boa',
  'José Peña e Hijos',
  'Compañía Exportadora',
  'Nº 12',
  'Société Générale',
  'Müller & Söhne',
  'BRA',
  '02023000',
  'ALFA FOODS SA',
];
const table = (words: readonly string[]) =>
  fc
    .array(fc.array(fc.constantFrom(...words), { minLength: 2, maxLength: 6 }), { minLength: 1, maxLength: 20 })
    .map((rows) => rows.map((row) => `${row.join(',')}\r\n`).join(''));

describe('the encoding is told by what the text says', () => {
  test('Chinese in GB18030', () => {
    fc.assert(
      fc.property(table(chinese), (text) => {
        expect(chooseEncoding(iconv.encode(`数据年月,商品编码\r\n${text}`, 'gb18030'))).toBe('gb18030');
      }),
    );
  });

  test('Latin letters with accents in Windows-1252', () => {
    fc.assert(
      fc.property(table(latin), (text) => {
        const written = `Exporter,Importer\r\nJoão Ltda,B\r\n${text}`;
        expect(chooseEncoding(iconv.encode(written, 'windows-1252'))).toBe('windows-1252');
      }),
    );
  });

  test.each(['utf-16le', 'utf-16be'])('%s without a mark', (encoding) => {
    for (const text of [
      'Shipment date,Origin\n2024-01-05,BRA\n',
      '数据年月,商品编码,美元\r\n202401,02023000,450000\r\n',
    ]) {
      expect(chooseEncoding(iconv.encode(text, encoding, { addBOM: false }))).toBe(encoding);
    }
  });

  test.each(['Ação', '牛肉', 'plain'])('%s in UTF-8', (text) => {
    expect(chooseEncoding(Buffer.from(`A,B\n${text},1\n`))).toBe('utf-8');
  });

  test.each([
    ['of Taiwan', iconv.encode('裝運日期,產地,商品編碼,淨重,金額\n2024-03-15,巴西,1,2,3\n', 'big5')],
    ['of Japan', iconv.encode('日付,国,重量\n2024-03-15,ブラジル,1\n', 'shift_jis')],
    ['of Russia', iconv.encode('Дата,Страна,Вес\n2024-03-15,Бразилия,1\n', 'windows-1251')],
    [
      'of both',
      Buffer.concat([iconv.encode('冻的去骨牛肉,', 'gb18030'), iconv.encode('São João, Comércio, Peña', 'latin1')]),
    ],
  ])('and not guessed for a text %s', (_, bytes) => {
    expect(chooseEncoding(bytes)).toBeNull();
  });
});
