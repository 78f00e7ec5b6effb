/** The fragment of a mailed reset link; only the server knows whether it is still valid. */
export interface ResetLink {
  readonly name: string;
  readonly proof: string;
}

/** Reads a reset link from the fragment of an address; null for anything else. */
export function parseResetLink(hash: string): ResetLink | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const [name, proof] = [values.get('LoginUserName'), values.get('UpdateTime')];
  if (name === null && proof === null) return null;
  return { name: (name ?? '').slice(0, 64), proof: (proof ?? '').slice(0, 64) };
}
