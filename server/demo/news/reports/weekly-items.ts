/** What the weekly report follows: one item an origin and cut, forward offers to China, USD/t CFR. */
export const weeklyItems = [
  {
    id: 'braFq6',
    origin: 'BRA',
    cut: 'fq6',
    cn: '巴西前六件',
    en: 'Brazilian six-cut forequarter',
    anchor: 6050,
    liveliness: 1.1,
  },
  {
    id: 'braShank',
    origin: 'BRA',
    cut: 'shank',
    cn: '巴西牛腱',
    en: 'Brazilian shin and shank',
    anchor: 5950,
    liveliness: 1,
  },
  {
    id: 'braFlank90',
    origin: 'BRA',
    cut: 'flank90',
    cn: '巴西腹肉90VL',
    en: 'Brazilian 90VL flank',
    anchor: 4700,
    liveliness: 0.8,
  },
  {
    id: 'uryChuck',
    origin: 'URY',
    cut: 'chuck_blade',
    cn: '乌拉圭上脑肩胛',
    en: 'Uruguayan chuck and blade',
    anchor: 5400,
    liveliness: 0.8,
  },
  {
    id: 'uryNavel',
    origin: 'URY',
    cut: 'navel',
    cn: '乌拉圭去骨腩',
    en: 'Uruguayan boneless navel',
    anchor: 4100,
    liveliness: 0.7,
  },
  {
    id: 'argCow6',
    origin: 'ARG',
    cut: 'cow6',
    cn: '阿根廷母牛六件套',
    en: 'Argentine six-cut cow beef',
    anchor: 5100,
    liveliness: 0.9,
  },
] as const;

export type WeeklyItem = (typeof weeklyItems)[number];
export type WeeklyItemId = WeeklyItem['id'];

/** The last Friday that the demonstration covers, and how many weeks it goes back. */
export const lastFriday = '2026-11-20';
export const weekCount = 52;

const dayMs = 86_400_000;

/** The day some days away from a day. */
export function dayPlus(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Fridays that are holidays in China: the report comes out on the last working day before, or, when the whole week is off, after it. */
const movedDates: Readonly<Record<string, string>> = {
  '2026-01-02': '2025-12-31',
  '2026-02-20': '2026-02-24',
  '2026-05-01': '2026-04-30',
  '2026-06-19': '2026-06-18',
  '2026-09-25': '2026-09-24',
  '2026-10-02': '2026-09-30',
};

/** When the report on the week of a Friday comes out. */
export function reportDateOf(friday: string): string {
  return movedDates[friday] ?? friday;
}

/** The week without trade: last week's figures are carried and said to be. */
export const springFestivalFriday = '2026-02-20';
