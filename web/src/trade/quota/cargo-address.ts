import { type DischargePort, dischargePorts } from '@btc/contract/safeguard/cargo-days.ts';
import { isDay } from '@btc/contract/time.ts';
import { maxCargoes } from '@btc/contract/trade/quota-paths.ts';

/** HS codes on offer; other goods under the same heading pay the same duty. */
export const cargoGoods = ['02023000', '02022000', '02013000', '02062900'] as const;
export const cargoKinds = ['arrival', 'bill'] as const;

export interface CargoQuery {
  readonly origin: string;
  readonly goods: (typeof cargoGoods)[number];
  readonly kind: (typeof cargoKinds)[number];
  readonly day: string;
  readonly port: DischargePort;
  /** USD/t. */
  readonly cif: number;
  readonly tonnes: number;
}

export type TypedCargo = Readonly<Record<keyof CargoQuery, string>>;
export const cargoFields = [
  'origin',
  'goods',
  'kind',
  'day',
  'port',
  'cif',
  'tonnes',
] as const satisfies readonly (keyof CargoQuery)[];

export const firstCargo: TypedCargo = {
  origin: 'BRA',
  goods: '02023000',
  kind: 'arrival',
  day: '',
  port: 'shanghai',
  cif: '6000',
  tonnes: '27',
};

function toSize(text: string, most: number): number | null {
  const size = Number(text.replaceAll(/[\s,，]/g, ''));
  return size > 0 && size <= most ? size : null;
}

/** Parses the form; null where a field is missing or invalid. */
export function readCargo(typed: TypedCargo): CargoQuery | null {
  const goods = cargoGoods.find((one) => one === typed.goods);
  const kind = cargoKinds.find((one) => one === typed.kind);
  const port = dischargePorts.find((one) => one === typed.port);
  const [cif, tonnes] = [toSize(typed.cif, 100_000), toSize(typed.tonnes, 1_000_000)];
  if (goods === undefined || kind === undefined || port === undefined || cif === null || tonnes === null) return null;
  if (!/^[A-Z]{3}$/.test(typed.origin) || !isDay(typed.day)) return null;
  return { origin: typed.origin, goods, kind, day: typed.day, port, cif, tonnes };
}

function readPart(part: string): CargoQuery | null {
  const [origin = '', goods = '', kind = '', day = '', port = '', cif = '', tonnes = ''] = part.split('_');
  return readCargo({ origin, goods, kind, day, port, cif, tonnes });
}

export function writeCargo(cargo: CargoQuery): string {
  return cargoFields.map((name) => cargo[name]).join('_');
}

/** Without duplicates, up to the API's limit. */
function listDifferent(cargoes: readonly CargoQuery[]): readonly CargoQuery[] {
  return [...new Map(cargoes.map((cargo) => [writeCargo(cargo), cargo])).values()].slice(0, maxCargoes);
}

/** The cargoes in an address: stored ones first, then the one in the form. */
export function readCargoes(search: URLSearchParams): {
  readonly cargoes: readonly CargoQuery[];
  readonly typed: TypedCargo | null;
  /** Number of stored cargoes that cannot be parsed. */
  readonly unread: number;
} {
  const parts = search.getAll('cargo');
  const stored = parts.flatMap((part) => readPart(part) ?? []);
  const unread = parts.length - stored.length;
  if (!search.has('day')) return { cargoes: listDifferent(stored), typed: null, unread };
  const fields = cargoFields.map((name) => [name, (search.get(name) ?? '').trim().slice(0, 12)]);
  const typed: TypedCargo = { ...firstCargo, ...(Object.fromEntries(fields) as TypedCargo) }; // of all its fields
  const last = readCargo(typed);
  return { cargoes: listDifferent(last === null ? stored : [...stored, last]), typed, unread };
}

export function cargoSearch(cargoes: readonly CargoQuery[]): string {
  const search = new URLSearchParams(cargoes.map((cargo) => ['cargo', writeCargo(cargo)]));
  return cargoes.length === 0 ? '' : `?${search.toString()}`;
}
