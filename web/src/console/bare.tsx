import type { ReactNode } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { mainId } from '#shell/skip-link.tsx';
import { ConsoleBar } from './console-bar.tsx';
import styles from './console-frame.module.css';

/** The console without navigation, before sign-in. */
export function Bare({ children }: { children: ReactNode }) {
  const edition = useEdition();
  return (
    <>
      <ConsoleBar edition={edition} staff={null} />
      <main id={mainId} tabIndex={-1} className={styles['main']}>
        {children}
      </main>
    </>
  );
}
