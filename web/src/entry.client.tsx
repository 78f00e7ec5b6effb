import { type Component, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createFailureHandler } from '#platform/engines/page-failure.ts';
import { keepServerDocument } from '#platform/engines/server-document.ts';

/** Going back or forward before the router listens leaves another address's document: it is reloaded. */
function useDocumentOfAddress(): void {
  useEffect(() => {
    const [own] = performance.getEntriesByType('navigation');
    if (own === undefined) return;
    const { pathname, search } = new URL(own.name);
    if (pathname !== location.pathname || search !== location.search) location.reload();
  }, []);
}

const failPage = createFailureHandler(() => root?.unmount());
let root: Root | undefined;

/** True for the router's own boundaries; those within a page show the failure in place. */
function isWholePage({ errorBoundary }: { readonly errorBoundary?: Component | undefined }): boolean {
  return errorBoundary !== undefined && 'location' in errorBoundary.props;
}

function Portal() {
  useDocumentOfAddress();
  return <HydratedRouter onError={failPage} />;
}

keepServerDocument();
startTransition(() => {
  root = hydrateRoot(document, <Portal />, {
    onCaughtError: (error, info) => {
      // oxlint-disable-next-line no-console -- as React does by itself
      console.error(error);
      if (isWholePage(info)) failPage(error);
    },
    onUncaughtError: (error) => {
      failPage(error);
      throw error;
    },
  });
});
