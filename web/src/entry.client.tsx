import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/**
 * Back or forward before the router listens leaves the document of one address under another: it is asked for anew. The browser
 * keeps the address a document came from.
 */
function useDocumentOfAddress(): void {
  useEffect(() => {
    const [own] = performance.getEntriesByType('navigation');
    if (own === undefined) return;
    const { pathname, search } = new URL(own.name);
    if (pathname !== location.pathname || search !== location.search) location.reload();
  }, []);
}

function Portal() {
  useDocumentOfAddress();
  return <HydratedRouter />;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Portal />
    </StrictMode>,
  );
});
