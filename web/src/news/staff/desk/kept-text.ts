import type { Edition } from '@btc/contract/members/access.ts';
import type { Written } from './manuscript-saver.ts';

/** What the server had not taken when the window went. */
export interface KeptText {
  readonly written: Written;
  readonly revision: number;
}

function nameOf(articleId: number, edition: Edition): string {
  return `btc.manuscript.${articleId}.${edition}`;
}

function isWritten(value: unknown): value is Written {
  if (typeof value !== 'object' || value === null) return false;
  const text: Partial<Record<keyof Written, unknown>> = value;
  return (
    [text.Title, text.Summary, text.Body].every((part) => typeof part === 'string') && Array.isArray(text.Attachments)
  );
}

/** Reads what was kept on this device, if anything that can be read was. */
export function readKeptText(articleId: number, edition: Edition): KeptText | null {
  try {
    const kept: { written?: unknown; revision?: unknown } = JSON.parse(
      localStorage.getItem(nameOf(articleId, edition)) ?? 'null',
    );
    if (kept === null || !isWritten(kept.written) || typeof kept.revision !== 'number') return null;
    return { written: kept.written, revision: kept.revision };
  } catch {
    return null;
  }
}

/** Keeps a text on this device until the server has it; a full or forbidden store is no reason to stop writing. */
export function keepText(articleId: number, edition: Edition, kept: KeptText | null): void {
  try {
    if (kept === null) localStorage.removeItem(nameOf(articleId, edition));
    else localStorage.setItem(nameOf(articleId, edition), JSON.stringify(kept));
  } catch {
    // Then only the server keeps it, every few seconds.
  }
}
