import type { ReactNode } from 'react';
import styles from './home.module.css';

export interface HomePartProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly more?: ReactNode;
}

export function HomePart({ title, children, more }: HomePartProps) {
  return (
    <section className={styles['part']}>
      <header className={styles['partHead']}>
        <h2>{title}</h2>
        {more !== undefined && <p>{more}</p>}
      </header>
      {children}
    </section>
  );
}
