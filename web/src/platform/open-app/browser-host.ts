import type { PageHost } from './page-timing.ts';

export function browserHost(): PageHost {
  return {
    go: (address) => location.assign(address),
    reload: () => location.reload(),
    isVisible: () => document.visibilityState === 'visible',
    onHidden: (listener) => {
      const hidden = (): void => {
        if (document.visibilityState !== 'visible') listener();
      };
      document.addEventListener('visibilitychange', hidden);
      addEventListener('pagehide', listener);
      return () => {
        document.removeEventListener('visibilitychange', hidden);
        removeEventListener('pagehide', listener);
      };
    },
    after: (milliseconds, run) => void setTimeout(run, milliseconds),
    readMark: (name) => {
      try {
        return sessionStorage.getItem(name);
      } catch {
        return null;
      }
    },
    setMark: (name) => {
      try {
        sessionStorage.setItem(name, '1');
        return true;
      } catch {
        return false;
      }
    },
  };
}
