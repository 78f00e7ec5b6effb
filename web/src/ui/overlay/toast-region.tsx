import { useSyncExternalStore } from 'react';
import { lazyPart } from '../state/lazy-part.tsx';
import { toasts } from './toast-store.ts';
import styles from './toast.module.css';

/** If the code fails to load, shows the plain text. */
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

/** Place of the toasts; once per page, in the shell. */
export function ToastRegion() {
  const hasSome = useSyncExternalStore(
    toasts.subscribe.bind(toasts),
    () => toasts.visibleToasts.length > 0,
    () => false,
  );
  return hasSome && <Toasts />;
}
