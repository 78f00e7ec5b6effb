import type { MarketType } from '@btc/contract/market/market-codes.ts';
import type { DemoMarketCompanyKey } from './companies.data.ts';

/** A discussion of the demonstration; hours count back from the moment at which it is loaded. */
export interface DemoThread {
  readonly type: MarketType;
  readonly title: string;
  readonly messages: readonly (readonly [by: DemoMarketCompanyKey, hoursAgo: number, content: string])[];
}

export const demoThreads: readonly DemoThread[] = [
  {
    type: 'futures',
    title: 'Forequarter for January: who is still buying?',
    messages: [
      [
        'tianjin',
        30,
        'Three new forward offers for Brazilian forequarter this week, all of them within the range on the price page. We have not bought at that level. Is anybody?',
      ],
      [
        'brazil',
        28,
        'There are buyers. Cattle are short after the dry months, and plants with open slots in December are few. I do not expect lower offers before the new year.',
      ],
      [
        'qingdao',
        26,
        'One container, because a customer needed it. Otherwise we sell what is afloat and wait.\nBefore we bid again we want to see the arrivals of the next customs month.',
      ],
      ['dalian', 5, 'Waiting too. Cold stores in Dalian are fuller than a month ago.'],
    ],
  },
  {
    type: 'spot',
    title: 'Catch weight or fixed weight for hotpot plants?',
    messages: [
      [
        'expiring',
        50,
        'Our processor asks for fixed weight only from next year, to save weighing at the line. What difference in price do you see between the two for the same cut?',
      ],
      [
        'argentina',
        46,
        'For navel and brisket about what the sorting costs the plant, because part of the production falls out of the range and has to be packed apart.',
      ],
      ['shanghai', 31, 'We pay about half of that difference and share the rest with the plant on yearly volume.'],
    ],
  },
  {
    type: 'analysis',
    title: 'Reading the quota figures: product weight or carcase weight?',
    messages: [
      [
        'fuzhou',
        74,
        'In two newsletters I found two rates of use for the same country and the same month. Which weight do they count?',
      ],
      [
        'dalian',
        71,
        'Product weight of 0201 and 0202 as customs publishes it. If somebody shows 1.4 times as much, they have converted to carcase weight. A note on the factors in use is at https://www.example.com/carcase-weight.',
      ],
      ['fuzhou', 70, 'That explains it. Thank you.'],
    ],
  },
  {
    type: 'livecattle',
    title: 'Quarantine capacity for breeding heifers next spring',
    messages: [
      [
        'uruguay',
        120,
        'We hear that approved yards in the north are booked until April. Can anybody confirm this for Shandong and Hebei?',
      ],
      ['qingdao', 96, 'Shandong: yes, until the middle of April. Two yards may be added, but neither is approved yet.'],
    ],
  },
  {
    type: 'futures',
    title: 'Deposits: 30% or 40%, and when is the balance due?',
    messages: [
      [
        'shanghai',
        150,
        'More plants ask for 40% this autumn, and the balance fourteen days before arrival instead of against documents. Is that general, or is it us?',
      ],
      [
        'australia',
        140,
        'With new customers we ask for 30% and the balance against copy documents. Nothing has changed on our side.',
      ],
      [
        'paid',
        122,
        'For first orders 40%; after three containers 30%. It follows the price: the faster it moves, the larger the deposit.',
      ],
      [
        'newZealand',
        99,
        'Letters of credit at sight remain possible, and with the present rates they are not much dearer.',
      ],
    ],
  },
];
