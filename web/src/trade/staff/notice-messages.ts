import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  title: ['配额公告', 'Quota notices'],
  what: [
    '商务部和海关在配额用到50%、80%和用完时发布公告。100%的公告决定何时加征；50%和80%的公告不改变税率。他人报道的进度只作显示。录入后读者马上看到，税率随之变化；公告不能删除，只能更正或撤下。',
    'The ministry and customs publish a notice when 50%, 80% and all of a quota are used. The notice at 100% decides when the surcharge begins; those at 50 and 80% change no duty. What others report is shown and decides nothing. Readers see it at once and duties follow; a notice is never deleted, only corrected or withdrawn.',
  ],
  add: ['录入公告', 'Enter a notice'],
  published: ['发布日', 'Published'],
  line: ['国别', 'Quota of'],
  year: ['年度', 'Year'],
  kind: ['类型', 'Kind'],
  kinds: {
    notice: ['正式公告', 'Official notice'],
    report: ['他人报道', 'Report by others'],
  },
  percent: ['已用（%）', 'Used (%)'],
  surchargeFrom: ['加征起始日', 'Surcharge from'],
  surchargeHint: ['用尽配额（100%）的公告才填', 'Of a notice at 100%'],
  source: ['来源', 'Source'],
  state: ['状态', 'State'],
  states: {
    standing: ['有效', 'In force'],
    corrected: ['已更正', 'Corrected'],
    withdrawn: ['已撤下', 'Withdrawn'],
  },
  entered: ['录入', 'Entered'],
  shipped: ['随系统提供', 'supplied with the portal'],
  actions: ['操作', 'Actions'],
  correct: ['更正', 'Correct'],
  withdraw: ['撤下', 'Withdraw'],
  restore: ['恢复', 'Undo'],
  addTitle: ['录入配额公告', 'Enter a quota notice'],
  correctTitle: ['更正配额公告', 'Correct a quota notice'],
  addWhat: [
    '读者马上看到；100%的公告从所写之日起改变税率。',
    'Readers see it at once; a notice at 100% changes the duty from the day it names.',
  ],
  correctWhat: [
    '原公告保留，标为已更正；以新录入的为准。',
    'The notice stays, marked as corrected; the new one counts.',
  ],
  withdrawTitle: ['撤下配额公告', 'Withdraw a quota notice'],
  withdrawWhat: [
    (notice: string) => `“${notice}”不再作为依据，税率随之变化；可以恢复。`,
    (notice) => `“${notice}” no longer decides the duty; this can be undone.`,
  ],
  restoreTitle: ['恢复配额公告', 'Undo the withdrawal'],
  restoreWhat: [
    (notice: string) => `“${notice}”重新作为依据，税率随之变化。`,
    (notice) => `“${notice}” counts again and duties follow.`,
  ],
  save: ['保存', 'Save'],
  saved: ['已保存', 'Saved'],
  withdrawn: ['已撤下', 'Withdrawn'],
  restored: ['已恢复', 'In force again'],
  rules: {
    step: ['正式公告只有50%、80%和100%', 'official notices are at 50, 80 and 100%'],
    future: ['这一天还没有到', 'this day has not come'],
    order: ['日期先后不对，或不在该年度', 'the days are in the wrong order, or not of the year'],
    'SurchargeFrom.required': [
      '100%的公告须写达到之日或加征起始日',
      'a notice at 100% needs the day it was reached or the first day of the surcharge',
    ],
    taken: ['这一级已有有效公告，请用“更正”', 'there is a notice at this step: correct it'],
    unknown: ['没有这项配额', 'there is no such quota'],
  },
  none: ['尚无公告', 'No notices yet'],
});

export type NoticeWords = (typeof messages)['cn'];
