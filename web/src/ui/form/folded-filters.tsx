import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import fold from './fold.module.css';
import styles from './folded-filters.module.css';

interface FoldedFiltersProps {
  readonly label: string;
  /** How many of them are set: with any they are unfolded from the start. */
  readonly count: number;
  /** What they leave, said on the line where a phone shows the list only further down. */
  readonly result?: ReactNode;
  readonly children: ReactNode;
}

/** Filters that a phone folds under a line that says how many are set; elsewhere they stand as they are. */
export function FoldedFilters({ label, count, result, children }: FoldedFiltersProps) {
  return (
    <details className={styles['fold']} open={count > 0 || undefined}>
      <summary className={classNames(fold['line'], fold['ruled'])}>
        {label}
        {count > 0 && <span className={fold['count']}>{count}</span>}
        {result !== undefined && <output className={styles['result']}>{result}</output>}
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
