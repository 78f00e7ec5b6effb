import type { Edition } from '@btc/contract/members/access.ts';
import type { ManuscriptDetail } from '@btc/contract/news/desk/manuscript.ts';
import type { DetailDraft } from './detail-draft.ts';
import type { Written } from './manuscript-saver.ts';

/** What the server had not taken when the window went. */
export interface KeptText {
  readonly written: Written;
  readonly revision: number;
}

/** What was chosen about an article and not saved, with what it was chosen on. */
export interface KeptDetail {
  readonly base: ManuscriptDetail;
  readonly draft: DetailDraft;
}

function nameOf(articleId: number, part: Edition | 'detail'): string {
  return `btc.manuscript.${articleId}.${part}`;
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

/** Keeps a text on this device until the server has it. */
export function keepText(articleId: number, edition: Edition, kept: KeptText | null): void {
  keep(nameOf(articleId, edition), kept === null ? null : JSON.stringify(kept));
}

/** A full or forbidden store is no reason to stop writing: then only the server keeps it. */
function keep(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // As above.
  }
}

function isDetail(value: unknown): value is ManuscriptDetail {
  if (typeof value !== 'object' || value === null) return false;
  const detail: Partial<Record<keyof ManuscriptDetail, unknown>> = value;
  const words = [detail.Section, detail.Access, detail.Meat];
  return (
    words.every((word) => typeof word === 'string') &&
    [detail.Origins, detail.Cuts, detail.Tags].every(Array.isArray) &&
    [detail.Recommended, detail.Shared].every((choice) => typeof choice === 'boolean')
  );
}

function isDraft(value: unknown): value is DetailDraft {
  if (typeof value !== 'object' || value === null) return false;
  const draft: Partial<Record<keyof DetailDraft, unknown>> = value;
  return isDetail(draft.detail) && [draft.origins, draft.cuts, draft.tags].every((line) => typeof line === 'string');
}

/** Reads the choices about an article that were kept on this device. */
export function readKeptDetail(articleId: number): KeptDetail | null {
  try {
    const kept: { base?: unknown; draft?: unknown } | null = JSON.parse(
      localStorage.getItem(nameOf(articleId, 'detail')) ?? 'null',
    );
    return kept !== null && isDetail(kept.base) && isDraft(kept.draft) ? { base: kept.base, draft: kept.draft } : null;
  } catch {
    return null;
  }
}

/** Keeps choices, a `KeptDetail` as text, on this device until the server has them. */
export function keepDetail(articleId: number, text: string | null): void {
  keep(nameOf(articleId, 'detail'), text);
}
