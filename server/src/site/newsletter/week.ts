const dayMs = 86_400_000;

/** A week in Shanghai, by its Monday. */
export interface Week {
  readonly start: string;
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The week that a day is in. */
export function weekOf(day: string): Week {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return { start: dayAfter(day, -weekday) };
}

export function sundayOf({ start }: Week): string {
  return dayAfter(start, 6);
}

/** When a week begins, and when the next one does. */
export function momentsOf({ start }: Week): { readonly from: Date; readonly until: Date } {
  return { from: new Date(`${start}T00:00:00+08:00`), until: new Date(`${dayAfter(start, 7)}T00:00:00+08:00`) };
}
