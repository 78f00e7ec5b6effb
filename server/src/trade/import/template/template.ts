import type { Template } from '#platform/import/template/write-template.ts';
import { shipmentColumns } from '../shipments/shipment-columns.data.ts';
import { quotaColumns } from '../tables/quota-columns.data.ts';
import { rateColumns } from '../tables/rate-columns.data.ts';

export const templateNames = ['shipments', 'quotas', 'rates'] as const;
export type TemplateName = (typeof templateNames)[number];

export const templates: Readonly<Record<TemplateName, Template>> = {
  shipments: { cn: '装运记录', en: 'Shipments', columns: Object.values(shipmentColumns) },
  quotas: { cn: '国别配额', en: 'Quotas', columns: Object.values(quotaColumns) },
  rates: { cn: '汇率', en: 'Exchange rates', columns: Object.values(rateColumns) },
};
