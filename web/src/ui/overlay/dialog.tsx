import { lazy, Suspense } from 'react';
import type { DialogProps } from './dialog-frame.tsx';

export type { DialogProps } from './dialog-frame.tsx';

const DialogFrame = lazy(async () => {
  const loaded = await import('./dialog-frame.tsx');
  return { default: loaded.DialogFrame };
});

/**
 * A modal dialog in one column: focus goes in, stays in and is given back; Escape closes. Its machinery is fetched the
 * first time one opens.
 */
export function Dialog(props: DialogProps) {
  if (!props.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <DialogFrame {...props} />
    </Suspense>
  );
}
