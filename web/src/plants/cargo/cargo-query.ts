import type { EntryKind } from '@btc/contract/dictionary/dictionary-kinds.ts';
import { type LockReason, lockReasons } from '@btc/contract/members/access.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import type { PageQuery } from '#platform/pages/page-query.ts';
import { findPlantId } from '../plant/plant-query.ts';
import { type CargoState, cargoSearch, missingFields, readCargoState } from '@btc/contract/plants/cargo-address.ts';

type Query = Pick<PageQuery, 'api' | 'edition'>;

async function ask({ api, edition }: Query, state: CargoState) {
  const { slaughter, production, certificate, shipping, arrival } = state.dates;
  return api('CheckCargo', {
    isEn: edition === 'en',
    Meat: state.meat,
    Origin: state.origin,
    PlantNo: state.number,
    Storage: state.storage,
    Form: state.form,
    ProductionDate: production,
    ShippingDate: shipping,
    ...(state.form === 'offal' && state.cut !== '' ? { OffalCut: state.cut } : {}),
    ...(slaughter === '' ? {} : { SlaughterDate: slaughter }),
    ...(certificate === '' ? {} : { CertificateDate: certificate }),
    ...(arrival === '' ? {} : { ArrivalDate: arrival }),
  });
}

export type CargoAnswer = Awaited<ReturnType<typeof ask>>;

export type CargoOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'answer'; readonly answer: CargoAnswer; readonly search: string }
  | { readonly kind: 'locked'; readonly reason: LockReason; readonly trialLeft: number | null }
  | { readonly kind: 'refused' };

async function toOutcome(query: Query, state: CargoState): Promise<CargoOutcome> {
  if (!state.isAsked || missingFields(state).length > 0) return { kind: 'none' };
  try {
    return { kind: 'answer', answer: await ask(query, state), search: cargoSearch(state) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.code === 1001) return { kind: 'refused' };
    if (error.code !== 1008) throw error;
    const { Reason, TrialLeft } = error.data.Dict ?? {};
    const reason = lockReasons.find((one) => one === Reason) ?? 'anonymous';
    return { kind: 'locked', reason, trialLeft: typeof TrialLeft === 'number' ? TrialLeft : null };
  }
}

async function begun({ api, edition }: Query, state: CargoState, url: URL): Promise<CargoState> {
  const id = findPlantId(url.searchParams.get('plant'));
  if (id === null || state.isAsked) return state;
  try {
    const { Row } = await api('GetPlant', { isEn: edition === 'en', PlantID: id, Counted: false });
    return { ...state, meat: Row.Meats[0] ?? 'beef', origin: Row.Origin, number: Row.PlantNo };
  } catch (error) {
    // A plant that is gone: then the form is empty.
    if (isApiError(error) && error.code === 1009) return state;
    throw error;
  }
}

async function listOffal({ api }: Pick<Query, 'api'>) {
  const { Rows } = await api('GetDictionary', { Kinds: ['beefCut', 'porkCut'], Group: 'offal' });
  const ofKind = (kind: EntryKind) =>
    Rows.filter(({ Kind, Form, Listed }) => Kind === kind && Listed && (Form === null || Form === 'offal')).map(
      ({ Code, NameCn, NameEn }) => ({ code: Code, nameCn: NameCn, nameEn: NameEn }),
    );
  return { beef: ofKind('beefCut'), pork: ofKind('porkCut') };
}

export async function loadCargo({ api, edition, url }: PageQuery) {
  const query = { api, edition };
  const [state, offal] = await Promise.all([begun(query, readCargoState(url), url), listOffal(query)]);
  return { state, offal, outcome: await toOutcome(query, state) };
}

export type CargoData = Awaited<ReturnType<typeof loadCargo>>;
