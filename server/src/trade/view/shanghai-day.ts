const aheadMs = 8 * 3_600_000;

/** The calendar day `YYYY-MM-DD` in Shanghai, which keeps UTC+8 all year. */
export function shanghaiDay(moment: Date): string {
  return new Date(moment.getTime() + aheadMs).toISOString().slice(0, 10);
}
