import styles from './skeleton.module.css';
import { classNames } from '../class-names.ts';

export interface SkeletonProps {
  readonly shape?: 'lines' | 'block' | 'chart' | undefined;
  readonly lines?: number | undefined;
  readonly className?: string | undefined;
}

/** Placeholder at the size of loading content; hidden from screen readers, which hear the busy region. */
export function Skeleton({ shape = 'lines', lines = 3, className }: SkeletonProps) {
  if (shape !== 'lines') return <div className={classNames(styles[shape], className)} aria-hidden="true" />;
  return (
    <div className={classNames(styles['lines'], className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={styles['line']} />
      ))}
    </div>
  );
}
