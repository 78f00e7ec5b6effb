import { toPlantPath, toPlantsPath } from '@btc/contract/plants/plant-paths.ts';
import { formatCodeIn } from '@btc/contract/names.ts';
import { registrationStateNames } from '@btc/reference/plants/plant-scopes.ts';
import { type Edition, languageTags } from '#i18n/edition.ts';
import { pickMessages } from '#i18n/messages.ts';
import type { PageMeta } from '#platform/pages/page-meta.ts';
import { toOrigin, formatOtherName, formatPlantName } from '../plant-names.ts';
import { messages } from './messages.ts';
import type { PlantData } from './plant-query.ts';

export function formatPlantTitle(edition: Edition, plant: PlantData['plant']): string {
  const t = pickMessages(edition, messages);
  return t.title(toOrigin(edition, plant), plant.PlantNo, formatPlantName(edition, plant));
}

/** Structured data: the plant as an organisation with its open numbers; never locked data, never an invented company. */
function structuredData(edition: Edition, plant: PlantData['plant'], base: string) {
  const other = formatOtherName(edition, plant);
  const company = {
    '@type': 'Organization',
    name: formatPlantName(edition, plant),
    ...(other === null ? {} : { alternateName: other.text }),
    address: { '@type': 'PostalAddress', addressCountry: plant.Origin },
    identifier: { '@type': 'PropertyValue', propertyID: 'establishment number', value: plant.PlantNo },
  };
  const trail = [
    {
      '@type': 'ListItem',
      position: 1,
      name: edition === 'cn' ? '工厂' : 'Plants',
      item: base + toPlantsPath(edition),
    },
    {
      '@type': 'ListItem',
      position: 2,
      name: formatPlantTitle(edition, plant),
      item: base + toPlantPath(edition, plant.PlantID),
    },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemPage',
    url: base + toPlantPath(edition, plant.PlantID),
    name: formatPlantTitle(edition, plant),
    inLanguage: languageTags[edition],
    breadcrumb: { '@type': 'BreadcrumbList', itemListElement: trail },
    ...(plant.Demo ? {} : { mainEntity: company }),
  };
}

/** The head of a plant page; plants that are not on China's list are not indexed. */
export function buildPlantMeta(edition: Edition, { plant }: PlantData, base: string): PageMeta {
  const t = pickMessages(edition, messages);
  const state = formatCodeIn(edition, registrationStateNames, plant.State);
  const description = t.description(toOrigin(edition, plant), plant.PlantNo, formatPlantName(edition, plant), state);
  return {
    edition,
    title: formatPlantTitle(edition, plant),
    description: plant.Demo ? t.inventedDescription + description : description,
    path: toPlantPath('en', plant.PlantID),
    drawn: { kind: 'plant', key: plant.PlantID },
    structured: structuredData(edition, plant, base),
    indexed: plant.State !== 'unlisted',
  };
}
