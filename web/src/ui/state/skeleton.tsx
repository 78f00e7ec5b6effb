import styles from './skeleton.module.css';
import { classNames } from '../class-names.ts';

export interface SkeletonProps {
  /** Of what is coming: lines of text, or a block the size of a chart. */
  readonly shape?: 'lines' | 'block' | 'chart' | undefined;
  readonly lines?: number | undefined;
  readonly className?: string | undefined;
}

/** Holds the place of something on its way, at its size; silent to screen readers (the busy region speaks). */
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
