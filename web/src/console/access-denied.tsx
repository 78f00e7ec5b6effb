import type { ReactNode } from 'react';
import layout from '#shell/console/layout.module.css';
import { EmptyState } from '#ui/state/notice.tsx';
import styles from './console-frame.module.css';

export function AccessDenied({
  title,
  children,
  actions,
}: {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className={layout['screen']}>
      <h1 className={styles['refused']}>{title}</h1>
      <EmptyState level={2} title={children} actions={actions} />
    </div>
  );
}
