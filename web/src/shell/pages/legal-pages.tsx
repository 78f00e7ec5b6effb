import { useMessages } from '#i18n/messages.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import { LegalPage } from './legal-page.tsx';
import { en as privacyEn } from './privacy.en.ts';
import { zh as privacyZh } from './privacy.zh.ts';
import { en as termsEn } from './terms.en.ts';
import { zh as termsZh } from './terms.zh.ts';

/** Both editions of the legal pages, also for their titles in the head. */
export const legalTexts = {
  terms: { cn: termsZh, en: termsEn },
  privacy: { cn: privacyZh, en: privacyEn },
} as const;

/** The terms of use. */
export function TermsPage({ settings }: { settings: SiteSettings }) {
  return <LegalPage text={useMessages(legalTexts.terms)} settings={settings} />;
}

/** The privacy policy, which the Chinese edition calls 免责声明 (specification section 2). */
export function PrivacyPage({ settings }: { settings: SiteSettings }) {
  return <LegalPage text={useMessages(legalTexts.privacy)} settings={settings} />;
}
