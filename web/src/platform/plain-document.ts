import { createContext, use } from 'react';
import type { Edition } from '#i18n/edition.ts';

/** A document that is complete as the server sends it: the browser loads none of the portal's script for it. */
export interface PlainDocument {
  readonly edition: Edition;
}

const PlainDocumentContext = createContext<PlainDocument | null>(null);

/** Tells the root that the document is a plain one; set by the server's rendering only. */
export const PlainDocumentProvider = PlainDocumentContext.Provider;

/** The plain document that is being rendered; null in all others, and in the browser. */
export function usePlainDocument(): PlainDocument | null {
  return use(PlainDocumentContext);
}

/** What a route of plain documents exports as its `handle`. */
export const plainHandle = { document: 'plain' } as const;

/** Whether a route's `handle` says that its documents are plain. */
export function isPlainHandle(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'document' in handle && handle.document === 'plain';
}
