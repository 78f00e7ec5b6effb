import { type CargoForm, cargoForms, type CargoStorage, cargoStorages, type PlantMeat } from './plant-codes.ts';
import { isDay } from '../time.ts';

/** Dates of a cargo, in chronological order. */
export const cargoDates = ['slaughter', 'production', 'certificate', 'shipping', 'arrival'] as const;
export type CargoDate = (typeof cargoDates)[number];

/** Query of the cargo check, all of it in the address; empty texts are unanswered. */
export interface CargoState {
  readonly meat: PlantMeat;
  readonly origin: string;
  readonly number: string;
  readonly storage: CargoStorage;
  readonly form: CargoForm;
  /** An offal cut; empty: none. */
  readonly cut: string;
  readonly dates: Readonly<Record<CargoDate, string>>;
  readonly isAsked: boolean;
}

export type CargoField = 'origin' | 'number' | CargoDate;

const dateNames = {
  slaughter: 'slaughtered',
  production: 'made',
  certificate: 'certified',
  shipping: 'shipped',
  arrival: 'arrived',
} as const satisfies Record<CargoDate, string>;

/** Parses an address; missing or invalid values take their defaults. */
export function readCargoState({ searchParams }: Pick<URL, 'searchParams'>): CargoState {
  const text = (name: string) => (searchParams.get(name) ?? '').replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').trim();
  const day = (date: CargoDate) => (isDay(text(dateNames[date])) ? text(dateNames[date]) : '');
  return {
    meat: text('meat') === 'pork' ? 'pork' : 'beef',
    origin: /^[A-Z]{3}$/.test(text('origin')) ? text('origin') : '',
    number: text('no').slice(0, 80),
    storage: cargoStorages.find((one) => one === text('storage')) ?? 'frozen',
    form: cargoForms.find((one) => one === text('form')) ?? 'boneless',
    cut: /^[\w-]{1,40}$/.test(text('cut')) ? text('cut') : '',
    dates: {
      slaughter: day('slaughter'),
      production: day('production'),
      certificate: day('certificate'),
      shipping: day('shipping'),
      arrival: day('arrival'),
    },
    isAsked: searchParams.has('storage'),
  };
}

export function cargoSearch(state: CargoState): string {
  const search = new URLSearchParams();
  const set = (name: string, value: string) => {
    if (value !== '') search.set(name, value);
  };
  set('meat', state.meat);
  set('origin', state.origin);
  set('no', state.number.trim());
  set('storage', state.storage);
  set('form', state.form);
  if (state.form === 'offal') set('cut', state.cut);
  for (const date of cargoDates) set(dateNames[date], state.dates[date]);
  return `?${search.toString()}`;
}

export function formatDateName(date: CargoDate): string {
  return dateNames[date];
}

export function toFieldName(field: CargoField): string {
  if (field === 'origin') return 'origin';
  return field === 'number' ? 'no' : dateNames[field];
}

export function missingFields({ origin, number, dates }: CargoState): readonly CargoField[] {
  return [
    ...(origin === '' ? (['origin'] as const) : []),
    ...(number.trim() === '' ? (['number'] as const) : []),
    ...(dates.production === '' ? (['production'] as const) : []),
    ...(dates.shipping === '' ? (['shipping'] as const) : []),
  ];
}
