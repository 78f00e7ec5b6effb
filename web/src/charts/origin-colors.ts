/** The origins that have a colour of their own, and the token that holds it; light and dark differ. */
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

/** The code of what belongs to no origin of its own. */
export const otherOrigin = 'OTH';
const otherToken = '--origin-other';

/** Whether an origin has a colour of its own. */
export function hasOwnColor(code: string): boolean {
  return Object.hasOwn(originTokens, code);
}

/** The CSS custom property with an origin's colour. */
export function originToken(code: string): string {
  const tokens: Readonly<Record<string, string>> = originTokens;
  return hasOwnColor(code) ? (tokens[code] ?? otherToken) : otherToken;
}
