import type { Screen } from '../screen.ts';

export const plants: readonly Screen[] = [
  {
    name: 'plants',
    path: 'plants/register',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../../plants/staff/plant-screens.ts')).PlantsScreen,
  },
  {
    name: 'plant',
    path: 'plants/register/:id',
    roles: ['analyst'],
    isListed: false,
    load: async () => (await import('../../plants/staff/plant-screens.ts')).PlantScreen,
  },
  {
    name: 'plantLists',
    path: 'plants/lists',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../../plants/staff/plant-screens.ts')).PlantListsScreen,
  },
  {
    name: 'plantList',
    path: 'plants/lists/:id',
    roles: ['analyst'],
    isListed: false,
    load: async () => (await import('../../plants/staff/plant-screens.ts')).PlantListScreen,
  },
];

export const tradeData: readonly Screen[] = [
  {
    name: 'tradeImports',
    path: 'data/imports',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../../trade/staff/import-screens.ts')).TradeImportsScreen,
  },
  {
    name: 'tradeImport',
    path: 'data/imports/:id',
    roles: ['analyst'],
    isListed: false,
    load: async () => (await import('../../trade/staff/import-screens.ts')).TradeImportScreen,
  },
  {
    name: 'newTradeImport',
    path: 'data/new-import',
    roles: ['analyst'],
    isListed: false,
    under: 'data/imports',
    load: async () => (await import('../../trade/staff/import-screens.ts')).NewTradeImportScreen,
  },
  {
    name: 'tradeRun',
    path: 'data/runs/:id',
    roles: ['analyst'],
    isListed: false,
    under: 'data/imports',
    load: async () => (await import('../../trade/staff/import-screens.ts')).TradeRunScreen,
  },
  {
    name: 'tradeVintages',
    path: 'data/vintages',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../../trade/staff/import-screens.ts')).TradeVintagesScreen,
  },
  {
    name: 'releases',
    path: 'data/releases',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../../trade/staff/import-screens.ts')).ReleasesScreen,
  },
];

export const priceDesk: readonly Screen[] = [
  {
    name: 'quoteSheet',
    path: 'prices/quotes',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../../prices/staff/quotes/quote-desk-screens.ts')).QuoteSheetScreen,
  },
  {
    name: 'quoteCorrections',
    path: 'prices/corrections',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../../prices/staff/quotes/quote-desk-screens.ts')).CorrectionsScreen,
  },
  {
    name: 'priceFiles',
    path: 'prices/files',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../../prices/staff/quotes/quote-desk-screens.ts')).PriceFilesScreen,
  },
  {
    name: 'priceSeries',
    path: 'prices/series',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../../prices/staff/quotes/quote-desk-screens.ts')).SeriesScreen,
  },
  {
    name: 'dictionaries',
    path: 'prices/dictionaries',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../../prices/staff/quotes/quote-desk-screens.ts')).DictionariesScreen,
  },
  {
    name: 'priceTerms',
    path: 'prices/terms',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../../prices/staff/quotes/quote-desk-screens.ts')).PriceTermsScreen,
  },
];

export const priceWeek: readonly Screen[] = [
  {
    name: 'marketReports',
    path: 'prices/reports',
    roles: ['analyst', 'editor'],
    isListed: true,
    load: async () => (await import('../../prices/staff/week/week-screens.ts')).MarketReportsScreen,
  },
  {
    name: 'marketReport',
    path: 'prices/reports/:id',
    roles: ['analyst', 'editor'],
    isListed: false,
    load: async () => (await import('../../prices/staff/week/week-screens.ts')).MarketReportScreen,
  },
  {
    name: 'surveyItems',
    path: 'prices/survey',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../../prices/staff/week/week-screens.ts')).SurveyItemsScreen,
  },
  {
    name: 'liveCattle',
    path: 'prices/cattle',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../../prices/staff/week/week-screens.ts')).LiveCattleScreen,
  },
];
