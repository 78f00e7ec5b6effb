import { forgetTabDraft, saveTabDraft, readTabDraft } from '#platform/tab-draft.ts';
import type { ContactField, ContactValues } from './contact-check.ts';

const name = 'contact';

export function saveDraft(values: ContactValues): void {
  saveTabDraft(name, JSON.stringify(values));
}

export function forgetDraft(): void {
  forgetTabDraft(name);
}

/** What was being written in this tab; null for nothing. */
export function readDraft(): ContactValues | null {
  try {
    return parseDraft(JSON.parse(readTabDraft(name) ?? 'null'));
  } catch {
    return null;
  }
}

function parseDraft(kept: unknown): ContactValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const given = new Map<string, unknown>(Object.entries(kept));
  const toValue = (field: ContactField): string => {
    const value = given.get(field);
    return typeof value === 'string' ? value : '';
  };
  return {
    Name: toValue('Name'),
    CompanyName: toValue('CompanyName'),
    Phone: toValue('Phone'),
    Email: toValue('Email'),
    Content: toValue('Content'),
  };
}
