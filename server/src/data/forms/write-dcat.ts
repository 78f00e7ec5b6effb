import {
  type DataForm,
  dataForms,
  toDataPath,
  toMetadataPath,
  toPackagePath,
  toPagePath,
} from '@btc/contract/data/data-address.ts';
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
 * The catalogue as DCAT-AP 3 in JSON-LD. Vocabularies and the classes of what is referred to are stated within, so that a reader
 * fetches nothing and the ranges of the profile hold as it lies there.
 */

const context = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
} as const;

const vocabulary = 'http://publications.europa.eu/resource/authority';
const mediaTypeList = 'https://www.iana.org/assignments/media-types';

const toId = (iri: string) => ({ '@id': iri });

/** Ranges of the properties, by DCAT-AP 3. */
type Range =
  | 'dct:LicenseDocument'
  | 'dct:LinguisticSystem'
  | 'dct:Location'
  | 'dct:MediaType'
  | 'dct:MediaTypeOrExtent'
  | 'dct:RightsStatement'
  | 'foaf:Document'
  | 'skos:Concept'
  | 'vcard:Kind';

function refer(iri: string, range: Range) {
  return { '@id': iri, '@type': range };
}

const languages = ['ZHO', 'ENG'].map((code) => refer(`${vocabulary}/language/${code}`, 'dct:LinguisticSystem'));
const referLicense = (publicUrl: string) => refer(publicUrl + toLegalPath('terms'), 'dct:LicenseDocument');

function toTexts({ cn, en }: Words) {
  return [
    { '@language': 'zh', '@value': cn },
    { '@language': 'en', '@value': en },
  ];
}

/** JSON Lines stands in neither of the two lists. */
function describeForm(form: DataForm) {
  if (form === 'jsonl') {
    return {
      'dct:format': { ...refer('https://jsonlines.org/', 'dct:MediaTypeOrExtent'), 'rdfs:label': 'JSON Lines' },
    };
  }
  return {
    'dct:format': refer(`${vocabulary}/file-type/${form.toUpperCase()}`, 'dct:MediaTypeOrExtent'),
    'dcat:mediaType': refer(`${mediaTypeList}/${mediaTypes[form]}`, 'dct:MediaType'),
  };
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
    ...describeForm(form),
    'dct:license': referLicense(publicUrl),
  };
}

const theme = {
  ...refer(`${vocabulary}/data-theme/AGRI`, 'skos:Concept'),
  'skos:prefLabel': toTexts({ cn: '农业、渔业、林业和食品', en: 'Agriculture, fisheries, forestry and food' }),
};

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
    'dcat:contactPoint': toId(`${publicUrl}/#contact`),
    'dct:accessRights': refer(`${vocabulary}/access-right/${access}`, 'dct:RightsStatement'),
    'dct:language': languages,
    'dct:spatial': refer(`${vocabulary}/country/CHN`, 'dct:Location'),
    'dcat:theme': theme,
    ...(landingPage === null ? {} : { 'dcat:landingPage': refer(publicUrl + landingPage, 'foaf:Document') }),
    'dcat:distribution': distributions,
  };
}

function describeOne(publicUrl: string, edition: Edition, set: DataSet) {
  const query = { name: set.name, edition, params: {} } as const;
  const landingPage = toPagePath(query);
  const linked = toCataloguedQuery(set.name, edition);
  const distributions = dataForms.map((form) => toDistribution({ publicUrl, form, path: toDataPath(linked, form) }));
  const pages = [toMetadataPath(query), toPackagePath(linked)];
  const page = { 'foaf:page': pages.map((path) => refer(publicUrl + path, 'foaf:Document')) };
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
    'foaf:homepage': refer(`${publicUrl}/`, 'foaf:Document'),
  };
  const contact = {
    ...refer(`${publicUrl}/#contact`, 'vcard:Kind'),
    'vcard:fn': 'Beef to China',
    'vcard:hasURL': toId(`${publicUrl}${edition === 'cn' ? '/cn' : ''}/ContactUs`),
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
    'dcat:contactPoint': contact,
    'dct:language': languages,
    'dct:license': referLicense(publicUrl),
    'foaf:homepage': refer(`${publicUrl}/`, 'foaf:Document'),
    'dcat:dataset': [
      ...sets.map((set) => describeOne(publicUrl, edition, set)),
      ...wholeSets.map((set) => describeWhole(publicUrl, edition, set)),
    ],
  });
}
