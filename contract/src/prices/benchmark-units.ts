/** The units of prices of others, as the sources have them. */
export const benchmarkUnits = [
  { code: 'USD/kg', nameCn: '美元/公斤', nameEn: 'USD/kg' },
  { code: 'USD/t', nameCn: '美元/吨', nameEn: 'USD/t' },
  { code: 'US¢/lb', nameCn: '美分/磅', nameEn: 'US¢/lb' },
] as const;
