/** A legal page: its parts in order, paragraphs plain. */
export interface LegalText {
  readonly title: string;
  readonly description: string;
  readonly demo: string;
  readonly parts: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}

/** The day from which the texts apply. */
export const legalDate = '2026-11-20';
