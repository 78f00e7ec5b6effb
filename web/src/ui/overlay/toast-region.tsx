import { useToasts } from './toast-store.ts';
import styles from './toast.module.css';

/** The live region in which toasts appear; once a page, in the shell. */
export function ToastRegion() {
  return (
    <output className={styles['region']} data-print="hide">
      {useToasts().map((toast) => (
        <span key={toast.id} className={styles[toast.tone]}>
          {toast.text}
        </span>
      ))}
    </output>
  );
}
