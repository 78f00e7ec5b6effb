import { type DataForm, dataForms, toDataPath, toMetadataPath, toPagePath } from '@btc/contract/data/data-address.ts';
import { toDocumentPath } from '@btc/contract/data/data-documents.ts';
import { mediaTypes } from '@btc/contract/data/media-types.ts';
import { toYearFilePath } from '@btc/contract/data/whole-sets.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { toLegalPath } from '@btc/contract/wire/legal-texts.ts';
import { toCataloguedQuery } from '../catalogued-query.ts';
import type { Catalogued } from '../http/data-document.ts';
import type { DataSet } from '../data-set.ts';
import type { Words } from '../data-table.ts';
import type { WholeSet } from './whole-set.ts';

/*
 * The catalogue as DCAT-AP 3 in JSON-LD. Its vocabularies are stated within, so that a reader fetches nothing.
 */

const context = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
} as const;

const vocabulary = 'http://publications.europa.eu/resource/authority';
const mediaTypeList = 'https://www.iana.org/assignments/media-types';

const languages = { cn: `${vocabulary}/language/ZHO`, en: `${vocabulary}/language/ENG` } as const;
const toId = (iri: string) => ({ '@id': iri });

function toTexts({ cn, en }: Words) {
  return [
    { '@language': 'zh', '@value': cn },
    { '@language': 'en', '@value': en },
  ];
}

interface Distributed {
  readonly publicUrl: string;
  readonly form: DataForm;
  /** Without scheme and host. */
  readonly path: string;
  /** Set where the path is a page with the addresses of several files, so there is no download URL. */
  readonly isTemplate?: boolean;
}

function toDistribution({ publicUrl, form, path, isTemplate = false }: Distributed) {
  const address = publicUrl + path;
  return {
    '@type': 'dcat:Distribution',
    'dcat:accessURL': toId(address),
    ...(isTemplate ? {} : { 'dcat:downloadURL': toId(address) }),
    'dct:format': toId(`${vocabulary}/file-type/${form.toUpperCase()}`),
    'dcat:mediaType': toId(`${mediaTypeList}/${mediaTypes[form]}`),
    'dct:license': toId(publicUrl + toLegalPath('terms')),
  };
}

interface Stated {
  readonly publicUrl: string;
  readonly set: Pick<DataSet, 'title' | 'lead' | 'module'> & { readonly name: string };
  readonly landingPage: string | null;
  readonly distributions: readonly ReturnType<typeof toDistribution>[];
}

function toDataset({ publicUrl, set, landingPage, distributions }: Stated) {
  const access = set.module === null ? 'PUBLIC' : 'RESTRICTED';
  return {
    '@type': 'dcat:Dataset',
    '@id': `${publicUrl}/data/v1/${set.name}`,
    'dct:identifier': set.name,
    'dct:title': toTexts(set.title),
    'dct:description': toTexts(set.lead),
    'dct:publisher': toId(`${publicUrl}/#publisher`),
    'dct:accessRights': toId(`${vocabulary}/access-right/${access}`),
    'dct:language': Object.values(languages).map(toId),
    'dct:spatial': toId(`${vocabulary}/country/CHN`),
    'dcat:theme': toId(`${vocabulary}/data-theme/AGRI`),
    ...(landingPage === null ? {} : { 'dcat:landingPage': toId(publicUrl + landingPage) }),
    'dcat:distribution': distributions,
  };
}

function describeOne(publicUrl: string, edition: Edition, set: DataSet) {
  const query = { name: set.name, edition, params: {} } as const;
  const landingPage = toPagePath(query);
  const linked = toCataloguedQuery(set.name, edition);
  const distributions = dataForms.map((form) => toDistribution({ publicUrl, form, path: toDataPath(linked, form) }));
  const page = { 'foaf:page': toId(publicUrl + toMetadataPath(query)) };
  return { ...toDataset({ publicUrl, set, landingPage, distributions }), ...page };
}

function describeWhole(publicUrl: string, edition: Edition, set: WholeSet) {
  const path = toYearFilePath(set.name, '', edition).replace(/\/\.parquet.*$/, '');
  const distributions = [toDistribution({ publicUrl, form: 'parquet', path, isTemplate: true })];
  return toDataset({ publicUrl, set, landingPage: null, distributions });
}

export function writeDcat({ sets, wholeSets, publicUrl }: Catalogued, edition: Edition): string {
  const publisher = {
    '@type': 'foaf:Agent',
    '@id': `${publicUrl}/#publisher`,
    'foaf:name': 'Beef to China',
    'foaf:homepage': toId(publicUrl),
  };
  return JSON.stringify({
    '@context': context,
    '@type': 'dcat:Catalog',
    '@id': publicUrl + toDocumentPath('catalog.jsonld', edition),
    'dct:title': toTexts({ cn: 'Beef to China 数据目录', en: 'Beef to China data catalogue' }),
    'dct:description': toTexts({
      cn: '中国进口牛肉与猪肉的贸易、价格、工厂和配额数据。',
      en: 'Data on trade, prices, plants and quotas of the beef and pork imports of China.',
    }),
    'dct:publisher': publisher,
    'dct:language': Object.values(languages).map(toId),
    'dct:license': toId(publicUrl + toLegalPath('terms')),
    'foaf:homepage': toId(publicUrl),
    'dcat:dataset': [
      ...sets.map((set) => describeOne(publicUrl, edition, set)),
      ...wholeSets.map((set) => describeWhole(publicUrl, edition, set)),
    ],
  });
}
