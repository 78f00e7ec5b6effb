import { lazyDialog } from '../state/lazy-part.tsx';
import type { DialogProps } from './dialog-frame.tsx';

export type { DialogProps } from './dialog-frame.tsx';

const DialogFrame = lazyDialog(async () => (await import('./dialog-frame.tsx')).DialogFrame);

/**
 * A modal dialog in one column: focus goes in, stays in and is given back; Escape closes. Its machinery is fetched the
 * first time one opens.
 */
export function Dialog(props: DialogProps) {
  return props.isOpen ? <DialogFrame {...props} /> : null;
}
