import type { ReactNode } from 'react';
import styles from './figure-layout.module.css';

export interface FigureLayoutProps {
  readonly mode: 'large' | 'small';
  readonly children: ReactNode;
  /** The readable list beside the chart; also the meaning of its colours. */
  readonly side?: ReactNode;
}

/** A chart with its list: beside it on a wide screen, below it on a narrow one. */
export function FigureLayout({ mode, children, side }: FigureLayoutProps) {
  return (
    <div className={styles['body']} data-mode={mode} data-side={Boolean(side)}>
      <div className={styles['charts']}>{children}</div>
      {side}
    </div>
  );
}
