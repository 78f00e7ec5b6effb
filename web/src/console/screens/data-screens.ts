import type { ScreenEntry } from '../screen.ts';

export const plants: readonly ScreenEntry[] = [
  {
    name: 'plants',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../../plants/staff/plant-screens.ts')).PlantsScreen,
  },
  {
    name: 'plant',
    roles: ['analyst'],
    isListed: false,
    load: async () => (await import('../../plants/staff/plant-screens.ts')).PlantScreen,
  },
  {
    name: 'plantList',
    roles: ['analyst'],
    isListed: false,
    under: 'imports',
    load: async () => (await import('../../plants/staff/plant-screens.ts')).PlantListScreen,
  },
];

export const tradeData: readonly ScreenEntry[] = [
  {
    name: 'imports',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../overview/imports.screen.tsx')).ImportsScreen,
  },
  {
    name: 'tradeImport',
    roles: ['analyst'],
    isListed: false,
    load: async () => (await import('#trade/staff/imports/import-screens.ts')).TradeImportScreen,
  },
  {
    name: 'tradeRun',
    roles: ['analyst'],
    isListed: false,
    under: 'imports',
    load: async () => (await import('#trade/staff/imports/import-screens.ts')).TradeRunScreen,
  },
  {
    name: 'tradeVintages',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('#trade/staff/imports/import-screens.ts')).TradeVintagesScreen,
  },
  {
    name: 'releases',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('#trade/staff/imports/import-screens.ts')).ReleasesScreen,
  },
  {
    name: 'safeguardNotices',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('#trade/staff/imports/import-screens.ts')).NoticesScreen,
  },
];

export const priceDesk: readonly ScreenEntry[] = [
  {
    name: 'quoteSheet',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../../prices/staff/quotes/quote-desk-screens.ts')).QuoteSheetScreen,
  },
  {
    name: 'priceNotes',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../../prices/staff/quotes/quote-desk-screens.ts')).PriceNotesScreen,
  },
  {
    name: 'quoteCorrections',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../../prices/staff/quotes/quote-desk-screens.ts')).CorrectionsScreen,
  },
  {
    name: 'priceSeries',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../../prices/staff/quotes/quote-desk-screens.ts')).SeriesScreen,
  },
  {
    name: 'dictionaries',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../../prices/staff/quotes/quote-desk-screens.ts')).DictionariesScreen,
  },
  {
    name: 'priceTerms',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../../prices/staff/quotes/quote-desk-screens.ts')).PriceTermsScreen,
  },
];

export const priceWeek: readonly ScreenEntry[] = [
  {
    name: 'marketReports',
    roles: ['analyst', 'editor'],
    isListed: true,
    load: async () => (await import('../../prices/staff/week/week-screens.ts')).MarketReportsScreen,
  },
  {
    name: 'marketReport',
    roles: ['analyst', 'editor'],
    isListed: false,
    load: async () => (await import('../../prices/staff/week/week-screens.ts')).MarketReportScreen,
  },
  {
    name: 'surveyItems',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../../prices/staff/week/week-screens.ts')).SurveyItemsScreen,
  },
];
