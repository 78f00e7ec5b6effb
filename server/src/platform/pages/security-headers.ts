/** Headers of every answer; the document's policy comes on top of them. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const;

/** Sent on HTTPS only: browsers then refuse plain HTTP for a year, on the subdomains too unless the settings leave them out. */
export function transportHeader(coversSubdomains: boolean) {
  const value = coversSubdomains ? 'max-age=31536000; includeSubDomains' : 'max-age=31536000';
  return { 'Strict-Transport-Security': value } as const;
}

export type ServerHeaders = typeof commonHeaders & Readonly<Record<string, string>>;

/** Headers of every answer of a server at this address. */
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
  /** Origins of script libraries that only their provider may serve. */
  readonly scriptOrigins: readonly string[];
  /** Origins of API bases on other hosts. */
  readonly connectOrigins: readonly string[];
  /** Whether pages of other hosts may show it in a frame. */
  readonly isFramable: boolean;
}

/** Whether pages of other hosts may frame what stands at a path: the views made for it, and nothing else. */
export function isFramablePath(pathname: string): boolean {
  return /^\/embed\//i.test(pathname);
}

/** Whether what stands at a path is for staff: nobody keeps it, and no search engine lists it. */
export function isStaffPath(pathname: string): boolean {
  return /^\/console(?:[/.]|$)/i.test(pathname);
}

/** The headers of a document that may be framed: the older header for it knows no such exception, the policy says it. */
export function toHeaders<Headers extends { readonly 'X-Frame-Options': string }>(
  headers: Headers,
  isFramable: boolean,
): Headers | Omit<Headers, 'X-Frame-Options'> {
  if (!isFramable) return headers;
  const { 'X-Frame-Options': _denied, ...others } = headers;
  return others;
}

/** The Content-Security-Policy of a document: own files and the hashed inline parts, nothing else. */
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

/** The origins of those addresses that name a host; a path alone is the portal's own. */
export function foreignOrigins(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.filter((one) => /^https?:\/\//.test(one)).map((one) => new URL(one).origin))];
}
