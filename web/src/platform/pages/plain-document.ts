import { createContext, use } from 'react';
import type { Edition } from '#i18n/edition.ts';

/** A document that is complete as sent: the browser loads no portal script for it. */
export interface PlainDocument {
  readonly edition: Edition;
}

const PlainDocumentContext = createContext<PlainDocument | null>(null);

/** Marks the document as plain; set by the server's rendering only. */
export const PlainDocumentProvider = PlainDocumentContext.Provider;

/** The plain document being rendered; null otherwise and in the browser. */
export function usePlainDocument(): PlainDocument | null {
  return use(PlainDocumentContext);
}

export const plainHandle = { document: 'plain' } as const;

export function isPlainHandle(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'document' in handle && handle.document === 'plain';
}
