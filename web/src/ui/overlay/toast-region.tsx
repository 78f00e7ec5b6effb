import { useSyncExternalStore } from 'react';
import { lazyPart } from '../state/lazy-part.tsx';
import { toasts } from './toast-store.ts';
import styles from './toast.module.css';

/** Where their machinery did not come, the words alone. */
const Toasts = lazyPart(async () => (await import('./toasts.tsx')).Toasts, {
  failed: () => (
    <output className={styles['region']}>
      {toasts.visibleToasts.map(({ key, content: { text, tone } }) => (
        <span key={key} className={styles[tone]}>
          {text}
        </span>
      ))}
    </output>
  ),
});

/** Where toasts appear; once a page, in the shell. */
export function ToastRegion() {
  const hasSome = useSyncExternalStore(
    toasts.subscribe.bind(toasts),
    () => toasts.visibleToasts.length > 0,
    () => false,
  );
  return hasSome && <Toasts />;
}
