import { defineOperation, publicAccess } from '../wire/operation.ts';
import { contrastQuestion, dataQuestion } from './trade-fields.ts';
import { companyTrend, viewChart, viewTable } from './view-answer.ts';

/*
 * The pork views, each as a chart and as a table, the two contrasts, which answer both at once (domain C.2), and the trend of one
 * exporter or plant (ours: the specification has it for beef only, and the rows of Six lead to it).
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
const contrast = {
  access: publicAccess,
  costly: true,
  cache: 'shared',
  input: contrastQuestion,
  output: viewTable,
  errors: [1008],
} as const;

export const porkDataOperations = {
  GetWebPorkNewDataOneChart: defineOperation({
    ...chart,
    name: 'GetWebPorkNewDataOneChart',
    summary: 'Pork One (国别进口), chart: a series for each origin and unit over Dates, with totals and ranking',
  }),
  GetWebPorkNewDataOneTable: defineOperation({
    ...table,
    name: 'GetWebPorkNewDataOneTable',
    summary: 'Pork One (国别进口), table: a row for each origin; Row is the sum',
  }),
  GetWebPorkNewDataTwoChart: defineOperation({
    ...chart,
    name: 'GetWebPorkNewDataTwoChart',
    summary: 'Pork Two (产品结构), chart: volume of each tariff line over Dates',
  }),
  GetWebPorkNewDataTwoTable: defineOperation({
    ...table,
    name: 'GetWebPorkNewDataTwoTable',
    summary: 'Pork Two (产品结构), table: a row for each tariff line with its duty',
  }),
  GetWebPorkNewDataThreeChart: defineOperation({
    ...chart,
    name: 'GetWebPorkNewDataThreeChart',
    summary: 'Pork Three (省份进口), chart: volume and share of each province of registration',
  }),
  GetWebPorkNewDataThreeTable: defineOperation({
    ...table,
    name: 'GetWebPorkNewDataThreeTable',
    summary: 'Pork Three (省份进口), table: a row for each province with its main origin',
  }),
  GetWebPorkNewDataFourChart: defineOperation({
    ...chart,
    name: 'GetWebPorkNewDataFourChart',
    summary: 'Pork Four (关区进口), chart: volume of each customs district, and months of the largest',
  }),
  GetWebPorkNewDataFourTable: defineOperation({
    ...table,
    name: 'GetWebPorkNewDataFourTable',
    summary: 'Pork Four (关区进口), table: a row for each customs district with its main origin',
  }),
  GetWebPorkNewDataFiveChart: defineOperation({
    ...chart,
    name: 'GetWebPorkNewDataFiveChart',
    summary: 'Pork Five (部位与副产品), chart: volume and unit value of each cut and by-product',
  }),
  GetWebPorkNewDataFiveTable: defineOperation({
    ...table,
    name: 'GetWebPorkNewDataFiveTable',
    summary: 'Pork Five (部位与副产品), table: a row for each cut with its tariff line and duty',
  }),
  GetWebPorkNewDataSixChart: defineOperation({
    ...chart,
    name: 'GetWebPorkNewDataSixChart',
    summary: 'Pork Six (出口商与单价), chart: plants by volume and unit value',
  }),
  GetWebPorkNewDataSixTable: defineOperation({
    ...table,
    name: 'GetWebPorkNewDataSixTable',
    summary: 'Pork Six (出口商与单价), table: a row for each plant with volume, unit value and status',
  }),
  GetWebPorkNewDataThreeContrast: defineOperation({
    ...contrast,
    name: 'GetWebPorkNewDataThreeContrast',
    summary: 'Pork Three, two periods against each other: provinces with both, difference and change',
  }),
  GetWebPorkNewDataFourContrast: defineOperation({
    ...contrast,
    name: 'GetWebPorkNewDataFourContrast',
    summary: 'Pork Four, two origins or pork and offal side by side: districts with both and their shares',
  }),
  GetPorkCompanyTrend: defineOperation({
    access: publicAccess,
    cache: 'own',
    costly: true,
    input: dataQuestion,
    output: companyTrend,
    errors: [1008, 1009],
    name: 'GetPorkCompanyTrend',
    summary:
      'One exporter (Company) or plant (PlantNo) of pork over time: volume, unit value, share and rank in its origin, status events',
  }),
} as const;
