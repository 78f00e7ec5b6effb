import { defineOperation, publicAccess } from '../wire/operation.ts';
import { dataQuestion } from './trade-fields.ts';
import { companyTrend, viewChart, viewTable } from './view-answer.ts';

/*
 * The beef views, each as a chart and as a table (domain C.1), and the trend of one company. All are public calls: what of them is locked
 * for a reader is left out, or the whole view is refused with 1008 and what it would hold.
 */

const chart = {
  access: publicAccess,
  costly: true,
  cache: 'shared',
  input: dataQuestion,
  output: viewChart,
  errors: [1008],
} as const;
const table = {
  access: publicAccess,
  costly: true,
  cache: 'shared',
  input: dataQuestion,
  output: viewTable,
  errors: [1008],
} as const;
const trend = {
  access: publicAccess,
  cache: 'own',
  costly: true,
  input: dataQuestion,
  output: companyTrend,
  errors: [1008, 1009],
} as const;

export const beefDataOperations = {
  GetBeefWebDataOneChart: defineOperation({
    ...chart,
    name: 'GetBeefWebDataOneChart',
    summary: 'Beef One (国别进口), chart: a series for each origin and unit over Dates, with totals and ranking',
  }),
  GetBeefWebDataOneTable: defineOperation({
    ...table,
    name: 'GetBeefWebDataOneTable',
    summary: 'Beef One (国别进口), table: a row for each origin; Row is the sum',
  }),
  GetBeefWebDataTwoChart: defineOperation({
    ...chart,
    name: 'GetBeefWebDataTwoChart',
    summary: 'Beef Two (国别单价), chart: USD a tonne of each origin over Dates, and the weighted mean in Total',
  }),
  GetBeefWebDataTwoTable: defineOperation({
    ...table,
    name: 'GetBeefWebDataTwoTable',
    summary: 'Beef Two (国别单价), table: a row for each period, a value for each origin of Dict.Members',
  }),
  GetBeefWebDataThreeChart: defineOperation({
    ...chart,
    name: 'GetBeefWebDataThreeChart',
    summary: 'Beef Three (省份进口), chart: volume and share of each province of registration',
  }),
  GetBeefWebDataThreeTable: defineOperation({
    ...table,
    name: 'GetBeefWebDataThreeTable',
    summary: 'Beef Three (省份进口), table: a row for each province with its main origin',
  }),
  GetBeefWebDataFourChart: defineOperation({
    ...chart,
    name: 'GetBeefWebDataFourChart',
    summary: 'Beef Four (关区进口), chart: volume of each customs district, and months of the largest',
  }),
  GetBeefWebDataFourTable: defineOperation({
    ...table,
    name: 'GetBeefWebDataFourTable',
    summary: 'Beef Four (关区进口), table: a row for each customs district with its main origin',
  }),
  GetBeefWebDataFiveChart: defineOperation({
    ...chart,
    name: 'GetBeefWebDataFiveChart',
    summary: 'Beef Five (进口商格局), chart: importers by size with cumulative share, concentration and size bands',
  }),
  GetBeefWebDataFiveTable: defineOperation({
    ...table,
    name: 'GetBeefWebDataFiveTable',
    summary: 'Beef Five (进口商格局), table: a row for each importer; names only for those entitled',
  }),
  GetBeefWebDataSixChart: defineOperation({
    ...chart,
    name: 'GetBeefWebDataSixChart',
    summary: 'Beef Six (部位进口), chart: volume and unit value of each cut, grouped by part of the carcase',
  }),
  GetBeefWebDataSixTable: defineOperation({
    ...table,
    name: 'GetBeefWebDataSixTable',
    summary: 'Beef Six (部位进口), table: a row for each cut with AUS-MEAT number and main origins',
  }),
  GetBeefWebDataSevenChart: defineOperation({
    ...chart,
    name: 'GetBeefWebDataSevenChart',
    summary:
      'Beef Seven (出口商格局), chart: exporters by size with their plants, concentration, active and idle plants',
  }),
  GetBeefWebDataSevenTable: defineOperation({
    ...table,
    name: 'GetBeefWebDataSevenTable',
    summary: 'Beef Seven (出口商格局), table: a row for each plant with its exporter and status today',
  }),
  GetBeefWebDataEightChart: defineOperation({
    ...chart,
    name: 'GetBeefWebDataEightChart',
    summary: 'Beef Eight (产品结构), chart: volume of each kind of product over Dates',
  }),
  GetBeefWebDataEightTable: defineOperation({
    ...table,
    name: 'GetBeefWebDataEightTable',
    summary: 'Beef Eight (产品结构), table: a row for each tariff line with its duty',
  }),
  GetBeefWebDataNineChart: defineOperation({
    ...chart,
    name: 'GetBeefWebDataNineChart',
    summary: 'Beef Nine (年度对比与配额), chart: a series for each year over the months, five-year band, use of quotas',
  }),
  GetBeefWebDataNineTable: defineOperation({
    ...table,
    name: 'GetBeefWebDataNineTable',
    summary:
      'Beef Nine (年度对比与配额), table: a row for each month of the year, a value for each year of Dict.Members',
  }),
  GetBeefCompanyTrend: defineOperation({
    ...trend,
    name: 'GetBeefCompanyTrend',
    summary:
      'One exporter (Company) or plant (PlantNo) of beef over time: volume, unit value, share and rank in its origin, status events',
  }),
  GetBeefUserTrend2: defineOperation({
    ...trend,
    name: 'GetBeefUserTrend2',
    summary: 'One importer (Company) over time: volume, unit value, share and rank, and the origins it buys from',
  }),
} as const;
