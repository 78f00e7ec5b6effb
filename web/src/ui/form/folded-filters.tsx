import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import fold from './fold.module.css';
import styles from './folded-filters.module.css';

interface FoldedFiltersProps {
  readonly label: string;
  /** Number of active filters; expanded initially if there are any. */
  readonly count: number;
  /** Result count in the summary line, as on phones the list is far below. */
  readonly result?: ReactNode;
  readonly children: ReactNode;
}

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
