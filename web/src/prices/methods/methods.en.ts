import type { MethodsMessages } from './methods.zh.ts';

export const en = {
  title: 'Price methods',
  description:
    'Quotes, indices, live cattle, survey and landed cost: what they include, their units, conversions and revisions.',
  lead: 'Where each figure comes from, what it includes and when it may be revised.',
  parts: [
    {
      title: 'Quotes',
      texts: [
        'A quote is recorded by market, origin, cut, specification, terms and port or city, with low, mainstream and high and the number of quotes behind it. The mainstream price is where most offers or deals fall; charts show it as a line and low to high as a band.',
        'Forward (期货) is meat not yet shipped or not yet arrived, usually quoted in USD/t CFR or CIF China main ports; afloat is shipped and due within 30 days; spot is customs-cleared, ex cold store in China, in CNY/kg. Forward offers are not exchange futures.',
        'Quote dates are Beijing time. We publish how many firms were polled, never who they are.',
        '“vs previous” compares with the previous quote of the same series; “w/w” with the latest quote 7 to 13 days earlier. Each is converted at the exchange rate of its own day.',
      ],
    },
    {
      title: 'Corrections and provisional quotes',
      texts: [
        'A quote based on fewer prices than usual is marked provisional and may change before the next quote as more come in. A quote corrected after publication is marked, and the original figures stay on record.',
        'No quote means no figure: nothing is filled in or interpolated.',
      ],
    },
    {
      title: 'Units and price basis',
      texts: [
        'Landed cost = (CIF × exchange rate ÷ 1,000) × (1 + duty) × (1 + VAT) + port and cold store; ex cold store, VAT included. Other bases add or deduct the same steps.',
        'The exchange rate is that of the quote date, or the latest within the ten days before; without one, nothing is converted. Duties follow the tariff by origin and date; the over-quota surcharge is included only where selected.',
        'CFR is treated as CIF: insurance is only a few dollars a tonne.',
      ],
    },
    {
      title: 'Indices',
      texts: [
        'Weekly chained Laspeyres indices. Each component is an origin and a cut, weighted by its share of the previous year’s import volume, reset each January. A component needs at least three quotes; one without quotes carries its last price for up to two weeks and is shown as carried.',
        'The forward index uses USD prices, the spot index CNY prices. The spot premium is spot minus the landed cost of forward, in CNY/kg, with no base.',
        'The same quotes always give the same index; a correction changes its own week and the weeks chained to it.',
      ],
    },
    {
      title: 'Live cattle',
      texts: [
        'Prices are shown in the unit of each country and in USD/kg carcase weight: a live price is divided by the dressing percentage, a hundredweight by 45.36 kg, an arroba (@) by 15 kg. The factors are listed on the page.',
      ],
    },
    {
      title: 'Benchmarks',
      texts: [
        'Prices published by others, in their own units: World Bank monthly prices and daily exchange contracts. Compared with one of our indices, both lines start at 100 on their first common date; a month uses the average index of the weeks starting in it, a day the index of its week.',
      ],
      links: [
        { name: 'World Bank: commodity prices', url: 'https://www.worldbank.org/en/research/commodity-markets' },
        {
          name: 'CME Group: live cattle futures',
          url: 'https://www.cmegroup.com/markets/agriculture/livestock/live-cattle.html',
        },
      ],
    },
    {
      title: 'Survey',
      texts: [
        'Each member answers a question once and can change the answer until the deadline. The diffusion index is the share of “up” plus half the share of “flat”; 50 is neutral. It is published once there are five answers, in full only to those who answered, and later scored against actual prices.',
      ],
    },
  ],
  more: 'Data methods',
} satisfies MethodsMessages;
