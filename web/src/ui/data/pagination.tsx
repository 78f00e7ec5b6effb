import type { ReactNode } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { classNames } from '../class-names.ts';
import { messages } from '../messages.ts';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** The address of a page, with the other query members kept. */
  readonly hrefFor: (page: number) => string;
  readonly className?: string | undefined;
}

export function Pagination({ page, pageCount, hrefFor, className }: PaginationProps) {
  const t = useMessages(messages);
  const format = useFormat();
  if (pageCount <= 1) return null;
  const current = Math.min(Math.max(page, 1), pageCount);
  const step = (target: number, rel: string | undefined, label: string): ReactNode => (
    <Step to={hrefFor(target)} rel={rel} off={target < 1 || target > pageCount || target === current}>
      {label}
    </Step>
  );
  return (
    <nav className={classNames(styles['bar'], className)} aria-label={t.pagination} data-print="hide">
      {step(1, undefined, t.first)}
      {step(current - 1, 'prev', t.previous)}
      <ol className={styles['pages']}>
        {pageWindow(current, pageCount).map((entry) => (
          <li key={entry.kind === 'gap' ? `gap${entry.after}` : entry.page}>
            {entry.kind === 'gap' ? (
              <span className={styles['gap']}>…</span>
            ) : (
              <PageLink
                to={hrefFor(entry.page)}
                className={styles['page']}
                aria-label={t.page(format.number(entry.page))}
                aria-current={entry.page === current ? 'page' : undefined}
              >
                {format.number(entry.page)}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
      <span className={styles['where']}>{t.toPage(format.number(current), format.number(pageCount))}</span>
      {step(current + 1, 'next', t.next)}
      {step(pageCount, undefined, t.last)}
    </nav>
  );
}

interface StepProps {
  readonly to: string;
  readonly rel: string | undefined;
  readonly off: boolean;
  readonly children: ReactNode;
}

function Step({ to, rel, off, children }: StepProps) {
  if (off) return <span className={styles['off']}>{children}</span>;
  return (
    <PageLink to={to} rel={rel} className={styles['step']}>
      {children}
    </PageLink>
  );
}
