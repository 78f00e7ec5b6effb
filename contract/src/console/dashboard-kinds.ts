import { plantListForms } from '../plants/plant-codes.ts';
import { priceFileForms } from '../prices/desk/price-file-rule.ts';
import { importFormats } from '../trade/desk/import-rule.ts';

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

export const searchRooms = ['news', 'plants'] as const;
export type SearchRoom = (typeof searchRooms)[number];

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

export const weekTasks = ['quotes', 'cattle', 'rates', 'survey', 'report'] as const;

export const importKinds = ['trade', 'prices', 'plants'] as const;
export type ImportKind = (typeof importKinds)[number];

export const importForms = {
  trade: importFormats,
  prices: priceFileForms,
  plants: plantListForms,
} as const satisfies Record<ImportKind, readonly string[]>;
export type ImportForm = (typeof importForms)[ImportKind][number];

export const dashboardDays = [7, 30, 90] as const;
