import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  title: ['数据发布日', 'Release dates'],
  what: [
    '日期按历年规律推算。发布机构公告了日期，就在这里填上：两个版本的发布日历、首页、数据页和周报即按它显示。',
    'Dates are estimated from past releases. When a source announces a date, enter it here: the calendar, home pages, data pages and weekly report of both editions use it.',
  ],
  date: ['发布日', 'Date'],
  release: ['发布内容', 'Release'],
  period: ['数据时期', 'Period'],
  stand: ['依据', 'Basis'],
  ruled: ['按规律推算', 'Estimated'],
  announced: ['已公告', 'Announced'],
  byRule: [(day: string) => `推算为${day}`, (day) => `estimated: ${day}`],
  statedBy: [(name: string, day: string) => `${name}，${day}`, (name, day) => `${name}, ${day}`],
  inMonth: [(month: string) => `${month}内`, (month) => `within ${month}`],
  actions: ['操作', 'Actions'],
  state: ['填写公告日', 'Set the date'],
  change: ['修改', 'Edit'],
  forget: ['删除', 'Delete'],
  forgetTitle: ['删除公告日', 'Delete the announced date'],
  forgetWhat: [
    (day: string) => `这次发布改回按规律推算：${day}。读者马上看到。`,
    (day) => `The release returns to the estimated date, ${day}. Readers see it at once.`,
  ],
  forgotten: ['已删除', 'Deleted'],
  stateTitle: ['公告的发布日', 'Announced release date'],
  stateWhat: [
    (title: string, period: string) => `${title}：${period}数据。读者马上看到，不再标“预计”。`,
    (title, period) => `${title}: figures for ${period}. Readers see it at once, no longer marked as expected.`,
  ],
  save: ['保存', 'Save'],
  saved: ['已保存', 'Saved'],
  rules: {
    past: ['日期已过', 'This date has passed'],
    early: ['在数据时期结束之前', 'Before the period ends'],
    late: ['与推算的日期相差超过一年', 'More than a year from the estimated date'],
  },
});
