import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  title: ['事件', 'Events'],
  show: [
    '在图上标出事件（配额公告、税率变化、工厂暂停与恢复）',
    'Mark events: quota notices, duty changes, plants suspended or reinstated',
  ],
  loading: ['正在读取事件', 'Loading events'],
  none: ['这段时间没有事件。', 'No event in this span.'],
  failed: ['事件没有读出来', 'The events could not be loaded'],
  count: [
    (shown: number, all: number) =>
      `图上的编号对应下面的${all > shown ? `${shown}件事（共${all}件）` : `${shown}件事`}；下载的图片和文件不含标记。`,
    (shown: number, all: number) =>
      `The numbers on the chart are those below${all > shown ? `, ${shown} of ${all} events` : ''}; pictures and files leave the marks out.`,
  ],
  source: ['来源：', 'Source: '],
});
