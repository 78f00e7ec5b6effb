import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import styles from './foot-line.module.css';

export interface FootLineProps {
  /** Accessible name of the line. */
  readonly label: string;
  readonly dismiss: string;
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

export function FootLine({ label, dismiss, onDismiss, children }: FootLineProps) {
  return (
    <aside className={styles['line']} aria-label={label}>
      {children}
      <Button variant="quiet" size="small" onClick={onDismiss}>
        {dismiss}
      </Button>
    </aside>
  );
}
