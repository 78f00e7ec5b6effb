import type { ContactField, ContactValues } from './contact-check.ts';

const key = 'btc.contact';

/** Keeps what is being written for this tab, so that a reload loses nothing. */
export function keepDraft(values: ContactValues): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Storage is full or forbidden: the form works without.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}

/** What was being written in this tab; null for nothing. */
export function keptDraft(): ContactValues | null {
  try {
    return parseDraft(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

function parseDraft(kept: unknown): ContactValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const given = new Map<string, unknown>(Object.entries(kept));
  const valueOf = (field: ContactField): string => {
    const value = given.get(field);
    return typeof value === 'string' ? value : '';
  };
  return {
    Name: valueOf('Name'),
    CompanyName: valueOf('CompanyName'),
    Phone: valueOf('Phone'),
    Email: valueOf('Email'),
    Content: valueOf('Content'),
  };
}
