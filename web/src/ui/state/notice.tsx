import type { ReactNode, Ref } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { messages } from '../messages.ts';
import styles from './panel.module.css';

/** Heading level, to fit the outline of the page. */
export type HeadingLevel = 2 | 3 | 4;

export interface PanelProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly level?: HeadingLevel | undefined;
  /** Reserves the size of the missing content against layout shifts. */
  readonly size?: 'line' | 'block' | 'chart' | undefined;
  readonly className?: string | undefined;
}

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

export function EmptyState(props: PanelProps) {
  return <StatePanel {...props} />;
}

export interface ErrorStateProps extends Partial<PanelProps> {
  readonly onRetry?: (() => void) | undefined;
  readonly isPending?: boolean | undefined;
}

/** A failed part of a page; announced to screen readers when it appears. */
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

export function Notice({
  tone = 'plain',
  children,
  className,
  ref,
}: {
  tone?: 'plain' | 'caution' | 'error';
  children: ReactNode;
  className?: string | undefined;
  /** For what gives it the focus. */
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <div
      ref={ref}
      tabIndex={ref === undefined ? undefined : -1}
      className={classNames(styles['notice'], styles[tone], className)}
      role={tone === 'error' ? 'alert' : undefined}
    >
      {children}
    </div>
  );
}
