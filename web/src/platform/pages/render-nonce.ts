import { createContext, use } from 'react';

const RenderNonceContext = createContext<string | undefined>(undefined);

/** Provides the nonce by which the server knows its own inline scripts and styles. */
export const RenderNonceProvider = RenderNonceContext.Provider;

/** The nonce of this rendering; undefined in the browser. */
export function useRenderNonce(): string | undefined {
  return use(RenderNonceContext);
}
