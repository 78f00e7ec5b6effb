import { lazyDialog } from '../state/lazy-part.tsx';
import type { DialogProps } from './dialog-frame.tsx';

export type { DialogProps } from './dialog-frame.tsx';

const DialogFrame = lazyDialog(async () => (await import('./dialog-frame.tsx')).DialogFrame);

/** A modal dialog: traps and restores the focus; Escape closes. Its code is loaded on first opening. */
export function Dialog(props: DialogProps) {
  return props.isOpen ? <DialogFrame {...props} /> : null;
}
