import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  title: ['配额公告', 'Quota notices'],
  what: [
    '商务部和海关在配额用到50%、80%和用完时发布公告。100%的公告决定何时加征；50%和80%的公告不改变税率。他人报道的进度只作显示。录入后读者马上看到，税率随之变化；公告不能删除，只能更正或撤下。',
    'MOFCOM and GACC publish a notice when 50%, 80% and all of a quota are used. The notice at 100% decides when the surcharge begins; those at 50% and 80% change no duty. Reports by others are for information only. Readers see a notice at once and duties follow; it cannot be deleted, only corrected or taken down.',
  ],
  add: ['录入公告', 'Enter a notice'],
  published: ['发布日', 'Published'],
  line: ['国别', 'Country quota'],
  year: ['年度', 'Year'],
  kind: ['类型', 'Type'],
  kinds: {
    notice: ['正式公告', 'Official notice'],
    report: ['他人报道', 'Report by others'],
  },
  percent: ['已用（%）', 'Used (%)'],
  surchargeFrom: ['加征起始日', 'Surcharge from'],
  surchargeHint: ['配额用完（100%）的公告才填', 'Only for a notice at 100%'],
  source: ['来源', 'Source'],
  state: ['状态', 'Status'],
  states: {
    standing: ['有效', 'In force'],
    corrected: ['已更正', 'Corrected'],
    withdrawn: ['已撤下', 'Taken down'],
  },
  entered: ['录入', 'Entered'],
  shipped: ['随系统提供', 'supplied with the portal'],
  actions: ['操作', 'Actions'],
  correct: ['更正', 'Correct'],
  withdraw: ['撤下', 'Take down'],
  restore: ['恢复', 'Restore'],
  addTitle: ['录入配额公告', 'Enter a quota notice'],
  correctTitle: ['更正配额公告', 'Correct a quota notice'],
  addWhat: [
    '读者马上看到；100%的公告从所写之日起改变税率。',
    'Readers see it at once; a notice at 100% changes the duty from the date entered.',
  ],
  correctWhat: [
    '原公告保留，标为已更正；以新录入的为准。',
    'The notice stays, marked as corrected; the new entry applies.',
  ],
  withdrawTitle: ['撤下配额公告', 'Take down a quota notice'],
  withdrawWhat: [
    (notice: string) => `“${notice}”不再作为依据，税率随之变化；可以恢复。`,
    (notice) => `“${notice}” no longer applies and duties follow; it can be restored.`,
  ],
  restoreTitle: ['恢复配额公告', 'Restore a quota notice'],
  restoreWhat: [
    (notice: string) => `“${notice}”重新作为依据，税率随之变化。`,
    (notice) => `“${notice}” applies again and duties follow.`,
  ],
  save: ['保存', 'Save'],
  saved: ['已保存', 'Saved'],
  withdrawn: ['已撤下', 'Taken down'],
  restored: ['已恢复', 'Restored'],
  rules: {
    step: ['正式公告只有50%、80%和100%', 'official notices are at 50%, 80% and 100%'],
    future: ['日期尚未到', 'this date is in the future'],
    order: ['日期先后不对，或不在该年度', 'the dates are in the wrong order or outside the year'],
    'SurchargeFrom.required': [
      '100%的公告须写达到之日或加征起始日',
      'a notice at 100% needs the date it was reached or the start date of the surcharge',
    ],
    taken: ['这一级已有有效公告，请用“更正”', 'a notice for this step exists: use “Correct”'],
    unknown: ['没有这项配额', 'no such quota'],
  },
  none: ['还没有公告。', 'No notices yet.'],
});

export type NoticeWords = (typeof messages)['cn'];
