import type { MethodsMessages } from './methods.zh.ts';

export const en = {
  title: 'How prices are made',
  description:
    'Quotes, indices, live cattle, survey and landed cost: what they include, their units, conversions and revisions.',
  lead: 'Where each figure comes from, what it includes and when it may change.',
  parts: [
    {
      title: 'Quotes',
      texts: [
        'A quote is recorded by market, origin, cut, specification, term and place, with low, mainstream and high and the number of prices heard. The mainstream price is where most offers or deals fall; charts draw it as a line and low to high as a band.',
        'Forward (期货) is an offer of meat not yet loaded or not yet arrived, usually in USD/t CFR or CIF main ports; afloat is loaded and due within 30 days; spot is cleared and collected from a cold store in China, in CNY/kg. Forward offers are not exchange futures.',
        'The date of a quote is Beijing’s. How many firms were asked is published; who they are never is.',
        '“On previous” compares with the quote before in the same series; “on week” with the latest of 7 to 13 days before. Each is converted at the rate of its own day.',
      ],
    },
    {
      title: 'Corrections and provisional quotes',
      texts: [
        'A quote is marked provisional where fewer prices than usual stand behind it: it may change when more come in before the next one. A quote corrected after publication says so, and the figures before stay on record.',
        'Where nothing was quoted nothing is shown: no figure is filled in or interpolated.',
      ],
    },
    {
      title: 'Units and what a price includes',
      texts: [
        'Landed cost = (CIF × exchange rate ÷ 1000) × (1 + duty) × (1 + VAT) + port and cold store. Other levels add or take away the same steps.',
        'The rate is that of the quote’s day, else the latest of the ten days before; without one nothing is converted. Duties come from the table of rates by origin and day; the over-quota surcharge counts only where it is chosen.',
        'CFR is read as CIF: insurance is a few dollars a tonne.',
      ],
    },
    {
      title: 'Indices',
      texts: [
        'Weekly chained Laspeyres indices. A cell is an origin and a cut; weights are shares of the import volume of the year before, renewed each January. A cell counts with at least three prices, and one without quotes carries its last price for at most two weeks and is counted as carried.',
        'The forward index follows USD prices, the spot index CNY prices. The spread is spot less the landed cost of forward offers, in CNY/kg, and has no base.',
        'The same quotes always give the same index; a corrected quote changes its own week and the weeks chained to it.',
      ],
    },
    {
      title: 'Live cattle',
      texts: [
        'Prices are shown in the unit of each country and in USD/kg carcase weight: a live price is divided by the dressing percentage, a hundredweight by 45.36 kg, an arroba (@) by 15 kg. The factors stand on the page.',
      ],
    },
    {
      title: 'Benchmarks',
      texts: [
        'Prices that others publish, in their own units: monthly prices of the World Bank, contracts of exchanges by the day. Beside an index of ours both lines begin at 100 where they first meet; a month takes the mean of the index levels of the weeks that begin in it, a day the level of its week.',
      ],
    },
    {
      title: 'Survey',
      texts: [
        'Each member answers an item once and may change the answer until the deadline. The diffusion index is the share of “up” plus half the share of “flat”; 50 is neutral. It is published from five answers on, in full only to those who answered, and afterwards compared with what prices did.',
      ],
    },
  ],
  more: 'Methods of the trade data',
} satisfies MethodsMessages;
