/* How long a cargo is under way, in days: our rule of thumb, stated to readers as such. Free of zod. */

/** Days from arrival to declaration. */
export const clearingDays = { earliest: 1, usual: 3, latest: 7 } as const;
/** Usual days at sea to Shanghai. */
const sailingDays: Readonly<Record<string, number>> = {
  BRA: 38,
  ARG: 42,
  URY: 43,
  CHL: 32,
  AUS: 16,
  NZL: 18,
  USA: 20,
  CAN: 20,
  MEX: 24,
};
const otherSailingDays = 38;
/** Deviation of the voyage in days, either way. */
export const sailingSlack = 5;
/** Difference from Shanghai, in days. */
const portDays = {
  shanghai: 0,
  ningbo: 1,
  qingdao: 2,
  tianjin: 3,
  dalian: 3,
  xiamen: -1,
  shenzhen: -2,
  guangzhou: -1,
} as const;
export type DischargePort = keyof typeof portDays;
export const dischargePorts = Object.keys(portDays) as readonly DischargePort[]; // the keys of the table above

export function findSailingDays(origin: string, port: DischargePort): number {
  return (sailingDays[origin] ?? otherSailingDays) + portDays[port];
}
