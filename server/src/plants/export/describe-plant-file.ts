import type { Edition } from '@btc/contract/members/access.ts';
import { type PlantFile, toPlantsPath } from '@btc/contract/plants/plant-paths.ts';
import { formatCode } from '@btc/contract/names.ts';
import { findCountry } from '@btc/reference/countries.ts';
import {
  effectBasisNames,
  plantProductNames,
  plantTypeNames,
  registrationStateNames,
} from '@btc/reference/plant-scopes.ts';
import { findPlantStatus } from '@btc/reference/plant-statuses.ts';
import { type QueryField, describeQuery, namedBy } from '#platform/export/describe-file.ts';

const filters: Readonly<Record<string, QueryField>> = {
  Keyword: { cn: '关键词', en: 'Words', param: 'q' },
  Origin: {
    cn: '国家（地区）',
    en: 'Origin',
    param: 'origin',
    isFilter: true,
    name: (code, edition) => formatCode(edition, findCountry(code), code),
  },
  Province: { cn: '州/省', en: 'State or province', param: 'province' },
  State: { cn: '状态', en: 'Status', param: 'status', isFilter: true, name: namedBy(registrationStateNames) },
  Type: { cn: '类型', en: 'Type', param: 'type', name: namedBy(plantTypeNames) },
  Product: { cn: '产品范围', en: 'Products', param: 'scope', name: namedBy(plantProductNames) },
  AsOf: { cn: '截至', en: 'As of', param: 'asof' },
  Sort: { cn: '排序', en: 'Sorted by', param: 'sort' },
};

const fieldsByFile: Readonly<Record<PlantFile, Readonly<Record<string, QueryField>>>> = {
  plants: filters,
  'plant-structure': { ...filters, By: { cn: '按', en: 'Broken down by', param: 'by' } },
  'plant-events': {
    Origin: filters['Origin'] ?? { cn: '国家（地区）', en: 'Origin' },
    StartDate: { cn: '自', en: 'From', param: 'from' },
    EndDate: { cn: '至', en: 'To', param: 'to' },
    Status: {
      cn: '变化',
      en: 'Change',
      param: 'change',
      isFilter: true,
      name: (code, edition) => formatCode(edition, findPlantStatus(code), code),
    },
    Basis: { cn: '适用日期', en: 'Counts by', param: 'basis', name: namedBy(effectBasisNames) },
    AsOf: { cn: '截至', en: 'As of', param: 'asof' },
  },
};

const views = { plants: null, 'plant-events': 'changes', 'plant-structure': 'structure' } as const;

interface PlantFileQuery {
  readonly name: PlantFile;
  readonly given: Readonly<Record<string, unknown>>;
  readonly edition: Edition;
  readonly publicUrl: string;
}

/** What a file of plants was asked by, and the address of the page that shows it. */
export function describePlantFile({ name, given, edition, publicUrl }: PlantFileQuery) {
  const { lines, search } = describeQuery(fieldsByFile[name], given, edition);
  const [path = '', meat] = toPlantsPath(edition, given['Meat'] === 'pork' ? 'pork' : 'beef').split('?');
  const query = new URLSearchParams([...new URLSearchParams(meat), ...new URLSearchParams(search)]);
  const view = views[name];
  if (view !== null) query.set('view', view);
  return { query: lines, address: publicUrl + path + (query.size === 0 ? '' : `?${query.toString()}`) };
}
