import { type Both, inEditions } from '#i18n/editions.ts';
import type { LegalKind } from '@btc/contract/wire/legal-texts.ts';

export const messages = inEditions({
  descriptions: {
    terms: [
      '使用进口牛肉资讯网站的条款：账户、会员、数据与内容的使用、责任。',
      'Terms for using Beef to China: accounts, membership, use of data and content, liability.',
    ],
    privacy: [
      '进口牛肉资讯的免责声明与隐私说明：内容责任、收集哪些信息、如何保存、如何删除。',
      'What Beef to China records about readers and members, why, how it is stored and how to have it deleted.',
    ],
    membership: [
      '进口牛肉资讯的会员条款：申请、权益与期限、费用、使用。',
      'Beef to China membership terms: applying, what it includes and for how long, fees, use.',
    ],
    newsletter: [
      '进口牛肉资讯每周邮件摘要的说明：内容、用到的信息、如何退订。',
      'The Beef to China weekly newsletter: what you get, what data we use, how to unsubscribe.',
    ],
  } satisfies Record<LegalKind, Both<string>>,
  demo: [
    '这是演示站点，没有实际的经营者，请不要填写真实的个人信息。以下内容用于演示，正式运营前应由经营者换成自己的内容。',
    'This is a demonstration site without an operator. Please do not enter real personal details. The text below is for demonstration; an operator must replace it before going live.',
  ],
  version: [(version: string) => `第${version}版`, (version) => `Version ${version}`],
  inForce: [(date: string) => `自${date}起适用`, (date) => `in force since ${date}`],
  coming: [(date: string) => `将于${date}起适用`, (date) => `in force from ${date}`],
  past: [(date: string) => `自${date}起适用，已被后来的版本取代`, (date) => `in force from ${date}, since replaced`],
  neverInForce: [(date: string) => `原定${date}起适用，未曾生效`, (date) => `planned for ${date}, never in force`],
  changes: ['本版变化：', 'What is new:'],
  older: ['这不是现行版本。', 'This is not the version in force.'],
  seeCurrent: ['查看现行版本', 'Read the version in force'],
  next: [
    (version: string, date: string) => `新版（第${version}版）将于${date}起适用。`,
    (version, date) => `A new version (${version}) is in force from ${date}.`,
  ],
  seeNext: ['查看新版', 'Read the new version'],
  versions: ['各版本', 'Versions'],
});
