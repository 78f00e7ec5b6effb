import { beefCuts } from '@btc/reference/goods/beef-cuts.ts';
import { customsDistricts } from '@btc/reference/places/customs-districts.ts';
import { origins } from '@btc/reference/places/origins.ts';
import { plantStatuses } from '@btc/reference/plants/plant-statuses.ts';
import { porkCuts } from '@btc/reference/goods/pork-cuts.ts';
import { provinces } from '@btc/reference/places/provinces.ts';
import { z } from 'zod';

/* Codes of the reference tables, as the files of the demonstration write them. */

export const originCode = z.enum(origins.map(({ code }) => code));
export const provinceCode = z.enum(provinces.map(({ code }) => code));
export const districtCode = z.enum(customsDistricts.map(({ code }) => code));
export const statusCode = z.enum(plantStatuses.map(({ code }) => code));
export const beefCutId = z.enum(beefCuts.map(({ id }) => id));
export const porkCutId = z.enum(porkCuts.map(({ id }) => id));

export const numeral = z
  .string()
  .regex(/^-?\d+(?:\.\d+)?$/)
  .transform(Number);

export const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/);
