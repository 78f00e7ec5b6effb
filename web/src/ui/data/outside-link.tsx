import type { ReactNode } from 'react';
import styles from './outside-link.module.css';

export interface OutsideLinkProps {
  /** Null: plain text. */
  readonly to: string | null;
  readonly children: ReactNode;
}

export function OutsideLink({ to, children }: OutsideLinkProps) {
  return to === null ? (
    children
  ) : (
    <a className={styles['outside']} href={to} rel="noopener">
      {children}
    </a>
  );
}
