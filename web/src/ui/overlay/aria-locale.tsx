import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { ReactNode } from 'react';
import { useEdition } from '#i18n/edition.ts';

const locales = { cn: 'zh-CN', en: 'en-GB' } as const;

/** Sets the edition's language for React Aria; without it the browser's language would be used. */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={locales[useEdition()]}>{children}</I18nProvider>;
}
