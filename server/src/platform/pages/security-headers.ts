/** Headers of every answer; documents add their CSP. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const;

/** HTTPS only: browsers refuse plain HTTP for a year, on subdomains too unless the settings exclude them. */
export function transportHeader(coversSubdomains: boolean) {
  const value = coversSubdomains ? 'max-age=31536000; includeSubDomains' : 'max-age=31536000';
  return { 'Strict-Transport-Security': value } as const;
}

export type ServerHeaders = typeof commonHeaders & Readonly<Record<string, string>>;

export function serverHeaders({
  publicUrl,
  hstsSubdomains,
}: {
  readonly publicUrl: string;
  readonly hstsSubdomains: boolean;
}): ServerHeaders {
  return publicUrl.startsWith('https:') ? { ...commonHeaders, ...transportHeader(hstsSubdomains) } : commonHeaders;
}

export interface PolicyParts {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  readonly scriptOrigins: readonly string[];
  readonly connectOrigins: readonly string[];
  /** Whether other hosts may frame it. */
  readonly isFramable: boolean;
}

/** Only views made for framing may be framed by other hosts. */
export function isFramablePath(pathname: string): boolean {
  return /^\/embed\//i.test(pathname);
}

/** Whether a path is for staff: never cached, never indexed. */
export function isStaffPath(pathname: string): boolean {
  return /^\/console(?:[/.]|$)/i.test(pathname);
}

/** Drops X-Frame-Options for framable documents: it has no such exception, the CSP has. */
export function toHeaders<Headers extends { readonly 'X-Frame-Options': string }>(
  headers: Headers,
  isFramable: boolean,
): Headers | Omit<Headers, 'X-Frame-Options'> {
  if (!isFramable) return headers;
  const { 'X-Frame-Options': _denied, ...others } = headers;
  return others;
}

/** CSP of a document: own files and the hashed inline parts, nothing else. */
export function contentSecurityPolicy(parts: PolicyParts): string {
  const { scriptHashes, styleHashes, scriptOrigins, connectOrigins, isFramable } = parts;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptOrigins, ...scriptHashes].join(' '),
    ["style-src 'self'", ...styleHashes].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    isFramable ? 'frame-ancestors *' : "frame-ancestors 'none'",
  ].join('; ');
}

/** Origins of absolute addresses; a path alone is the portal's own. */
export function foreignOrigins(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.filter((one) => /^https?:\/\//.test(one)).map((one) => new URL(one).origin))];
}
