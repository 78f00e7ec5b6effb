import type { ReactNode } from 'react';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import styles from './figure-layout.module.css';

export interface FigureLayoutProps {
  readonly mode: 'large' | 'small';
  readonly children: ReactNode;
  /** The readable list beside the chart; also the meaning of its colours. */
  readonly side?: ReactNode;
  /** Whether the list is of companies, whose names are long. */
  readonly hasLongNames?: boolean;
}

/** A chart with its list: beside it on a wide screen, below it on a narrow one. */
export function FigureLayout({ mode, children, side, hasLongNames = false }: FigureLayoutProps) {
  return (
    <div className={styles['body']} data-mode={mode} data-side={Boolean(side)} data-long={hasLongNames}>
      <div className={classNames(shared['stack5'], shared['shrinks'])}>{children}</div>
      {side}
    </div>
  );
}
