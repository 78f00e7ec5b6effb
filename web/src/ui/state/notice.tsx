import type { ReactNode } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { messages } from '../messages.ts';
import styles from './panel.module.css';

/** A heading's level, so that a panel fits into the outline of the page it stands in. */
export type HeadingLevel = 2 | 3 | 4;

export interface PanelProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** Links or buttons: what to do next. */
  readonly actions?: ReactNode;
  readonly level?: HeadingLevel | undefined;
  /** Holds the place of what is missing, so that nothing jumps. */
  readonly size?: 'line' | 'block' | 'chart' | undefined;
  readonly className?: string | undefined;
}

/** The frame of every empty, failed and locked state: why, and what to do. */
export function StatePanel({ title, children, actions, level = 3, size = 'block', className }: PanelProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles['panel'], styles[size], className)}>
      <Heading className={styles['title']}>{title}</Heading>
      {children !== undefined && <div className={styles['text']}>{children}</div>}
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}

/** Nothing to show, and that is all right: says why and what to change. */
export function EmptyState(props: PanelProps) {
  return <StatePanel {...props} />;
}

export interface ErrorStateProps extends Partial<PanelProps> {
  /** Offers another try. */
  readonly onRetry?: (() => void) | undefined;
  /** Another try is under way. */
  readonly isPending?: boolean | undefined;
}

/** A part of the page failed; the rest stands. Spoken by screen readers when it appears. */
export function ErrorState({ onRetry, isPending, title, actions, ...rest }: ErrorStateProps) {
  const t = useMessages(messages);
  const retry = onRetry && (
    <Button pending={isPending} onClick={onRetry}>
      {t.retry}
    </Button>
  );
  return (
    <div role="alert">
      <StatePanel {...rest} title={title ?? t.errorTitle} actions={actions ?? retry} />
    </div>
  );
}

/** One or two sentences that belong to the whole page or form. */
export function Notice({
  tone = 'plain',
  children,
  className,
}: {
  tone?: 'plain' | 'caution' | 'error';
  children: ReactNode;
  className?: string | undefined;
}) {
  return (
    <div
      className={classNames(styles['notice'], styles[tone], className)}
      role={tone === 'error' ? 'alert' : undefined}
    >
      {children}
    </div>
  );
}
