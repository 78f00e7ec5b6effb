import type { ReactNode } from 'react';
import styles from './room.module.css';

export interface PlainFact {
  readonly name: string;
  readonly value: ReactNode;
}

/** Unknown values are left out. */
export function PlainFacts({ facts }: { facts: readonly PlainFact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(({ name, value }) =>
        value === null || value === '' ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
