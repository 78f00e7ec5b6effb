/** A question whether something is locked, as `withTakeableLocks` has written it. */
interface LockState {
  /** The use whose lock is taken out; null: none. */
  out: string | null;
  /** The uses that were checked since it was emptied. */
  readonly checked: Set<string>;
}

declare global {
  var lockState: LockState;
  var checkLock: (use: string, question: () => unknown, open: (question: () => unknown) => unknown) => unknown;
}

globalThis.lockState = { out: process.env['LOCK_OUT'] ?? null, checked: new Set() };
globalThis.checkLock = (use, question, open) => {
  globalThis.lockState.checked.add(use);
  return use === globalThis.lockState.out ? open(question) : question();
};
