import type { StyledNames } from '#platform/import/text/file-style.ts';
import { readHeader } from '#platform/import/text/header.ts';
import type { Layout, ReadHeader } from '#platform/import/text/header.ts';
import { shipmentColumns } from './shipment-columns.data.ts';
import type { ShipmentColumn } from './shipment-columns.data.ts';

export type ShipmentLayout = Layout<ShipmentColumn>;

export const shipmentStyled = {
  numbers: ['kg', 'usd', 'cny'],
  dates: ['date'],
} as const satisfies StyledNames<ShipmentColumn>;

/** Reads the header of a shipments file; columns in any order and language. */
export function readShipmentHeader(fields: readonly string[]): ReadHeader<ShipmentColumn> {
  return readHeader(fields, shipmentColumns, [['date'], ['origin'], ['hs'], ['kg', 'usd', 'cny']]);
}
