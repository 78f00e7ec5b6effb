/** What a mailed link carries behind its `#`; whether it still opens is for the server to say. */
export interface ResetLink {
  readonly name: string;
  readonly proof: string;
}

/** Reads the part of the address behind the `#`; null where it is not of a reset link. */
export function parseResetLink(hash: string): ResetLink | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const [name, proof] = [values.get('LoginUserName'), values.get('UpdateTime')];
  if (name === null && proof === null) return null;
  return { name: (name ?? '').slice(0, 64), proof: (proof ?? '').slice(0, 64) };
}
