import type { MarketPostRow } from '@btc/contract/market/market-fields.ts';
import type { Format } from '#i18n/format.ts';
import { t } from '../messages.en.ts';

/** Tonnes in a 40′ refrigerated container, approximately (domain C.5). */
const tonnesAContainer = 27;

type Goods = Pick<MarketPostRow, 'Type' | 'Title' | 'CutName' | 'Storage' | 'OriginName' | 'Meat'>;

export function formatPostTitle({ Type, Title, CutName, Storage, OriginName, Meat }: Goods): string {
  if (Title !== null) return Title;
  const goods = Type === 'livecattle' ? t.liveCattle : formatGoodsName({ CutName, Storage, Meat });
  return OriginName === null ? goods : `${goods}, ${OriginName}`;
}

function formatGoodsName({ CutName, Storage, Meat }: Pick<Goods, 'CutName' | 'Storage' | 'Meat'>): string {
  const words = [Storage === null ? null : t.storages[Storage], Meat === 'pork' ? t.meats.pork : null, CutName];
  const [first = '', ...rest] = words.filter((word) => word !== null);
  return [first, ...rest.map(withSmallLetter)].join(' ');
}

/** Lower-cases the first letter within a name; abbreviations (85CL, AAA) stay. */
function withSmallLetter(word: string): string {
  return /^\p{Lu}\p{Ll}/u.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word;
}

function countDecimals(value: number): number {
  if (Number.isInteger(value)) return 0;
  return Number.isInteger(value * 10) ? 1 : 2;
}

/** How much: 3 × 40′ RF containers (about 81 t), 42 t, 1,800 head. */
export function formatQuantityText(
  { Quantity, QuantityUnit }: Pick<MarketPostRow, 'Quantity' | 'QuantityUnit'>,
  format: Format,
): string | null {
  if (Quantity === null || QuantityUnit === null) return null;
  const number = format.number(Quantity, countDecimals(Quantity));
  if (QuantityUnit === 't') return t.tonnes(number);
  if (QuantityUnit === 'head') return t.head(number);
  return `${t.containers(number, Quantity)} (${t.perFcl(format.number(Quantity * tonnesAContainer))})`;
}

/** The price with its unit; without one, a text in its place. */
export function formatPriceText(
  { Price, PriceUnit, Side }: Pick<MarketPostRow, 'Price' | 'PriceUnit' | 'Side'>,
  format: Format,
): string {
  if (Price === null || PriceUnit === null) return Side === 'offer' ? t.ask : t.bid;
  const [currency = '', per = ''] = PriceUnit.split('/');
  const decimals = currency === 'CNY' && per === 'kg' ? 2 : countDecimals(Price);
  return `${currency} ${format.number(Price, decimals)}/${per}`;
}

/** E.g. CFR Shanghai; null where neither is stated. */
export function formatDeliveryText({ Term, PortName }: Pick<MarketPostRow, 'Term' | 'PortName'>): string | null {
  const words = [Term === null ? null : t.terms[Term], PortName];
  return words.some((word) => word !== null) ? words.filter((word) => word !== null).join(' ') : null;
}

/** Who posts: the name where it may be shown, else the number. */
export function formatCompany(
  company: { CompanyNo: number; CompanyName: string | null },
  locked: string | null,
): string {
  if (company.CompanyName !== null) return company.CompanyName;
  return locked === null ? t.formerMember : t.company(String(company.CompanyNo).padStart(2, '0'));
}

/** E.g. Importer, China: what everybody may know of a company. */
export function formatCompanyKind({ CompanyType, CompanyCountry }: MarketCompany): string {
  const type = CompanyType === null ? undefined : t.companyTypes[CompanyType];
  return [type, CompanyCountry].filter((word) => word !== undefined && word !== null).join(', ');
}

export type MarketCompany = Pick<MarketPostRow, 'CompanyNo' | 'CompanyName' | 'CompanyType' | 'CompanyCountry' | 'Own'>;
