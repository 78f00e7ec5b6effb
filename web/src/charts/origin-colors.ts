const originTokens = {
  BRA: '--origin-brazil',
  ARG: '--origin-argentina',
  URY: '--origin-uruguay',
  AUS: '--origin-australia',
  NZL: '--origin-new-zealand',
  USA: '--origin-united-states',
  ESP: '--origin-spain',
  DEU: '--origin-germany',
  CAN: '--origin-canada',
  DNK: '--origin-denmark',
  NLD: '--origin-netherlands',
  FRA: '--origin-france',
  CHL: '--origin-chile',
  GBR: '--origin-united-kingdom',
} as const;

/** Code for everything without an origin of its own. */
export const otherOrigin = 'OTH';
const otherToken = '--origin-other';

export function hasOwnColor(code: string): boolean {
  return Object.hasOwn(originTokens, code);
}

export function originToken(code: string): string {
  const tokens: Readonly<Record<string, string>> = originTokens;
  return hasOwnColor(code) ? (tokens[code] ?? otherToken) : otherToken;
}
