import type { ReactNode } from 'react';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import styles from './figure-layout.module.css';

export interface FigureLayoutProps {
  readonly mode: 'large' | 'small';
  readonly children: ReactNode;
  readonly side?: ReactNode;
  readonly hasLongNames?: boolean;
}

export function FigureLayout({ mode, children, side, hasLongNames = false }: FigureLayoutProps) {
  return (
    <div className={styles['body']} data-mode={mode} data-side={Boolean(side)} data-long={hasLongNames}>
      <div className={classNames(shared['stack5'], shared['shrinks'])}>{children}</div>
      {side}
    </div>
  );
}
