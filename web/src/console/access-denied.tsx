import type { ReactNode } from 'react';
import { EmptyState } from '#ui/state/notice.tsx';

/** A plain no: why, and where to go. */
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
    <div className="c-screen">
      <h1 className="c-refused">{title}</h1>
      <EmptyState level={2} title={children} actions={actions} />
    </div>
  );
}
