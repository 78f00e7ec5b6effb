import { createContext, use } from 'react';

const RenderNonceContext = createContext<string | undefined>(undefined);

/** Gives inline scripts and styles of the document the mark by which the server knows them as its own. */
export const RenderNonceProvider = RenderNonceContext.Provider;

/** The mark of this rendering; in the browser there is none. */
export function useRenderNonce(): string | undefined {
  return use(RenderNonceContext);
}
