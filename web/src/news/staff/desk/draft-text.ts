import type { Edition } from '@btc/contract/members/access.ts';
import type { ManuscriptDetail } from '@btc/contract/news/desk/manuscript.ts';
import type { DetailDraft } from './detail-draft.ts';
import type { Written } from './manuscript-saver.ts';

/** What the server had not taken when the window went. */
export interface DraftText {
  readonly written: Written;
  readonly revision: number;
}

/** What was chosen about an article and not saved, with what it was chosen on. */
export interface DraftDetail {
  readonly base: ManuscriptDetail;
  readonly draft: DetailDraft;
}

function formatName(articleId: number, part: Edition | 'detail'): string {
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
export function readDraftText(articleId: number, edition: Edition): DraftText | null {
  try {
    const draft: { written?: unknown; revision?: unknown } = JSON.parse(
      localStorage.getItem(formatName(articleId, edition)) ?? 'null',
    );
    if (draft === null || !isWritten(draft.written) || typeof draft.revision !== 'number') return null;
    return { written: draft.written, revision: draft.revision };
  } catch {
    return null;
  }
}

/** Keeps a text on this device until the server has it. */
export function saveDraftText(articleId: number, edition: Edition, draft: DraftText | null): void {
  keep(formatName(articleId, edition), draft === null ? null : JSON.stringify(draft));
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
export function readDraftDetail(articleId: number): DraftDetail | null {
  try {
    const draft: { base?: unknown; draft?: unknown } | null = JSON.parse(
      localStorage.getItem(formatName(articleId, 'detail')) ?? 'null',
    );
    return draft !== null && isDetail(draft.base) && isDraft(draft.draft)
      ? { base: draft.base, draft: draft.draft }
      : null;
  } catch {
    return null;
  }
}

/** Keeps choices, a `DraftDetail` as text, on this device until the server has them. */
export function saveDraftDetail(articleId: number, text: string | null): void {
  keep(formatName(articleId, 'detail'), text);
}
