import type { DemoImporter } from '../companies/demo-importers.ts';
import type { DemoPlant } from '../companies/demo-plants.ts';
import { drawCutChoice } from './cut-choice.ts';
import type { DemoCell } from './demo-cells.ts';
import { seededRandom } from './seeded-random.ts';
import { createSupplyCache } from './supply.ts';
import type { Supply } from './supply.ts';
import { affinity } from './weighted-choice.ts';

/** Shipments refer to these lists by index. */
export interface DemoTrade {
  readonly cells: readonly DemoCell[];
  readonly cuts: readonly string[];
  readonly plants: readonly DemoPlant[];
  readonly importers: readonly DemoImporter[];
}

/** One column per field; the arrays are reused for the next cell. */
export interface CellShipments {
  count: number;
  readonly cut: number[];
  readonly plant: number[];
  readonly importer: number[];
  readonly district: number[];
  readonly mode: number[];
  readonly kg: number[];
  readonly usdCents: number[];
}

/** General trade, special zones, bonded places. */
export const shipmentModes = ['10', '34', '33'] as const;

const containerKg = 26_000;
const meanContainers = 1.73;

/** Ordered by month; shipments add up to their cell exactly: kilograms, and dollars to the cent per shipment. */
export function* makeShipments(trade: DemoTrade, rows: number): Generator<readonly [cell: number, CellShipments]> {
  const random = seededRandom(20_260_930);
  const total = trade.cells.reduce((sum, { kg }) => sum + kg, 0);
  const unit = containerKg * Math.max(1, total / rows / (containerKg * meanContainers));
  const supplies = createSupplyCache(trade);
  const shipments: CellShipments = {
    count: 0,
    cut: [],
    plant: [],
    importer: [],
    district: [],
    mode: [],
    kg: [],
    usdCents: [],
  };
  for (const [index, cell] of trade.cells.entries()) {
    shipments.count = 0;
    fillCell(trade, { cell, supply: supplies(cell), unit }, random, shipments);
    yield [index, shipments];
  }
}

function fillCell(
  trade: DemoTrade,
  { cell, supply, unit }: { readonly cell: DemoCell; readonly supply: Supply; readonly unit: number },
  random: () => number,
  shipments: CellShipments,
): void {
  const cuts = drawCutChoice(cell, trade.cuts);
  const { places, choice } = cell.line.storage === 'chilled' ? supply.chilledPlants : supply.plants;
  let left = cell.kg;
  let worth = 0;
  while (left > 0) {
    const kg = drawWeight(left, unit, random);
    left -= kg;
    const at = shipments.count;
    shipments.count += 1;
    const plant = places[choice.pick(random())] ?? 0;
    const importer = importerFor(trade, supply, plant, random);
    const cut = cuts.choice.pick(random());
    const value = kg * (cuts.prices[cut] ?? 1) * (0.93 + 0.14 * random()) * (0.97 + 0.06 * affinity(plant, 9));
    const province = trade.importers[importer]?.province;
    const districts = province === undefined ? undefined : supply.shares.districts.get(province);
    shipments.kg[at] = kg;
    shipments.plant[at] = plant;
    shipments.importer[at] = importer;
    shipments.cut[at] = cuts.places[cut] ?? 0;
    shipments.district[at] = districts?.pick(random()) ?? 0;
    shipments.mode[at] = modeFor(random());
    shipments.usdCents[at] = value;
    worth += value;
  }
  const factor = (cell.usd * 100) / worth;
  for (let at = 0; at < shipments.count; at += 1)
    shipments.usdCents[at] = Math.round((shipments.usdCents[at] ?? 0) * factor);
}

/** One to three containers of 24 to 28 t; a remainder below half a container is added. */
function drawWeight(left: number, unit: number, random: () => number): number {
  const chance = random();
  const containers = chance < 0.45 ? 1 : chance < 0.82 ? 2 : 3;
  const kg = Math.round(containers * unit * (12 / 13 + (2 / 13) * random()));
  return left - kg < unit / 2 ? left : kg;
}

function modeFor(chance: number): number {
  return chance < 0.935 ? 0 : chance < 0.98 ? 1 : 2;
}

/** Firms stay with the suppliers they know: most pairs trade seldom. */
function importerFor(trade: DemoTrade, supply: Supply, plant: number, random: () => number): number {
  const exporter = trade.plants[plant]?.exporterId ?? 0;
  let importer = supply.importers.pick(random());
  for (let attempt = 0; attempt < 2; attempt += 1) {
    if (affinity(exporter, importer) < 0.4 || random() < 0.3) return importer;
    importer = supply.importers.pick(random());
  }
  return importer;
}
