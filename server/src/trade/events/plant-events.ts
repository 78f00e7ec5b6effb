import type { ChartEventRow } from '@btc/contract/trade/chart-events.ts';
import { plantStatuses } from '@btc/reference/plants/plant-statuses.ts';
import { nameOrigin } from '../view/names/names.ts';
import type { PlantChange } from './plant-change.queries.ts';

/** Gives the number of plants, never their names. */
export function toPlantEvents({ day, origin, status, plants, sources, link, is_demo }: PlantChange): ChartEventRow {
  const { NameCn, NameEn } = nameOrigin(origin);
  const change = plantStatuses.find(({ code }) => code === status);
  const ours = is_demo
    ? { cn: '演示数据', en: 'Demonstration data' }
    : { cn: '海关总署名单，本站工厂记录', en: 'GACC lists, in this site’s plant records' };
  const written = is_demo ? '' : sources.join('; ');
  return {
    Day: day,
    Kind: 'plants',
    TitleCn: `${NameCn}${plants}家工厂${change?.nameCn ?? status}`,
    TitleEn: `${NameEn}: ${plants} ${plants === 1 ? 'plant' : 'plants'} – ${(change?.nameEn ?? status).toLowerCase().replace('china', 'China')}`,
    SourceCn: written === '' ? ours.cn : written,
    SourceEn: written === '' ? ours.en : written,
    SourceUrl: link,
    Demo: is_demo,
  };
}
