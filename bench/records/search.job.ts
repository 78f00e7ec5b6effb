import { anonymousCaller } from '@btc/server/src/platform/api/binding.ts';
import { toMessageType } from '@btc/contract/wire/message-type.ts';
import { serveJob } from '../job.ts';
import { withRecords } from './open-records.ts';

interface Question {
  readonly keyword: string;
  readonly isEn: boolean;
}

const questions: readonly Question[] = [
  ...[
    '口岸',
    '美元',
    '上涨',
    '巴西',
    '牛腱',
    '板腱',
    '保障措施',
    '口蹄疫区域化',
    '巴西牛腱',
    '02023000',
    '样本',
    '海运费',
  ].map((keyword) => ({ keyword, isEn: false })),
  ...['人民币 美元', '上海口岸 阿根廷 牛腱 回落', '样本777'].map((keyword) => ({ keyword, isEn: false })),
  ...[
    'tonne',
    'sample',
    'brazil',
    'brisket',
    'safeguard quota',
    'forequarter six-cut',
    'foot-and-mouth',
    'freight',
  ].map((keyword) => ({ keyword, isEn: true })),
  ...['Argentina shank eased Shanghai', '02032900'].map((keyword) => ({ keyword, isEn: true })),
];

export interface SearchTime {
  readonly keyword: string;
  readonly found: number;
  readonly times: readonly number[];
}

function sumTotal(data: object): number {
  return 'Total' in data && typeof data.Total === 'number' ? data.Total : Number.NaN;
}

export const search = ({ folder, rounds }: { readonly folder: string; readonly rounds: number }) =>
  withRecords(folder, async ({ dispatcher }): Promise<{ readonly requests: readonly SearchTime[] }> => {
    const ask = async ({ keyword, isEn }: Question, Page: number) => {
      const started = performance.now();
      const answer = await dispatcher.dispatch({
        base: 'system',
        name: 'SearchNews',
        messageType: toMessageType('SearchNews'),
        data: { Keyword: keyword, isEn, Page, PageSize: 20 },
        caller: anonymousCaller,
      });
      JSON.stringify(answer.data);
      if (answer.errorCode !== 0) throw new Error(`${keyword}: ${answer.errorCode}`, { cause: answer.cause });
      return { ms: performance.now() - started, found: sumTotal(answer.data) };
    };
    for (const question of questions) await ask(question, 1);
    const requests: SearchTime[] = [];
    for (const question of questions) {
      const answers: Awaited<ReturnType<typeof ask>>[] = [];
      for (let round = 0; round < rounds; round += 1) answers.push(await ask(question, (round % 3) + 1));
      requests.push({
        keyword: question.keyword,
        found: answers[0]?.found ?? Number.NaN,
        times: answers.map(({ ms }) => ms),
      });
    }
    return { requests };
  });

serveJob(search);
