const dayMs = 86_400_000;

/** The day so many days later, or earlier where `count` is negative; days are `YYYY-MM-DD` and know no time zone. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}
