import { useSyncExternalStore } from 'react';
import { currentToasts, serverToasts, subscribeToasts } from './toast-store.ts';
import styles from './toast.module.css';

/** The live region in which toasts appear; once a page, in the shell. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, serverToasts);
  return (
    <div className={styles['region']} role="status" aria-live="polite" data-print="hide">
      {toasts.map((toast) => (
        <p key={toast.id} className={styles[toast.tone]}>
          {toast.text}
        </p>
      ))}
    </div>
  );
}
