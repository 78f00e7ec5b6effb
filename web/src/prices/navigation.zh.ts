export const zh = {
  label: '价格栏目',
  pages: {
    quotes: '报价',
    indices: '指数',
    liveCattle: '活牛',
    benchmarks: '国际参考价',
    survey: '调查',
    report: '市场周报',
    analysis: '价格分析',
    landedCost: '完税成本',
    methods: '价格方法',
  },
};

export type NavigationMessages = typeof zh;
