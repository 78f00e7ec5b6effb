import type { LegalKind } from '@btc/contract/wire/legal-texts.ts';

export const zh = {
  descriptions: {
    terms: '使用进口牛肉资讯网站的条款：账户、会员、数据与内容的使用、责任。',
    privacy: '进口牛肉资讯的免责声明与隐私说明：内容责任、收集哪些信息、如何保存、如何删除。',
    membership: '进口牛肉资讯的会员条款：申请、权益与期限、费用、使用。',
    newsletter: '进口牛肉资讯每周邮件摘要的说明：内容、用到的信息、如何退订。',
  } satisfies Record<LegalKind, string>,
  demo: '这是演示站点，没有实际的经营者，请不要填写真实的个人信息。以下内容用于演示，正式运营前应由经营者换成自己的内容。',
  version: (version: string) => `第${version}版`,
  inForce: (date: string) => `自${date}起适用`,
  coming: (date: string) => `将于${date}起适用`,
  past: (date: string) => `自${date}起适用，已被后来的版本取代`,
  neverInForce: (date: string) => `原定${date}起适用，未曾生效`,
  changes: '本版变化：',
  older: '这不是现行版本。',
  seeCurrent: '查看现行版本',
  next: (version: string, date: string) => `新版（第${version}版）将于${date}起适用。`,
  seeNext: '查看新版',
  versions: '各版本',
};

export type LegalMessages = typeof zh;
