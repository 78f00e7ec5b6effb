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

let toasts = none;
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message for four seconds and has it read out; browser only. */
export function showToast(text: string, tone: Toast['tone'] = 'plain', topic?: Toast['topic']): void {
  lastId += 1;
  const id = lastId;
  const others = toasts.filter((toast) => topic === undefined || toast.topic !== topic);
  publish([...others, { id, text, tone, topic }]);
  setTimeout(() => publish(toasts.filter((toast) => toast.id !== id)), visibleMs);
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** The server has none: its pages are shared by all readers. */
export function serverToasts(): readonly Toast[] {
  return none;
}
