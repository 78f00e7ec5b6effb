import { data } from 'react-router';
import { todayInShanghai } from '#i18n/shanghai-time.ts';
import type { PageQuery } from '#platform/pages/page-query.ts';
import { maxInteger } from '@btc/contract/wire/integer.ts';

const tradeMonths = 24;

/** Plant id from an address; null for anything else. */
export function findPlantId(text: string | null | undefined): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0;
  return id >= 1 && id <= maxInteger ? id : null;
}

/** Plant id of the address; throws 404 for none. */
export function getPlantId({ params }: Pick<PageQuery, 'params'>): number {
  const id = findPlantId(params['id']);
  if (id === null) throw data({ key: 'notfound' }, { status: 404 });
  return id;
}

export async function loadPlant({ api, edition, params }: PageQuery) {
  const id = getPlantId({ params });
  const isEn = edition === 'en';
  const [plant, trade, { Row: mail }] = await Promise.all([
    api('GetPlant', { isEn, PlantID: id }),
    api('GetPlantTrade', { isEn, PlantID: id, Months: tradeMonths }),
    api('GetEstablishmentMailService', {}),
  ]);
  // The day is found with the answer, so that the document and the browser draw the same.
  return {
    plant: plant.Row,
    events: plant.Rows,
    spans: plant.List,
    dict: plant.Dict,
    trade,
    isMailStopped: mail.State === 'stopped',
    today: todayInShanghai(),
  };
}

export type PlantData = Awaited<ReturnType<typeof loadPlant>>;
