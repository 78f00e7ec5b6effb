import type { ReactNode } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import styles from './facts.module.css';
import layout from './layout.module.css';
import { messages } from './messages.ts';

export type Fact = readonly [name: string, value: ReactNode];

export function Facts({ facts }: { facts: readonly Fact[] }) {
  const t = useMessages(messages);
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === null || value === '' || value === undefined ? t.none : value}</dd>
        </div>
      ))}
    </dl>
  );
}

export type Tone = 'waiting' | 'good' | 'bad' | 'plain';

/** The tone is never the only cue. */
export function StateMark({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles['state']} data-tone={tone}>
      {children}
    </span>
  );
}

export function TwoLines({ children, beneath }: { children: ReactNode; beneath: ReactNode }) {
  return (
    <>
      {children}
      {Boolean(beneath) && <span className={layout['sub']}>{beneath}</span>}
    </>
  );
}

export function When({ at }: { at: string | null }) {
  const format = useFormat();
  if (at === null) return null;
  return (
    <time dateTime={at} className={layout['nowrap']}>
      {format.dateTime(at)}
    </time>
  );
}
