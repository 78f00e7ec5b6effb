import type { ManuscriptDetail } from '@btc/contract/news/desk/manuscript.ts';
import type { DetailDraft } from './detail-draft.ts';
import { saveTextLocally, readFromDevice } from '#shell/console/writing/local-text.ts';

export interface DraftDetail {
  readonly base: ManuscriptDetail;
  readonly draft: DetailDraft;
}

function formatName(articleId: number): string {
  return `btc.manuscript.${articleId}.detail`;
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

export function readDraftDetail(articleId: number): DraftDetail | null {
  const { base, draft } = readFromDevice(formatName(articleId)) ?? {};
  return isDetail(base) && isDraft(draft) ? { base, draft } : null;
}

/** Stores a `DraftDetail`, serialised, on this device; null removes it. */
export function saveDraftDetail(articleId: number, text: string | null): void {
  saveTextLocally(formatName(articleId), text);
}
