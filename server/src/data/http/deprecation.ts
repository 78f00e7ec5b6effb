import type { DeprecatedField } from '@btc/contract/data/deprecated-fields.ts';
import { developersPath } from '@btc/contract/data/developers-path.ts';

const promises = `<${developersPath}#promises>`;

function findFirst(days: readonly string[]): Date {
  return new Date(days.toSorted()[0] ?? 0);
}

/** Deprecation headers: since when (RFC 9745), until when (RFC 8594), and where it is documented. */
export function toDeprecationHeaders(deprecated: readonly DeprecatedField[]): Readonly<Record<string, string>> {
  if (deprecated.length === 0) return {};
  return {
    Deprecation: `@${findFirst(deprecated.map(({ since }) => since)).getTime() / 1000}`,
    Sunset: findFirst(deprecated.map(({ until }) => until)).toUTCString(),
  };
}

export function toDeprecationLinks(deprecated: readonly DeprecatedField[]): readonly string[] {
  return deprecated.length === 0 ? [] : [`${promises}; rel="deprecation"; type="text/html"`];
}

export function describeDeprecated(
  deprecated: readonly DeprecatedField[],
  kind: DeprecatedField['kind'],
  name: string,
): { readonly deprecated?: Pick<DeprecatedField, 'since' | 'until' | 'instead'> } {
  const found = deprecated.find((field) => field.kind === kind && field.name === name);
  if (found === undefined) return {};
  const { since, until, instead } = found;
  return { deprecated: { since, until, instead } };
}
