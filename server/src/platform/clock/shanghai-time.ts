/** China has one zone and no summer time. */
const offsetMs = 8 * 3_600_000;

/** A moment as ISO 8601 with the offset of Shanghai, to the second. */
export function shanghaiMoment(moment: Date): string {
  return `${new Date(moment.getTime() + offsetMs).toISOString().slice(0, 19)}+08:00`;
}

/** The calendar day in Shanghai, YYYY-MM-DD. */
export function shanghaiDay(moment: Date): string {
  return shanghaiMoment(moment).slice(0, 10);
}
