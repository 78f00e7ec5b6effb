import type { NavigationMessages } from './navigation.zh.ts';

export const en = {
  label: 'Price pages',
  pages: {
    quotes: 'Quotes',
    indices: 'Indices',
    liveCattle: 'Live cattle',
    benchmarks: 'Benchmarks',
    survey: 'Survey',
    report: 'Weekly report',
    analysis: 'Price analysis',
    landedCost: 'Landed cost',
    methods: 'Methods',
  },
} satisfies NavigationMessages;
