/*
 * What the demonstration quotes: real origins and cuts, no plant and no firm. Levels are USD/t CFR near those that were printed for
 * spring 2025 (domain C.6), `spot` is the margin of the cold store over the landed price in CNY/kg.
 */

/** An origin's cut: its forward level, what narrows it, and where it is quoted besides. */
export interface DemoCut {
  readonly cut: string;
  readonly usd: number;
  readonly specs?: readonly string[];
  readonly afloat?: true;
  /** Followed by the weekly comment and asked about in the survey: quoted in every week that is open. */
  readonly isFollowed?: true;
  /** Ports whose cold stores quote it. */
  readonly spot?: readonly string[];
}

export interface DemoOrigin {
  readonly origin: string;
  readonly cuts: readonly DemoCut[];
}

const north = ['tianjin', 'dalian'];
const east = ['shanghai', 'tianjin'];

export const beefOrigins: readonly DemoOrigin[] = [
  {
    origin: 'BRA',
    cuts: [
      { cut: 'fq6', usd: 5950, isFollowed: true, afloat: true, spot: east },
      { cut: 'fq7', usd: 5900, afloat: true },
      { cut: 'fq8', usd: 5850 },
      { cut: 'shank', usd: 5950, isFollowed: true, afloat: true, spot: [...east, 'guangzhou'] },
      { cut: 'brisket', usd: 5400, afloat: true, spot: east },
      { cut: 'chuck', usd: 5500, spot: ['shanghai'] },
      { cut: 'knuckle', usd: 5650, afloat: true, spot: ['tianjin', 'qingdao'] },
      { cut: 'topside', usd: 5700, spot: ['shanghai'] },
      { cut: 'navel', usd: 4050, spot: ['shanghai'] },
      { cut: 'flank90', usd: 4450, isFollowed: true, specs: ['90VL'] },
      { cut: 'trim80', usd: 4150, specs: ['80VL'], spot: ['dalian'] },
    ],
  },
  {
    origin: 'ARG',
    cuts: [
      { cut: 'cow6', usd: 5200, isFollowed: true, afloat: true, spot: ['shanghai'] },
      { cut: 'shank', usd: 6050, afloat: true, spot: east },
      { cut: 'brisket_bi', usd: 3800, spot: ['tianjin'] },
      { cut: 'chuck_blade', usd: 5350, spot: ['shanghai'] },
      { cut: 'rump', usd: 5600 },
    ],
  },
  {
    origin: 'URY',
    cuts: [
      { cut: 'shank', usd: 5950, specs: ['GRASS'], afloat: true, spot: east },
      { cut: 'chuck_blade', usd: 5450, isFollowed: true, specs: ['GRASS'], afloat: true, spot: ['shanghai'] },
      { cut: 'brisket_bi', usd: 3850, spot: ['tianjin'] },
      { cut: 'navel', usd: 4050, isFollowed: true, spot: ['shanghai'] },
      { cut: 'rib_plate', usd: 4500 },
      { cut: 'trim90', usd: 5050, specs: ['90VL'], spot: ['qingdao'] },
    ],
  },
  {
    origin: 'AUS',
    cuts: [
      { cut: 'brisket', usd: 6100, specs: ['GRASS'], afloat: true, spot: east },
      { cut: 'shank', usd: 6450, specs: ['GRASS'], spot: ['shanghai'] },
      { cut: 'cube_roll', usd: 17800, specs: ['GF100'], spot: ['shanghai', 'guangzhou'] },
      { cut: 'striploin', usd: 11200, specs: ['GF100'], spot: ['shanghai', 'guangzhou'] },
      { cut: 'chuck_roll', usd: 8300, specs: ['GF100'], spot: ['shanghai'] },
      { cut: 'trim85', usd: 4900, specs: ['85VL'] },
    ],
  },
  {
    origin: 'NZL',
    cuts: [
      { cut: 'brisket', usd: 5700, specs: ['GRASS'], spot: ['shanghai'] },
      { cut: 'shank', usd: 6150, specs: ['GRASS'], spot: ['tianjin'] },
      { cut: 'trim90', usd: 5400, specs: ['90VL'] },
    ],
  },
  {
    origin: 'USA',
    cuts: [
      { cut: 'short_plate', usd: 6400, specs: ['GF150'], spot: ['shanghai'] },
      { cut: 'chuck_flap', usd: 14200, specs: ['GF150'], spot: ['shanghai'] },
    ],
  },
];

export const porkOrigins: readonly DemoOrigin[] = [
  {
    origin: 'ESP',
    cuts: [
      { cut: 'no4', usd: 2720, spot: ['shanghai', 'tianjin'] },
      { cut: 'no2', usd: 2580, spot: ['shanghai'] },
      { cut: 'front_feet', usd: 1480, spot: ['tianjin'] },
      { cut: 'ear', usd: 3350, spot: ['shanghai'] },
      { cut: 'large_int', usd: 3050, spot: ['shanghai'] },
    ],
  },
  {
    origin: 'BRA',
    cuts: [
      { cut: 'no4', usd: 2620, spot: ['shanghai'] },
      { cut: 'no2', usd: 2500 },
      { cut: 'hind_feet', usd: 1320, spot: ['tianjin'] },
      { cut: 'sparerib', usd: 2950, spot: ['shanghai'] },
    ],
  },
  {
    origin: 'DNK',
    cuts: [
      { cut: 'front_feet', usd: 1520, spot: north },
      { cut: 'neck_bone', usd: 1180 },
    ],
  },
  {
    origin: 'CAN',
    cuts: [
      { cut: 'back_bone', usd: 1090 },
      { cut: 'hind_feet', usd: 1290, spot: ['tianjin'] },
    ],
  },
  { origin: 'USA', cuts: [{ cut: 'stomach', usd: 2480, spot: ['shanghai'] }] },
];

/** Domestic beef on wholesale markets, CNY/kg. */
export const wholesaleBeef: readonly { readonly cut: string; readonly port: string; readonly cny: number }[] = [
  { cut: 'side', port: 'national', cny: 52.5 },
  { cut: 'shank', port: 'beijing', cny: 66 },
  { cut: 'brisket', port: 'beijing', cny: 58.5 },
  { cut: 'shank', port: 'zhengzhou', cny: 64.5 },
  { cut: 'topside', port: 'zhengzhou', cny: 60 },
  { cut: 'brisket', port: 'chengdu', cny: 60.5 },
];

/** Where the market stood against spring 2025; between two days in a straight line. */
export const marketLevels = {
  beef: [
    ['2024-11-01', 0.845],
    ['2025-01-10', 0.86],
    ['2025-03-14', 0.895],
    ['2025-04-25', 1],
    ['2025-07-11', 0.985],
    ['2025-10-17', 1.03],
    ['2025-12-26', 1.075],
    ['2026-02-06', 1.04],
    ['2026-04-17', 1.015],
    ['2026-07-17', 1.065],
    ['2026-09-25', 1.1],
    ['2026-11-20', 1.085],
  ],
  pork: [
    ['2024-11-01', 1.04],
    ['2025-02-21', 1],
    ['2025-06-13', 0.985],
    ['2025-09-12', 1.035],
    ['2025-12-19', 0.96],
    ['2026-04-10', 0.93],
    ['2026-08-14', 0.955],
    ['2026-11-20', 0.94],
  ],
  wholesale: [
    ['2024-11-01', 0.93],
    ['2025-03-07', 0.92],
    ['2025-07-04', 0.985],
    ['2025-12-26', 1.02],
    ['2026-05-15', 1.01],
    ['2026-11-20', 1.045],
  ],
} as const satisfies Record<string, readonly (readonly [day: string, level: number])[]>;
