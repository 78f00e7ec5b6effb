import type { PriceFileMessages } from './file-words.zh.ts';

/** The words of price files. */
export const en = {
  forms: {
    quotes: 'Quote template',
    'world-bank': 'World Bank prices (CMO)',
    futures: 'Live cattle futures (CME)',
    series: 'Price series (any table)',
  },
  formWhat: {
    quotes:
      'Columns named in Chinese or English, CSV or XLSX. Loaded as published; where they differ from published quotes, the original figures stay in the corrections.',
    'world-bank': 'The monthly workbook (XLSX); beef and related series are imported as benchmark prices.',
    futures:
      'Daily futures (contract, day, open, high, low, close, volume), as benchmarks for live cattle; cash cattle prices are imported as a price series or entered under “Quotes”.',
    series:
      'Live cattle, wholesale markets and prices of other publishers, by day, week or month. Any table: say once what its columns are, and files with the same header are recognised from then on.',
  },
  file: 'File',
  preview: 'Preview',
  previewFirst: 'Preview the file first',
  nothingNew: 'There is nothing to import in this file',
  uploading: (percent) => `${percent} sent`,
  reading: 'Reading…',
  previewTitle: 'Preview',
  outcomes: {
    preview: 'Preview',
    loaded: 'Imported',
    unchanged: 'Nothing new',
    refused: 'Refused',
    older: 'Older than current data',
    undone: 'Undone',
  },
  rowsRead: 'Rows read',
  badRows: 'Bad rows',
  added: 'New',
  changed: 'Changed',
  same: 'Unchanged',
  newSeries: 'New series',
  gone: 'Demonstration prices removed',
  period: 'From – to',
  goneWhat: (count) =>
    `Importing replaces ${count} demonstration prices of the same market with real ones; undoing it restores them.`,
  differences: 'New and changed',
  differencesFirst: (count) => `The first ${count}, by day`,
  name: 'Series',
  day: 'Day',
  before: 'Before',
  after: 'After',
  none: '(none)',
  report: 'Save list of errors',
  load: 'Import…',
  loadTitle: 'Import the file',
  loadWhat: {
    quotes: (added, changed) =>
      `${added} new, ${changed} changed. Members see them at once, and the indices are recalculated.`,
    others: (added, changed) => `${added} new, ${changed} changed. Members see them at once.`,
  },
  overNewer: (count) => `Import it anyway: let this older file change figures published later (${count})`,
  publishedOn: 'Published on',
  publishedFound: (day) => `Left empty: ${day} (as the file says, or the last day it has a figure for).`,
  publishedHint: 'Left empty: as the file says, or else the last day it has a figure for.',
  newer: (count) =>
    `This file is older than the current data: it would change figures published later (${count}; first in the table below). Importing it needs one more confirmation; if it is in fact the newer file, enter its publication date.`,
  newerOn: (day) => `in place since ${day}`,
  loaded: 'Imported',
  nothingToLoad: 'Nothing new: there is nothing to import.',
  runs: 'Imports',
  runsEmpty: 'No price file has been imported yet.',
  outcome: 'Outcome',
  counts: 'New / changed / unchanged',
  by: 'By',
  actions: 'Actions',
  undo: 'Undo…',
  undoTitle: 'Undo an import',
  undoWhat: (file) =>
    `What “${file}” added is removed, what it changed is restored, and the indices are recalculated. Quotes readers have seen stay in the corrections. If anything has been changed since, the import cannot be undone.`,
  undone: 'Undone',
} satisfies PriceFileMessages;
