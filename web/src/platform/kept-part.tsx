import { createContext, type ReactNode, use } from 'react';

/** What the server tells a rendering of the parts that it keeps. */
export interface KeptParts {
  /** By it the server knows the marks as the rendering's own. */
  readonly nonce: string;
  /** The page's route: the ids within a part are made of where it stands. */
  readonly routeId: string;
  readonly has: (key: string) => boolean;
}

const KeptPartsContext = createContext<KeptParts | null>(null);

/** Lets a document's parts be kept; set by the server's rendering only. */
export const KeptPartsProvider = KeptPartsContext.Provider;

interface KeptPartProps {
  /** Its name, and all by which it differs from page to page: nothing of it may depend on anything else. */
  readonly of: readonly (string | number | null)[];
  readonly children: ReactNode;
}

/**
 * A part that many documents of a server share. The server has React render it once, between two marks, and puts the
 * same bytes in the place of one mark afterwards (server/src/platform/pages/own-scripts.ts); a browser renders it like
 * anything else. Parts do not lie within each other.
 */
export function KeptPart({ of, children }: KeptPartProps) {
  const parts = use(KeptPartsContext);
  const key = [parts?.routeId, ...of].join(' ');
  if (parts?.has(key)) return <script nonce={parts.nonce} data-kept={key} />;
  // Three places in any case: React counts them where it makes ids.
  return (
    <>
      {parts && <script nonce={parts.nonce} data-kept-start={key} />}
      {children}
      {parts && <script nonce={parts.nonce} data-kept-end={key} />}
    </>
  );
}
