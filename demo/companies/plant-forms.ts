import type { OriginCode } from '@btc/reference/places/origins.ts';
import { plantPlaces, type PlantPlace } from './companies.read.ts';

export interface PlantForms {
  /** Number of the `n`th plant in the origin's form, from 1. */
  readonly number: (n: number) => string;
  /** Legal form after a firm's name there. */
  readonly legal: string;
  readonly places: readonly PlantPlace[];
}

const padded = (n: number, digits: number): string => String(n).padStart(digits, '0');
const nine = (n: number): string => `9${padded(n + 4, 3)}`;

/*
 * Numbers are of each origin's form, in ranges that its authority is not known to have given out: 9xxx where numbers have four digits, region
 * or department 99 where they begin with one.
 */
const forms: Readonly<Partial<Record<OriginCode, Omit<PlantForms, 'places'>>>> = {
  BRA: { number: nine, legal: 'Alimentos S.A.' },
  ARG: { number: nine, legal: 'S.A.' },
  URY: { number: (n) => String(940 + n), legal: 'S.A.' },
  AUS: { number: nine, legal: 'Pty Ltd' },
  NZL: { number: (n) => `ME${970 + n}`, legal: 'Limited' },
  USA: { number: (n) => `9${padded(n + 700, 4)}`, legal: 'LLC' },
  CAN: { number: (n) => `9${padded(n + 60, 3)}`, legal: 'Ltd.' },
  BOL: { number: (n) => `99-01-${padded(n, 2)}-01`, legal: 'S.R.L.' },
  CRI: { number: (n) => String(95 + n), legal: 'S.A.' },
  PAN: { number: (n) => String(95 + n), legal: 'S.A.' },
  COL: { number: (n) => `99${n}B`, legal: 'S.A.S.' },
  NIC: { number: (n) => String(95 + n), legal: 'S.A.' },
  MEX: { number: (n) => String(990 + n), legal: 'S.A. de C.V.' },
  CHL: { number: (n) => `99-${padded(n, 2)}`, legal: 'S.A.' },
  BLR: { number: (n) => `99/${900 + n}`, legal: 'OJSC' },
  RUS: { number: (n) => `999/ZZ9990${n}`, legal: 'LLC' },
  IRL: { number: (n) => String(990 + n), legal: 'DAC' },
  ZAF: { number: (n) => String(95 + n), legal: '(Pty) Ltd' },
  NAM: { number: (n) => String(95 + n), legal: '(Pty) Ltd' },
  GBR: { number: (n) => `99${padded(n + 70, 2)}`, legal: 'Ltd' },
  ESP: { number: (n) => `99.9${padded(n + 900, 4)}/ZZ`, legal: 'S.L.' },
  DNK: { number: (n) => String(980 + n), legal: 'A/S' },
  NLD: { number: (n) => String(980 + n), legal: 'B.V.' },
  FRA: { number: (n) => `99.9${padded(n, 2)}.001`, legal: 'SAS' },
  DEU: { number: (n) => `ZZ9990${n}`, legal: 'GmbH' },
  AUT: { number: (n) => `9990${n}`, legal: 'GmbH' },
  BEL: { number: (n) => `ZZ90${n}`, legal: 'NV' },
  PRT: { number: (n) => `Z9${n}`, legal: 'Lda.' },
  FIN: { number: (n) => String(95 + n), legal: 'Oy' },
  CHE: { number: (n) => String(995 + n), legal: 'AG' },
};

/** How an origin's plants are numbered and named, and where they are; null where it has none. */
export function findPlantForms(origin: OriginCode): PlantForms | null {
  const form = forms[origin];
  const places = plantPlaces.filter((place) => place.origin === origin);
  return form === undefined
    ? null
    : { ...form, places: places.map(({ stateEn, stateCn, cityEn, cityCn }) => ({ stateEn, stateCn, cityEn, cityCn })) };
}
