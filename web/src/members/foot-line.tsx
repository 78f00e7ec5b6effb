import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import styles from './foot-line.module.css';

export interface FootLineProps {
  /** What it is about, for who does not see where it stands. */
  readonly label: string;
  readonly dismiss: string;
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

/** A line at the foot of the window: it comes late, and nothing moves for it. */
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
