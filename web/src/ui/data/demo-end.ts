import { createContext, use } from 'react';

/** The last day of a demonstration that has ended; null while it runs, and in a portal without one. */
export const DemoEndContext = createContext<string | null>(null);

export function useDemoEnd(): string | null {
  return use(DemoEndContext);
}
