import { useSyncExternalStore } from 'react';
import { createSharedValue } from '#platform/shared-value.ts';

/** A short message that needs no answer. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'error';
  /** A later one takes the place of one of the same topic. */
  readonly topic?: 'copy' | undefined;
}

const visibleMs = 4000;
const none: readonly Toast[] = [];

const toasts = createSharedValue(none);
let lastId = 0;

/** Shows a message for four seconds and has it read out; browser only. */
export function showToast(text: string, tone: Toast['tone'] = 'plain', topic?: Toast['topic']): void {
  lastId += 1;
  const id = lastId;
  const others = toasts.get().filter((toast) => topic === undefined || toast.topic !== topic);
  toasts.set([...others, { id, text, tone, topic }]);
  setTimeout(() => toasts.set(toasts.get().filter((toast) => toast.id !== id)), visibleMs);
}

/** The server has none: its pages are shared by all readers. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(toasts.subscribe, toasts.get, () => none);
}
