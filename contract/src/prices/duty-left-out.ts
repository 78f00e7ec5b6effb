export const dutyLeftOut = {
  cn: '另有加征税率不明，换算价未计入',
  en: 'converted prices leave out a further duty whose rate is not known',
} as const;
