import { ToastQueue } from 'react-stately/useToastState';

export interface Toast {
  readonly text: string;
  readonly tone: 'plain' | 'error';
}

const visibleMs = 5000;

/** Always empty on the server, where all readers would share it. */
export const toasts = new ToastQueue<Toast>({ maxVisibleToasts: 4 });
const keys = new Map<string, string>();

/** Browser only. Shown for 5 s, paused on hover and focus, and read out; replaces one with the same topic. */
export function showToast(text: string, tone: Toast['tone'] = 'plain', topic?: 'copy'): void {
  const before = topic === undefined ? undefined : keys.get(topic);
  if (before !== undefined) toasts.close(before);
  const key = toasts.add({ text, tone }, { timeout: visibleMs });
  if (topic !== undefined) keys.set(topic, key);
}
