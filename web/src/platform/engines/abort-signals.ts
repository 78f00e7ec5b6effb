const reasons = new WeakMap<AbortSignal, unknown>();

/** Remembers the reason for engines whose signals have none. */
function abortWith(controller: AbortController, reason: unknown): void {
  if (controller.signal.aborted) return;
  reasons.set(controller.signal, reason);
  controller.abort(reason);
}

function findReason(signal: AbortSignal): unknown {
  return signal.reason ?? reasons.get(signal) ?? new DOMException('The operation was aborted.', 'AbortError');
}

function timeout(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => abortWith(controller, new DOMException('The operation timed out.', 'TimeoutError')), milliseconds);
  return controller.signal;
}

function any(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) abortWith(controller, findReason(signal));
    else signal.addEventListener('abort', () => abortWith(controller, findReason(signal)), { once: true });
  }
  return controller.signal;
}

function throwIfAborted(this: AbortSignal): void {
  if (this.aborted) throw findReason(this);
}

/** The parts of AbortSignal that core-js does not have. */
export function addAbortSignals(): void {
  const missing: Partial<typeof AbortSignal> = AbortSignal;
  missing.timeout ??= timeout;
  missing.any ??= any;
  const prototype: Partial<AbortSignal> = AbortSignal.prototype;
  prototype.throwIfAborted ??= throwIfAborted;
}
