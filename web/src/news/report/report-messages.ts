import { inEditions } from '#i18n/editions.ts';
import { pairs as list } from '../list-messages.ts';

export const messages = inEditions({
  ...list,
  reportsTitle: ['周评与月报', 'Weekly and monthly reviews'],
  reportsDescription: [
    '进口牛肉对华期货报价周评、海关月报与季评，按类型与日期查找。',
    'Weekly reviews of forward quotes to China, monthly customs reviews and quarterly reviews of imported beef, by type and date.',
  ],
  reportTypeLabel: ['类型', 'Type'],
  reportDates: ['按日期', 'By date'],
  reportYear: [(year: string) => `${year}年`, (year: string) => year],
  reportMonthsLabel: [(year: string) => `${year}年各月`, (year: string) => `Months of ${year}`],
  reportMonth: [
    (month: number) => `${month}月`,
    (month: number) =>
      ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][month - 1] ?? '',
  ],
  reportAllDates: ['全部日期', 'All dates'],
  reportOfDay: ['按日期查找', 'Find by date'],
  reportOfDayHint: ['显示当天或此前最近的一篇', 'Shows that day’s review, or the latest before it'],
  reportOpen: ['查看', 'Show'],
  reportsEmptyTitle: ['这段时间没有周评或月报', 'No reviews in this period'],
  reportsEmptyText: ['换一个月份或类型，或查看全部周评与月报。', 'Choose another month or type, or see all reviews.'],
  reportOfDayTitle: [(day: string) => `${day}的周评与月报`, (day: string) => `Review of ${day}`],
});
