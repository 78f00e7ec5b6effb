interface LockState {
  /** The use whose lock is removed; null: none. */
  out: string | null;
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
