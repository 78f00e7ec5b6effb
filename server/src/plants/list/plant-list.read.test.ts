import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenceDictionary } from '#dictionary/reference-dictionary.ts';
import type { PlantListForm } from '@btc/contract/plants/plant-codes.ts';
import { readPlantList } from './plant-list.read.ts';

const settings = { most: 20_000, dictionary: referenceDictionary };
const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plant-list-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(path: string, form: PlantListForm) {
  const found = await readPlantList(path, form, settings);
  if (found.kind === 'refused') throw new Error(JSON.stringify(found.issues));
  return found.list;
}

async function readText(text: string, form: PlantListForm) {
  const path = join(folder, 'list.csv');
  await writeFile(path, text);
  return read(path, form);
}

describe('the FSIS directory', () => {
  test('with activities parted by semicolons: meat plants are read, a poultry plant is out of scope', async () => {
    const { readings, outOfScope, issues } = await read(fixture('fsis-directory.csv'), 'fsisDirectory');
    expect(readings.map(({ listedNumber, types }) => [listedNumber, types])).toEqual([
      ['90001', ['SH', 'PP']],
      ['90002', ['CS']],
      ['90004', ['PP']],
    ]);
    expect(outOfScope.map(({ number }) => number)).toEqual(['P90003']);
    expect(issues.size).toBe(0);
  });

  test.each([',', ';', '/', '|', '、'])('with lists by %s in the number and the activities', async (mark) => {
    const activities = ['Poultry Processing', 'Meat Slaughter', 'Meat  Processing'].join(`${mark} `);
    const { readings } = await readText(
      `est_number,company,activities\n"P7${mark}M7A${mark}V7",Alpha,"${activities}"\n`,
      'fsisDirectory',
    );
    expect(readings.map(({ listedNumber, types }) => [listedNumber, types])).toEqual([['7A', ['SH', 'PP']]]);
  });

  test('the last of many activities counts too', async () => {
    const many = Array.from({ length: 12 }, (_, index) => `Voluntary Processing - Kind ${index}`).join('; ');
    const { readings } = await readText(
      `est_number,company,activities\nM1,Alpha,${many}; Meat Slaughter\n`,
      'fsisDirectory',
    );
    expect(readings.map(({ types }) => types)).toEqual([['SH']]);
  });
});

describe('an approved list', () => {
  const cifer = fixture('cifer-cn.csv');

  test('as copied from the register of customs', async () => {
    const { readings, issues } = await read(cifer, 'approvedList');
    expect(issues.size).toBe(0);
    expect(readings).toMatchObject([
      {
        origin: 'BRA',
        number: '9101',
        ciferNumber: 'CBRA01012009010001',
        nameEn: 'BOA VISTA ALIMENTOS LTDA',
        meats: ['beef'],
        validTo: '2029-09-08',
        state: 'active',
      },
      { origin: 'BRA', number: '9102', meats: ['beef'], state: 'suspended' },
    ]);
  });

  test.each([
    [
      'Registration No. in China,Country (Region),Registration number in the country (region),Enterprise name,Product category,Registration validity,Status',
      'CBRA01012009010001,Brazil,SIF 9101,Boa Vista,Beef,2029-09-08,Valid',
    ],
    [
      'China Registration Number,Country/Region,Local registration number,Company name,Product type,Valid until,Registration status',
      'CBRA01012009010001,Brazil,SIF 9101,Boa Vista,Beef,2029-09-08,Active',
    ],
    [
      '在华注册号,国家/地区,国外注册编号,生产企业名称,产品类型,有效期截止日期,注册状态',
      'CBRA01012009010001,巴西,SIF 9101,Boa Vista,牛肉,2029-09-08,有效',
    ],
    [
      '在华注册编号,所在国家（地区）,所在国家（地区）主管当局批准的注册编号,境外生产企业名称,注册产品类别,注册有效期至,状态',
      'CBRA01012009010001,巴西,SIF 9101,Boa Vista,牛肉,2029-09-08,有效',
    ],
  ])('under the titles %s', async (titles, line) => {
    const { readings } = await readText(`${titles}\n${line}\n`, 'approvedList');
    expect(readings).toMatchObject([
      { origin: 'BRA', number: '9101', ciferNumber: 'CBRA01012009010001', validTo: '2029-09-08', state: 'active' },
    ]);
  });

  test.each([
    ['牛肉、羊肉', ['beef']],
    ['Beef; Mutton; Pork', ['beef', 'pork']],
    ['牛羊肉', ['beef']],
    ['冻牛肉，鹿肉', ['beef']],
  ])('with other animals beside ours in %s', async (meat, meats) => {
    const { readings } = await readText(`国家,注册编号,企业名称,产品类别\n巴西,1,Boa,"${meat}"\n`, 'approvedList');
    expect(readings.map((reading) => reading.meats)).toEqual([meats]);
  });

  test('of other animals alone is a fault, as is a word that is no animal', async () => {
    const text = '国家,注册编号,企业名称,产品类别\n巴西,1,Boa,羊肉\n巴西,2,Boa,牛肉、水产\n';
    const { readings, issues } = await readText(text, 'approvedList');
    expect([readings, issues.size]).toEqual([[], 2]);
  });

  test.each([';', ',', '/', '|', '、', '，'])('with lists by %s in its fields', async (mark) => {
    const join = (...words: readonly string[]) => `"${words.join(mark)}"`;
    const { readings, issues } = await readText(
      `国家（地区）,注册编号,企业名称,产品类别,企业类型,注册产品,副产品明细\n巴西,1,Boa,${join('牛肉', '猪肉')},${join('屠宰', '分割')},${join('冷冻', '去骨')},${join('牛心', '牛肝')}\n`,
      'approvedList',
    );
    expect(issues.size).toBe(0);
    expect(readings).toMatchObject([
      {
        meats: ['beef', 'pork'],
        types: ['SH', 'CP'],
        products: ['frozen', 'boneless'],
        offalCuts: ['heart', 'liver'],
      },
    ]);
  });
});

describe('any list', () => {
  const list = (title: string) => `国家,注册编号,企业名称,产品类别,${title}\n巴西,1,Boa,牛肉,x\n`;

  test('stops on a column that says what its plants are approved for', async () => {
    const path = join(folder, 'list.csv');
    await writeFile(path, list('目的国'));
    expect(await readPlantList(path, 'approvedList', settings)).toMatchObject({
      kind: 'refused',
      issues: [{ line: 1, column: '目的国', value: '目的', reason: 'columnNotRead' }],
    });
  });

  test('tells what became of its columns, and what looks odd', async () => {
    const { titles, warnings } = await readText(
      `${list('产能（吨）')}${list('产能（吨）').split('\n')[0]}`,
      'approvedList',
    );
    expect(titles).toMatchObject({ read: ['国家', '注册编号', '企业名称', '产品类别'], notNeeded: ['产能（吨）'] });
    expect(warnings.map(({ reason }) => reason)).toEqual(['repeatedHeader']);
  });

  test('is read in the encoding named where its text does not tell it', async () => {
    const path = join(folder, 'list.csv');
    const text = 'Country,Establishment no.,Company name,Meat\nBrazil,1,裝運,Beef\nBrazil,2,São João,Beef\n';
    await writeFile(path, iconv.encode(text, 'big5'));
    expect(await readPlantList(path, 'approvedList', settings)).toMatchObject({
      issues: [{ reason: 'unclearEncoding' }],
    });
    const read = await readPlantList(path, 'approvedList', { ...settings, encoding: 'windows-1252' });
    expect(read).toMatchObject({ kind: 'list', list: { lines: 2 } });
  });
});
