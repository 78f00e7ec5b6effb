import { toCutPath } from '@btc/contract/dictionary/dictionary-paths.ts';
import { toMerchantPath } from '@btc/contract/directory/directory-paths.ts';
import { nameIn } from '@btc/contract/names.ts';
import { toPlantPath, toPlantsPath } from '@btc/contract/plants/plant-paths.ts';
import type { PinName } from '@btc/contract/my-list/pin-kinds.ts';
import type { PinRow } from '@btc/contract/my-list/pins.ts';
import { dataViews, nameView } from '@btc/contract/trade/views.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import { findPlant, presentBrief, readState } from '#plants/face.ts';
import { findMerchant } from '#directory/face.ts';
import {
  formatNote,
  getSearchIndex,
  loadActiveSeries,
  readPriceCard,
  readQuotaCard,
  type SearchWork,
  toViewPath,
} from '#search/face.ts';

type Named = Omit<PinRow, 'Kind' | 'Code'>;

/** Null where the pinned thing no longer exists. */
type ReadPin = (work: SearchWork, code: string) => Promise<Named | null>;

const readers: Readonly<Record<PinName['Kind'], ReadPin>> = {
  cut: readCut,
  series: readSeriesPin,
  plant: readPlant,
  origin: readOrigin,
  view: readView,
  company: readCompany,
};

function toId(code: string): number {
  return /^[1-9]\d{0,8}$/.test(code) ? Number(code) : 0;
}

function byEdition<Value>({ visitor }: SearchWork, cn: Value, en: Value): Value {
  return visitor.edition === 'cn' ? cn : en;
}

async function readCut(work: SearchWork, code: string): Promise<Named | null> {
  const [, meat, cut = ''] = /^(beef|pork)-([\w-]+)$/.exec(code) ?? [];
  const entry = work.dictionary.find(meat === 'pork' ? 'porkCut' : 'beefCut', cut);
  if (meat === undefined || entry === undefined) return null;
  const series = (await loadActiveSeries(work)).filter(({ series: one }) => one.Meat === meat && one.CutCode === cut);
  const latest = series.toSorted((one, other) => (other.day ?? '').localeCompare(one.day ?? ''));
  const Card = await readPriceCard(work, latest);
  const path = toCutPath(meat === 'pork' ? 'pork' : 'beef', cut);
  return {
    Name: nameIn(work.visitor.edition, entry),
    // The price is that of one of its series, which it names.
    Note: formatNote(Card?.Name, Card?.Note),
    Path: byEdition(work, `/cn${path}`, path),
    Card,
    Demo: Card?.Demo ?? false,
  };
}

async function readSeriesPin(work: SearchWork, code: string): Promise<Named | null> {
  const found = (await loadActiveSeries(work)).find(({ series }) => series.SeriesID === toId(code));
  if (found === undefined) return null;
  const { OriginCn, OriginEn, CutCn, CutEn, Demo } = found.series;
  const Card = await readPriceCard(work, [found]);
  const Name = byEdition(work, `${OriginCn}${CutCn}`, `${OriginEn} ${CutEn}`);
  return { Name, Note: Card?.Note ?? null, Path: Card?.Path ?? null, Card, Demo };
}

async function readPlant(work: SearchWork, code: string): Promise<Named | null> {
  const plant = await findPlant(work.db, toId(code));
  if (plant === undefined) return null;
  const brief = presentBrief(plant);
  const Name = byEdition(work, brief.NameCn ?? brief.NameEn, brief.NameEn ?? brief.NameCn) ?? brief.NameLocal ?? code;
  const Note = `${brief.PlantNo} · ${byEdition(work, brief.OriginCn, brief.OriginEn)}`;
  const Path = toPlantPath(work.visitor.edition, brief.PlantID);
  const shown = { Name, Note, Path, Demo: brief.Demo };
  const State = readState(plant.state);
  return {
    ...shown,
    Card: { Kind: 'plant', ...shown, PlantNo: brief.PlantNo, Date: work.visitor.today, Meats: brief.Meats, State },
  };
}

async function readOrigin(work: SearchWork, code: string): Promise<Named | null> {
  const origin = findOrigin(code);
  if (origin?.code !== code || code === 'OTH') return null;
  const { edition } = work.visitor;
  const entry = getSearchIndex(work.dictionary).entries.find((one) => one.group === 'quota' && one.code === code);
  const Card = entry === undefined ? null : await readQuotaCard(work, entry);
  return {
    Name: nameIn(edition, origin),
    Note: Card?.Note ?? null,
    Path: Card?.Path ?? `${toPlantsPath(edition)}?origin=${code}`,
    Card,
    Demo: Card?.Demo ?? false,
  };
}

async function readView({ visitor }: SearchWork, code: string): Promise<Named | null> {
  const view = dataViews.find((one) => one.code === code);
  if (view === undefined) return null;
  const { edition } = visitor;
  const isCn = edition === 'cn';
  return {
    Name: nameView(view)[edition],
    Note: isCn ? view.leadCn : view.leadEn,
    Path: toViewPath(edition, view),
    Card: null,
    Demo: false,
  };
}

async function readCompany(work: SearchWork, code: string): Promise<Named | null> {
  const merchant = await findMerchant(work.db, toId(code));
  if (merchant === undefined) return null;
  const Name = byEdition(work, merchant.name, merchant.name_en ?? merchant.name);
  return {
    Name,
    Note: merchant.city,
    // The directory is in Chinese only.
    Path: toMerchantPath(toId(code)),
    Card: null,
    Demo: merchant.is_demo,
  };
}

export async function isPinnable(work: SearchWork, { Kind, Code }: PinName): Promise<boolean> {
  return (await readers[Kind](work, Code)) !== null;
}

/** Pins with today's data; a pin whose thing is gone is named by its code. */
export function readPins(work: SearchWork, pins: readonly PinName[]): Promise<PinRow[]> {
  return Promise.all(
    pins.map(async ({ Kind, Code }) => {
      const gone = { Name: Code, Note: null, Path: null, Card: null, Demo: false };
      return { Kind, Code, ...((await readers[Kind](work, Code)) ?? gone) };
    }),
  );
}
