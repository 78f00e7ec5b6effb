import { plantListForms } from '../plants/plant-codes.ts';
import { priceFileForms } from '../prices/desk/price-file-rule.ts';
import { importFormats } from '../trade/desk/import-rule.ts';

/** The parts of the site whose pages are counted apart. */
export const countedAreas = [
  'front',
  'news',
  'data',
  'prices',
  'plants',
  'market',
  'directory',
  'videos',
  'members',
  'other',
] as const;
export type CountedArea = (typeof countedAreas)[number];

/** Where searches are made. */
export const searchRooms = ['news', 'plants'] as const;
export type SearchRoom = (typeof searchRooms)[number];

/** What waits for somebody; each role is told of its own. */
export const waitingKinds = [
  'newRequests',
  'contactedRequests',
  'cancellations',
  'messages',
  'expiring',
  'articlesInReview',
  'changedFigures',
  'claims',
  'reports',
  'tradeFiles',
  'failedMails',
  'failedTexts',
  'textsUsedUp',
  'failedTasks',
  'failedBackups',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** What the data desk does every week. */
export const weekTasks = ['quotes', 'cattle', 'rates', 'survey', 'report'] as const;
export type WeekTask = (typeof weekTasks)[number];

/** Where figures come in from files. */
export const importKinds = ['trade', 'prices', 'plants'] as const;
export type ImportKind = (typeof importKinds)[number];

/** The forms of file of each; their names are told apart. */
export const importForms = {
  trade: importFormats,
  prices: priceFileForms,
  plants: plantListForms,
} as const satisfies Record<ImportKind, readonly string[]>;
export type ImportForm = (typeof importForms)[ImportKind][number];

/** The periods the dashboard shows, in days. */
export const dashboardDays = [7, 30, 90] as const;
