import type { Edition } from '../members/access.ts';
/** Texts that readers agree to; shared by the members and site rooms. */
export const legalKinds = ['terms', 'privacy', 'membership', 'newsletter'] as const;
export type LegalKind = (typeof legalKinds)[number];

/** Used for the page, links and consent alike; the Chinese name of `privacy` is the specification's. */
export const legalNames = {
  cn: { terms: '使用条款', privacy: '免责声明', membership: '会员条款', newsletter: '邮件摘要订阅说明' },
  en: {
    terms: 'Terms of use',
    privacy: 'Privacy policy',
    membership: 'Membership terms',
    newsletter: 'Newsletter terms',
  },
} as const satisfies Record<Edition, Record<LegalKind, string>>;

/** Below the edition's address. */
export const legalPaths = {
  terms: '/Terms',
  privacy: '/PrivacyPolicy',
  membership: '/MembershipTerms',
  newsletter: '/Newsletter/Terms',
} as const satisfies Record<LegalKind, string>;

/** Page of a text, or of one version of it, below the edition's address. */
export function toLegalPath(kind: LegalKind, version?: number): string {
  return version === undefined ? legalPaths[kind] : `${legalPaths[kind]}/${version}`;
}

/** Text whose page has this path below the edition's address; else null. */
export function legalKindAt(path: string): LegalKind | null {
  const address = path.toLowerCase().replace(/\/(?:\d+\/?)?$/, '');
  return legalKinds.find((kind) => legalPaths[kind].toLowerCase() === address) ?? null;
}

/** Limits of a version's texts in characters; free of zod, so that the form can use them. */
export const legalRule = { changes: 300, body: 30_000 } as const;

/** Scheduled, in force, formerly in force, or replaced before it took effect. */
export const legalStates = ['coming', 'inForce', 'past', 'neverInForce'] as const;
export type LegalState = (typeof legalStates)[number];
