import type { DeprecatedField } from '@btc/contract/data/deprecated-fields.ts';
import { developersPath } from '@btc/contract/data/developers-path.ts';

/** Where it says what is stable and for how long. */
const promises = `<${developersPath}#promises>`;

/** The first of these days. */
function findFirst(days: readonly string[]): Date {
  return new Date(days.toSorted()[0] ?? 0);
}

/** What an answer says in which something is to go: since when (RFC 9745), until when (RFC 8594), and where to read of it. */
export function toDeprecationHeaders(deprecated: readonly DeprecatedField[]): Readonly<Record<string, string>> {
  if (deprecated.length === 0) return {};
  return {
    Deprecation: `@${findFirst(deprecated.map(({ since }) => since)).getTime() / 1000}`,
    Sunset: findFirst(deprecated.map(({ until }) => until)).toUTCString(),
  };
}

/** The link that goes with those headers. */
export function toDeprecationLinks(deprecated: readonly DeprecatedField[]): readonly string[] {
  return deprecated.length === 0 ? [] : [`${promises}; rel="deprecation"; type="text/html"`];
}

/** What the description of a column says where it is to go. */
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
