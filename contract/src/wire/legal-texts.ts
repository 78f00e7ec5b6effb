import type { Edition } from '../members/access.ts';
/** The texts that readers agree to. Both rooms that ask for consent know them: members and site. */
export const legalKinds = ['terms', 'privacy', 'membership', 'newsletter'] as const;
export type LegalKind = (typeof legalKinds)[number];

/** Each has one name, on its page, in links to it and in what is agreed to; the Chinese name of `privacy` is the specification's. */
export const legalNames = {
  cn: { terms: '使用条款', privacy: '免责声明', membership: '会员条款', newsletter: '邮件摘要订阅说明' },
  en: {
    terms: 'Terms of use',
    privacy: 'Privacy policy',
    membership: 'Membership terms',
    newsletter: 'Newsletter terms',
  },
} as const satisfies Record<Edition, Record<LegalKind, string>>;

/** Below the edition's own address. */
export const legalPaths = {
  terms: '/Terms',
  privacy: '/PrivacyPolicy',
  membership: '/MembershipTerms',
  newsletter: '/Newsletter/Terms',
} as const satisfies Record<LegalKind, string>;

/** The page of a text, or of one version of it, below the edition's own address. */
export function toLegalPath(kind: LegalKind, version?: number): string {
  return version === undefined ? legalPaths[kind] : `${legalPaths[kind]}/${version}`;
}

/** The text whose page is at an address below the edition's own. */
export function legalKindAt(path: string): LegalKind | null {
  const address = path.toLowerCase().replace(/\/(?:\d+\/?)?$/, '');
  return legalKinds.find((kind) => legalPaths[kind].toLowerCase() === address) ?? null;
}

/** How long the texts of a version may be; without zod, so that the form can keep to it. */
export const legalRule = { changes: 300, body: 30_000 } as const;

/** To come on its day, in force, in force before, or replaced before its day came. */
export const legalStates = ['coming', 'inForce', 'past', 'neverInForce'] as const;
export type LegalState = (typeof legalStates)[number];
