import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  label: ['价格栏目', 'Price pages'],
  quota: ['配额', 'Quota desk'],
  pages: {
    quotes: ['报价', 'Quotes'],
    indices: ['指数', 'Indices'],
    liveCattle: ['活牛', 'Live cattle'],
    benchmarks: ['国际参考价', 'Benchmarks'],
    survey: ['调查', 'Survey'],
    report: ['市场周报', 'Weekly report'],
    analysis: ['价格分析', 'Price analysis'],
    landedCost: ['完税成本', 'Landed cost'],
    methods: ['价格方法', 'Methods'],
  },
});
