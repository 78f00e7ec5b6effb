import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anonymousCaller } from '@btc/server/src/platform/api/binding.ts';
import { previewList } from '@btc/server/src/plants/list/list-preview.service.ts';
import { toMessageType } from '@btc/contract/wire/message-type.ts';
import { serveJob } from '../job.ts';
import { fillPlants } from './fill-plants.ts';
import { openReader, type Records, withRecords } from './open-records.ts';

const typed = [
  'SIF2437',
  '２４３７',
  'EST 969',
  'Aurora Delta',
  'estancia frigo',
  '金牧远山',
  '西诺普',
  'Toowoomba',
  'Rosario',
  'Brazil 77',
  '新西兰',
  'Zzyzx',
];

async function askTimed(
  { dispatcher }: Records,
  name: 'SuggestPlants' | 'GetWebFrontApprovePlant',
  question: { data: object; isOpen: boolean },
) {
  const started = performance.now();
  const answer = await dispatcher.dispatch({
    base: 'system',
    name,
    messageType: toMessageType(name),
    data: question.data,
    caller: question.isOpen ? openReader : anonymousCaller,
  });
  JSON.stringify(answer.data);
  if (answer.errorCode !== 0) throw new Error(`${name}: ${answer.errorCode}`, { cause: answer.cause });
  return performance.now() - started;
}

async function timeTyping(records: Records, rounds: number) {
  const times: { readonly text: string; readonly ms: number }[] = [];
  for (let round = -1; round < rounds; round += 1) {
    for (const word of typed) {
      for (let length = 1; length <= word.length; length += 1) {
        const Keyword = word.slice(0, length).trim();
        const ms = await askTimed(records, 'SuggestPlants', { data: { Keyword }, isOpen: round % 2 === 0 });
        if (round >= 0) times.push({ text: Keyword, ms });
      }
    }
  }
  return times;
}

async function timeDirectory(records: Records, rounds: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const Keyword of ['2437', 'Aurora', '金牧', '西诺普']) {
      times.push(await askTimed(records, 'GetWebFrontApprovePlant', { data: { Keyword }, isOpen: round % 2 === 0 }));
    }
  }
  return times;
}

const listRows = 50_000;

async function timePreview({ db, files, clock }: Records, rows: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'btc-bench-list-'));
  const path = join(folder, 'list.csv');
  const listed = await db
    .selectFrom('plant')
    .select(['origin', 'number', 'name_en', 'meats', 'state'])
    .where('origin', 'in', ['BRA', 'ARG', 'AUS'])
    .orderBy('id')
    .limit(rows)
    .execute();
  const lines = listed.map(({ origin, number, name_en: name, meats, state }, index) => {
    const isNew = index % 40 === 0;
    const listed = index % 40 === 20 ? '暂停' : state === 'suspended' ? '暂停' : '有效';
    const meat = meats.includes('pork') ? '猪肉' : '牛肉';
    return `${origin},SIF ${isNew ? `7${number}0000` : number},${name ?? ''},${meat},冷冻去骨,2028-01-01,${listed}`;
  });
  await writeFile(
    path,
    `\ufeff国家（地区）,注册编号,企业名称（英文）,产品类别,注册产品,有效期至,状态\r\n${lines.join('\r\n')}\r\n`,
  );
  try {
    const started = performance.now();
    const file = { path, fileName: 'list.csv', form: 'approvedList', listedOn: '2026-11-01' } as const;
    const preview = await db
      .transaction()
      .execute((trx) =>
        previewList({ db: trx, files }, file, { uploader: { id: null, name: 'bench' }, now: clock.now() }),
      );
    if (preview.kind === 'refused') throw new Error(JSON.stringify(preview.issues.slice(0, 3)));
    return performance.now() - started;
  } finally {
    await rm(folder, { recursive: true });
  }
}

export interface PlantTimes {
  readonly typing: readonly { readonly text: string; readonly ms: number }[];
  readonly directory: readonly number[];
  readonly preview: readonly number[];
}

export const plants = ({
  folder,
  count,
  rounds,
}: {
  readonly folder: string;
  readonly count: number;
  readonly rounds: number;
}) =>
  withRecords(folder, async (records): Promise<PlantTimes> => {
    await fillPlants(records, count);
    const typing = await timeTyping(records, rounds);
    const directory = await timeDirectory(records, rounds);
    const preview: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      preview.push(await timePreview(records, Math.min(listRows, Math.ceil(count / 4))));
    }
    return { typing, directory, preview };
  });

serveJob(plants);
