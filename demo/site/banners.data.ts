import type { Edition } from '@btc/contract/members/access.ts';
import type { BannerType, BannerUseRange } from '@btc/contract/site/banner-codes.ts';

interface DemoBannerText {
  readonly title: string;
  readonly summary: string;
  readonly pictureAlt: string;
  readonly link: string;
}

/** A banner of the demonstration; the picture is a file of this folder, without words, units and figures: those stand in the texts, figures as references. */
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
    title: '{{quota/TOTAL@2026 wt}}怎么分：2026年牛肉国别配额',
    summary: '六个国别、一个其他类各自累计，用满后第3日起（用满当日算第1日）加征55个百分点。先看配额余量，再订船期。',
    pictureAlt:
      '2026年牛肉国别配额柱状图：巴西{{quota/BRA@2026 wt}}，阿根廷{{quota/ARG@2026 wt}}，乌拉圭{{quota/URY@2026 wt}}，新西兰{{quota/NZL@2026 wt}}，澳大利亚{{quota/AUS@2026 wt}}，美国{{quota/USA@2026 wt}}，其他{{quota/OTH@2026 wt}}。',
    link: '/cn/BTCInfo/ArticleFree/1001',
  },
  en: {
    title: 'Who gets what: China’s beef quota for 2026, {{quota/TOTAL@2026}}',
    summary:
      'Six country quotas and one for all others, each filling on its own; 55 points of extra duty from the third day after a quota fills (fill day = day 1). Check quota use before booking a vessel.',
    pictureAlt:
      'Columns of the 2026 beef quotas: Brazil {{quota/BRA@2026 t}}, Argentina {{quota/ARG@2026 t}}, Uruguay {{quota/URY@2026 t}}, New Zealand {{quota/NZL@2026 t}}, Australia {{quota/AUS@2026 t}}, United States {{quota/USA@2026 t}}, others {{quota/OTH@2026 t}}.',
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
        summary: '历年牛肉进口，图与表一键切换，来源、口径和暂定数都写在旁边，可下载。',
        pictureAlt: '2018年至2025年中国牛肉进口柱状图：2024年{{import/TOTAL@2024}}，2025年{{import/TOTAL@2025}}。',
        link: '/cn/BTCData',
      },
      en: {
        title: 'Beef imports by origin: every month, every source',
        summary: 'Annual and monthly imports as chart or table, with source, scope and provisional marks.',
        pictureAlt:
          'Columns of Chinese beef imports from 2018 to 2025: {{import/TOTAL@2024}} in 2024, {{import/TOTAL@2025}} in 2025.',
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
        title: '6,000美元到{{landed/BRA/6000@2026-11-20}}',
        summary: '汇率、关税、增值税、港口与冷库，完税成本逐项算给你看。',
        pictureAlt: '完税成本阶梯图：货值、关税、增值税、港口与冷库逐层相加，到{{landed/BRA/6000@2026-11-20}}。',
        link: '/cn/BTCInfo/ArticleFree/1021',
      },
      en: {
        title: 'From USD 6,000/t to {{landed/BRA/6000@2026-11-20}}',
        summary: 'Exchange rate, duty, VAT, port and cold store: landed cost line by line.',
        pictureAlt:
          'Landed cost step by step: goods, duty, VAT, port and cold store, up to {{landed/BRA/6000@2026-11-20}}.',
        link: '/BTCInfo/ArticleFree/1021',
      },
    },
  },
];
