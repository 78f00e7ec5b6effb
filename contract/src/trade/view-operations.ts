import type { MessageName } from '../wire/message-type.ts';
import type { DataView, ViewCode } from './views.ts';

/** The calls behind each view: a chart and a table; a contrast answers both at once. */
export const viewOperations = {
  'beef-one': { chart: 'GetBeefWebDataOneChart', table: 'GetBeefWebDataOneTable' },
  'beef-two': { chart: 'GetBeefWebDataTwoChart', table: 'GetBeefWebDataTwoTable' },
  'beef-three': { chart: 'GetBeefWebDataThreeChart', table: 'GetBeefWebDataThreeTable' },
  'beef-four': { chart: 'GetBeefWebDataFourChart', table: 'GetBeefWebDataFourTable' },
  'beef-five': { chart: 'GetBeefWebDataFiveChart', table: 'GetBeefWebDataFiveTable' },
  'beef-six': { chart: 'GetBeefWebDataSixChart', table: 'GetBeefWebDataSixTable' },
  'beef-seven': { chart: 'GetBeefWebDataSevenChart', table: 'GetBeefWebDataSevenTable' },
  'beef-eight': { chart: 'GetBeefWebDataEightChart', table: 'GetBeefWebDataEightTable' },
  'beef-nine': { chart: 'GetBeefWebDataNineChart', table: 'GetBeefWebDataNineTable' },
  'pork-one': { chart: 'GetWebPorkNewDataOneChart', table: 'GetWebPorkNewDataOneTable' },
  'pork-two': { chart: 'GetWebPorkNewDataTwoChart', table: 'GetWebPorkNewDataTwoTable' },
  'pork-three': { chart: 'GetWebPorkNewDataThreeChart', table: 'GetWebPorkNewDataThreeTable' },
  'pork-four': { chart: 'GetWebPorkNewDataFourChart', table: 'GetWebPorkNewDataFourTable' },
  'pork-five': { chart: 'GetWebPorkNewDataFiveChart', table: 'GetWebPorkNewDataFiveTable' },
  'pork-six': { chart: 'GetWebPorkNewDataSixChart', table: 'GetWebPorkNewDataSixTable' },
  'pork-three-contrast': { chart: null, table: 'GetWebPorkNewDataThreeContrast' },
  'pork-four-contrast': { chart: null, table: 'GetWebPorkNewDataFourContrast' },
} as const satisfies Record<ViewCode, { chart: MessageName | null; table: MessageName }>;

/** The call behind the trend of a company or plant, by its code; no pork view shows importers. */
export function trendOperationOf(meat: DataView['meat'], code: string) {
  if (meat === 'pork') return 'GetPorkCompanyTrend';
  return /^I\d/.test(code) ? 'GetBeefUserTrend2' : 'GetBeefCompanyTrend';
}
