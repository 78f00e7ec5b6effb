import { ToastQueue } from 'react-stately/useToastState';

/** A short message that needs no answer. */
export interface Toast {
  readonly text: string;
  readonly tone: 'plain' | 'error';
}

const visibleMs = 5000;

/** The messages that are shown; empty on the server, whose pages are shared by all readers. */
export const toasts = new ToastQueue<Toast>({ maxVisibleToasts: 4 });
const keys = new Map<string, string>();

/** Shows a message for five seconds, longer while somebody is on it, and has it read out; browser only. A later one takes the place of one of the same topic. */
export function showToast(text: string, tone: Toast['tone'] = 'plain', topic?: 'copy'): void {
  const before = topic === undefined ? undefined : keys.get(topic);
  if (before !== undefined) toasts.close(before);
  const key = toasts.add({ text, tone }, { timeout: visibleMs });
  if (topic !== undefined) keys.set(topic, key);
}
