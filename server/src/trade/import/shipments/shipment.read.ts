import type { StyledNames } from '#platform/import/text/file-style.ts';
import { listed, readHeader } from '#platform/import/text/header.ts';
import type {
  ColumnNames,
  HeaderRule,
  Layout,
  ReadHeader,
  TaughtTitles,
  UnneededTitles,
} from '#platform/import/text/header.ts';
import { listValueTitles } from '../facts/value-titles.ts';
import { shipmentColumns } from './shipment-columns.data.ts';
import type { ShipmentColumn } from './shipment-columns.data.ts';

/** The template has no destination: its shipments are all to China. Files of others may name one. */
export type ShipmentFileColumn = ShipmentColumn | 'destination';

export type ShipmentLayout = Layout<ShipmentFileColumn>;

const { origin, kg, usd, cny } = shipmentColumns;

export const shipmentNames: ColumnNames<ShipmentFileColumn> = {
  ...shipmentColumns,
  origin: { ...origin, also: [...origin.also, 'Origin country', 'País de origen', 'País de origem'] },
  kg: { ...kg, also: [...kg.also, 'Net kg', 'Net weight in kg', 'Peso neto (kg)', 'Peso líquido (kg)', 'Kg líquido'] },
  usd: { ...usd, also: [...usd.also, ...listValueTitles('usd')] },
  cny: { ...cny, also: [...cny.also, ...listValueTitles('cny')] },
  destination: listed(
    '目的国 | 目的地 | 目的国（地区） | 最终目的国 | 最终目的国（地区） | 运抵国 | 运抵国（地区） | 进口国',
    'Destination | Destination country | Country of destination | Final destination | Dest. country | Dest.',
    'Country of final destination | Final destination country | Destination code | Destination country code',
    'Import country | Importing country | Country of import | Destination market | Destination name',
    'Destino | País destino | País de destino | País de destino final | Destino final | Mercado de destino',
  ),
};

/** What sellers of such records write beside. */
export const unneededOfShipments: UnneededTitles<ShipmentFileColumn> = {
  always: listed(
    'Unit price | Unit price (USD) | Unit price (USD/kg) | Unit value | Unit value (USD/kg) | USD/kg | Vessel flag',
    'Unit price (USD per kg) | Unit price per kg | Price per kg | Price (USD/kg) | Price/kg | Unit rate | Unit rate (USD)',
    'Average price | Average unit price | Price per unit | Unit cost',
    '单价 | 单价（美元） | 单价（美元/千克） | 单价（美元/公斤） | Precio unitario | Preço unitário',
  ),
  beside: {
    origin: listed(
      'Exporter country | Exporting country | Country of export | Export country | Shipper country | Seller country',
      'Supplier country | Country of loading | Loading country | Country of departure | País exportador | 出口国',
      'País de procedencia | País de procedência | País de embarque | 发货国 | 启运国 | 启运国（地区） | 出口商国家',
    ),
    kg: listed(
      'Gross weight | Gross weight (kg) | Total gross weight | Total gross weight (kg) | Gross kg | Peso bruto',
      'Peso bruto (kg) | 毛重 | 毛重（千克） | Tare | Tare (kg) | Quantity | Qty | Quantity of packages',
      'Package quantity | 件数 | 箱数 | Cantidad | Quantidade',
    ),
    destination: listed(
      'Port of discharge | Discharge port | Port of unlading | Port of unloading | Port of destination',
      'Destination port | Destination city | 目的港 | 卸货港 | 指运港 | Puerto de destino | Porto de destino',
      'Puerto de descarga | Porto de descarga | POD | Port of arrival | Arrival port | Place of delivery | Delivery place',
      'Final place of delivery | Port of entry | 到货港 | 到港 | 抵达港',
    ),
  },
};

export const shipmentStyled = {
  numbers: ['kg', 'usd', 'cny'],
  dates: ['date'],
} as const satisfies StyledNames<ShipmentFileColumn>;

const rule: HeaderRule<ShipmentFileColumn> = {
  names: shipmentNames,
  required: [['date'], ['origin'], ['hs'], ['kg', 'usd', 'cny']],
  unneeded: unneededOfShipments,
};

/** Reads the header of a shipments file; columns in any order and language. */
export function readShipmentHeader(fields: readonly string[], taught?: TaughtTitles): ReadHeader<ShipmentFileColumn> {
  return readHeader(fields, rule, taught);
}
