import { toCutPath } from '@btc/contract/dictionary/dictionary-paths.ts';
import type { PriceMeat } from '@btc/contract/prices/price-codes.ts';
import type { QuoteRow } from '@btc/contract/prices/quote-row.ts';
import { pricePages } from '@btc/contract/prices/price-paths.ts';
import { type Edition, pathFor } from '#i18n/edition.ts';
import { type PriceTerms, readQuoteState } from '#prices/face.ts';

export interface CutState extends PriceTerms {
  /** The meat in the address; null: whichever has the code. */
  readonly meat: PriceMeat | null;
  /** Origin code; empty: the first that has margins. */
  readonly origin: string;
}

export function readCutState(searchParams: URLSearchParams): CutState {
  const { unit, level, isOverQuota, origin } = readQuoteState({ pathname: '', searchParams });
  const meat = searchParams.get('meat');
  return { meat: meat === 'pork' || meat === 'beef' ? meat : null, unit, level, isOverQuota, origin };
}

export function toCutAddress(edition: Edition, code: string, { meat, ...state }: CutState): string {
  const [path = '', query = ''] = pathFor(edition, toCutPath(meat ?? 'beef', code)).split('?');
  const search = new URLSearchParams(query);
  if (state.origin !== '') search.set('origin', state.origin);
  if (state.unit !== '') search.set('unit', state.unit);
  if (state.level !== '') search.set('level', state.level);
  // A surcharge is part of a converted price only.
  if (state.isOverQuota && (state.unit !== '' || state.level !== '')) search.set('quota', 'over');
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

/** The landed-cost page with the origin, and the quote filled in if it is CIF in USD/t. */
export function toLandedPath(edition: Edition, row: QuoteRow): string {
  const search = new URLSearchParams({ origin: row.OriginCode });
  const atPort = row.ShownUnit === 'USD/t' && row.ShownLevel === 'cif';
  const cif = atPort ? row.Mainstream : row.Unit === 'USD/t' && row.Level === 'cif' ? row.Quoted?.Mainstream : null;
  if (cif !== null && cif !== undefined) search.set('cif', String(cif));
  if (row.Meat === 'pork') search.set('meat', 'pork');
  return pathFor(edition, `${pricePages.landedCost}?${search.toString()}`);
}

interface PlantsQuestion {
  readonly meat: PriceMeat;
  readonly origin: string;
  readonly product: string | null;
}

export function toPlantsPath(edition: Edition, { meat, origin, product }: PlantsQuestion): string {
  const isChinesePork = edition === 'cn' && meat === 'pork';
  const search = new URLSearchParams(meat === 'pork' && !isChinesePork ? { meat } : {});
  search.set('origin', origin);
  search.set('status', 'active');
  if (product !== null) search.set('scope', product);
  return pathFor(edition, `${isChinesePork ? '/BTCPorkEst' : '/BTCEst'}?${search.toString()}`);
}
