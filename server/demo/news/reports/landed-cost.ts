/** An exchange rate for worked examples, CNY a dollar; no rate of any day. */
export const exampleRate = 7.2;
/** Port and cold store, CNY/kg (domain file C.3). */
export const portAndColdStore = 1;

const vat = 0.09;
const ordinaryDuty = 0.12;
const overQuotaDuty = ordinaryDuty + 0.55;

function landed(usdPerTonne: number, duty: number): number {
  return ((usdPerTonne * exampleRate) / 1000) * (1 + duty) * (1 + vat) + portAndColdStore;
}

/** Landed cost of beef from an origin that pays 12 %, CNY/kg, within the safeguard quota and above it. */
export function landedCost(usdPerTonne: number): { readonly inQuota: number; readonly overQuota: number } {
  return { inQuota: landed(usdPerTonne, ordinaryDuty), overQuota: landed(usdPerTonne, overQuotaDuty) };
}
