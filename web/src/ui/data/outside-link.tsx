import type { ReactNode } from 'react';
import styles from './outside-link.module.css';

export interface OutsideLinkProps {
  /** Null: the text alone. */
  readonly to: string | null;
  readonly children: ReactNode;
}

/** A link to another site, such as that of a source. */
export function OutsideLink({ to, children }: OutsideLinkProps) {
  return to === null ? (
    children
  ) : (
    <a className={styles['outside']} href={to} rel="noopener">
      {children}
    </a>
  );
}
