import type { Edition } from '@btc/contract/members/access.ts';
import type { BannerType, BannerUseRange } from '@btc/contract/site/banner-codes.ts';

interface DemoBannerText {
  readonly title: string;
  readonly summary: string;
  readonly pictureAlt: string;
  readonly link: string;
}

/** A banner of the demonstration; the picture is a file of this folder, without words and units: those stand in the texts. */
export interface DemoBanner {
  readonly id: number;
  readonly type: BannerType;
  readonly useRanges: readonly BannerUseRange[];
  readonly sections: readonly string[];
  readonly picture: string;
  readonly texts: Readonly<Record<Edition, DemoBannerText>>;
}

/** All pictures have this size. */
export const demoPictureSize = { width: 480, height: 200 } as const;

const quotaTexts = {
  cn: {
    title: '268.8万吨怎么分：2026年牛肉国别配额',
    summary: '七个栏目各自计数（图中单位：千吨），超过后第3日起加征55%。先读懂怎么数，再看船期。',
    pictureAlt:
      '2026年牛肉国别配额柱状图，单位千吨：巴西1106，阿根廷511，乌拉圭324，新西兰206，澳大利亚205，美国164，其他172。',
    link: '/cn/BTCInfo/ArticleFree/1001',
  },
  en: {
    title: 'Who may send what: 2,688,000 t of beef quota for 2026',
    summary:
      'Seven lines, here in thousand tonnes, each counted on its own, and 55 points of duty after the line. Read the count before the sailing list.',
    pictureAlt:
      'Columns of the 2026 beef quotas in thousand tonnes: Brazil 1,106, Argentina 511, Uruguay 324, New Zealand 206, Australia 205, United States 164, others 172.',
    link: '/BTCInfo/ArticleFree/1001',
  },
} as const;

/** The banners that ship with the demonstration. */
export const demoBanners: readonly DemoBanner[] = [
  { id: 1, type: 'info', useRanges: ['web', 'app'], sections: [], picture: 'site/beef-quota.svg', texts: quotaTexts },
  { id: 2, type: 'home', useRanges: ['web', 'app'], sections: [], picture: 'site/beef-quota.svg', texts: quotaTexts },
  {
    id: 3,
    type: 'article',
    useRanges: ['web', 'app'],
    sections: [],
    picture: 'site/beef-years.svg',
    texts: {
      cn: {
        title: '国别进口：八年、每月、每个来源',
        summary: '历年牛肉进口（图中单位：百万吨）。图与表一键切换，来源、口径和暂定数都写在旁边，可下载。',
        pictureAlt: '2018年至2025年中国牛肉进口柱状图，单位百万吨：从1.04升到2024年的2.87，2025年2.80。',
        link: '/cn/BTCData',
      },
      en: {
        title: 'Beef by origin: every month, every source',
        summary:
          'Imports of each year, here in million tonnes. Chart and table in one click, with source, scope and provisional marks beside each figure.',
        pictureAlt:
          'Columns of Chinese beef imports from 2018 to 2025 in million tonnes: from 1.04 to 2.87 in 2024 and 2.80 in 2025.',
        link: '/BTCData',
      },
    },
  },
  {
    id: 4,
    type: 'article',
    useRanges: ['web', 'app'],
    sections: ['price', 'trade', 'report'],
    picture: 'site/landed-cost.svg',
    texts: {
      cn: {
        title: '6,000美元到每公斤53.74元',
        summary: '汇率、关税、增值税、港口与冷库，到岸成本逐项算给你看。',
        pictureAlt: '到岸成本阶梯图，元/公斤：货值43.20，加关税到48.38，加增值税到52.74，加港口与冷库到53.74。',
        link: '/cn/BTCInfo/ArticleFree/1021',
      },
      en: {
        title: 'From USD 6,000/t to CNY 53.74/kg',
        summary: 'Exchange rate, duty, VAT, port and cold store: a landed cost worked out line by line.',
        pictureAlt:
          'Steps of a landed cost in CNY/kg: goods 43.20, with duty 48.38, with VAT 52.74, with port and cold store 53.74.',
        link: '/BTCInfo/ArticleFree/1021',
      },
    },
  },
];
