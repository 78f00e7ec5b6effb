import { useSyncExternalStore } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { TopIcon } from '#ui/icons.tsx';
import { messages } from './messages.ts';
import styles from './shell-layout.module.css';

function subscribeScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

export function TopButton() {
  const t = useMessages(messages);
  const far = useSyncExternalStore(
    subscribeScroll,
    () => window.scrollY > window.innerHeight,
    () => false,
  );
  if (!far) return null;
  return (
    <button
      type="button"
      className={styles['top']}
      aria-label={t.toTop}
      onClick={() => {
        window.scrollTo({ top: 0, behavior: 'smooth' });
        document.getElementById('main')?.focus({ preventScroll: true });
      }}
    >
      <TopIcon />
    </button>
  );
}
