import type { ReleaseWords } from './release-words.zh.ts';

export const en = {
  title: 'Data release dates',
  what: 'Dates follow a rule. Where a source announces one, set it here: the calendar, home pages, data pages and weekly report of both editions use it.',
  date: 'Date',
  release: 'Release',
  period: 'Period',
  stand: 'Basis',
  ruled: 'Rule',
  announced: 'Announced',
  byRule: (day) => `rule: ${day}`,
  statedBy: (name, day) => `${name}, ${day}`,
  inMonth: (month) => `within ${month}`,
  actions: 'Actions',
  state: 'Set the date',
  change: 'Change',
  forget: 'Remove',
  forgetTitle: 'Remove the announced date',
  forgetWhat: (day) => `The release goes back to the rule’s date, ${day}. Readers see it at once.`,
  forgotten: 'Removed',
  stateTitle: 'Announced release date',
  stateWhat: (title, period) =>
    `${title}: figures for ${period}. Readers see it at once, no longer marked as expected.`,
  save: 'Save',
  saved: 'Saved',
  rules: {
    past: 'This date has passed',
    early: 'Before the period ends',
    late: 'More than a year from the rule',
  },
} satisfies ReleaseWords;
