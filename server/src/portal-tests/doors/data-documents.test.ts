import { dataSetNames } from '@btc/contract/data/data-address.ts';
import { mediaTypes } from '@btc/contract/data/media-types.ts';
import { wholeSetNames } from '@btc/contract/data/whole-sets.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../app.fixture.ts';
import { listAtomFaults } from './atom.fixture.ts';
import { dataPackage } from './data-package.fixture.ts';

/*
 * What the door says of all its sets: the catalogue as DCAT-AP 3 demands it, and the feed of releases as RFC 4287 does.
 */

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const ask = (path: string, headers: Record<string, string> = {}) =>
  portal.app.inject({ url: `/data/v1${path}`, headers });

type Node = Readonly<Record<string, unknown>>;

interface Catalogue extends Node {
  readonly '@context': Readonly<Record<string, string>>;
  readonly 'dcat:dataset': readonly (Node & { readonly 'dcat:distribution': readonly Node[] })[];
}

/** The mandatory properties of DCAT-AP 3.0, by class; and of classes that are only referred to. */
const mandatory = {
  'dct:LicenseDocument': [],
  'dct:LinguisticSystem': [],
  'dct:Location': [],
  'dct:MediaType': [],
  'dct:MediaTypeOrExtent': [],
  'dct:RightsStatement': [],
  'foaf:Document': [],
  'skos:Concept': ['skos:prefLabel'],
  'vcard:Kind': ['vcard:fn'],
  'dcat:Catalog': ['dct:description', 'dct:publisher', 'dct:title', 'dcat:dataset'],
  'dcat:Dataset': ['dct:description', 'dct:title'],
  'dcat:Distribution': ['dcat:accessURL'],
  'foaf:Agent': ['foaf:name'],
} as const;

/** The classes of what DCAT-AP 3.0 lets properties refer to. */
const ranges: Readonly<Record<string, string>> = {
  'dcat:contactPoint': 'vcard:Kind',
  'dcat:dataset': 'dcat:Dataset',
  'dcat:distribution': 'dcat:Distribution',
  'dcat:landingPage': 'foaf:Document',
  'dcat:mediaType': 'dct:MediaType',
  'dcat:theme': 'skos:Concept',
  'dct:accessRights': 'dct:RightsStatement',
  'dct:format': 'dct:MediaTypeOrExtent',
  'dct:language': 'dct:LinguisticSystem',
  'dct:license': 'dct:LicenseDocument',
  'dct:publisher': 'foaf:Agent',
  'dct:spatial': 'dct:Location',
  'foaf:homepage': 'foaf:Document',
  'foaf:page': 'foaf:Document',
};

/** Texts, addresses and the list itself. */
const free = new Set([
  'dcat:accessURL',
  'dcat:downloadURL',
  'dct:description',
  'dct:identifier',
  'dct:title',
  'foaf:name',
  'rdfs:label',
  'skos:prefLabel',
  'vcard:fn',
  'vcard:hasURL',
]);

test('what a property refers to is of the class that DCAT-AP demands', async () => {
  for (const edition of ['cn', 'en']) {
    const nodes = listNodes(JSON.parse((await ask(`/catalog.jsonld?edition=${edition}`)).body));
    const classes = new Map(nodes.map((node) => [node['@id'], new Set<unknown>()]));
    for (const node of nodes) classes.get(node['@id'])?.add(node['@type']);
    const wrong = nodes.flatMap((node) =>
      Object.entries(node).flatMap(([property, value]) => {
        if (property.startsWith('@') || free.has(property)) return [];
        const range = ranges[property];
        const targets: readonly Node[] = [value].flat().map((one) => ({ ...(one as Node) })); // tells of others below
        const isFit = (target: Node) => target['@type'] === range || classes.get(target['@id'])?.has(range) === true;
        return range !== undefined && targets.every(isFit) ? [] : [`${String(node['@type'])} ${property}`];
      }),
    );
    expect([...new Set(wrong)]).toEqual([]);
  }
});

function isClass(type: unknown): type is keyof typeof mandatory {
  return typeof type === 'string' && type in mandatory;
}

function listNodes(value: unknown): readonly Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.values(value).flatMap(listNodes);
  return '@type' in value ? [{ ...value }, ...within] : within;
}

const isAddress = (value: unknown): boolean => typeof value === 'string' && URL.canParse(value);

test('every class of the catalogue has the properties that DCAT-AP demands', async () => {
  const { statusCode, headers, body } = await ask('/catalog.jsonld?edition=en');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/ld+json; charset=utf-8']);
  const catalogue: Catalogue = JSON.parse(body);
  const nodes = listNodes(catalogue);
  const lacking = nodes.flatMap((node) => {
    const type = node['@type'];
    if (!isClass(type)) return [`no class ${String(type)}`];
    return mandatory[type]
      .filter((name) => node[name] === undefined || node[name] === '')
      .map((name) => `${type} ${name}`);
  });
  expect(lacking).toEqual([]);
  expect(new Set(nodes.map((node) => node['@type']))).toEqual(new Set(Object.keys(mandatory)));
});

test('every term has a vocabulary, every reference is an address, and texts are in both languages', async () => {
  const catalogue: Catalogue = JSON.parse((await ask('/catalog.jsonld')).body);
  const prefixes = new Set(Object.keys(catalogue['@context']));
  const wrong: string[] = [];
  const look = (value: unknown, name: string): void => {
    if (Array.isArray(value)) return value.forEach((one) => look(one, name));
    if (typeof value !== 'object' || value === null) return;
    for (const [key, own] of Object.entries(value)) {
      if (key === '@context') continue;
      if (key === '@id' && !isAddress(own)) wrong.push(`${name} ${String(own)}`);
      if (!key.startsWith('@') && !prefixes.has(key.split(':')[0] ?? '')) wrong.push(key);
      look(own, key);
    }
  };
  look(catalogue, '');
  expect(wrong).toEqual([]);
  for (const { 'dct:title': title } of catalogue['dcat:dataset']) {
    expect(title).toEqual([
      { '@language': 'zh', '@value': expect.stringMatching(/./) },
      { '@language': 'en', '@value': expect.stringMatching(/./) },
    ]);
  }
});

test('the catalogue has every set, and each of its open distributions can be had', async () => {
  const catalogue: Catalogue = JSON.parse((await ask('/catalog.jsonld?edition=en')).body);
  const sets = catalogue['dcat:dataset'];
  expect(sets.map((set) => set['dct:identifier']).toSorted()).toEqual([...dataSetNames, ...wholeSetNames].toSorted());
  const origins = sets.find((set) => set['dct:identifier'] === 'origins');
  for (const { 'dcat:downloadURL': address, 'dcat:mediaType': type } of origins?.['dcat:distribution'] ?? []) {
    const url = new URL((address as { readonly '@id': string })['@id']); // as the test above holds
    const { statusCode, headers } = await portal.app.inject(url.pathname + url.search);
    expect(statusCode).toBe(200);
    const mediaType = String(headers['content-type']).split(';')[0] ?? '';
    // JSON Lines has no registered type.
    const isRegistered = mediaType !== mediaTypes.jsonl;
    expect(JSON.stringify(type ?? '').includes(`media-types/${mediaType}`)).toBe(isRegistered);
  }
});

test('whoever prefers linked data gets it at the address of the catalogue', async () => {
  const linked = await ask('', { accept: 'application/ld+json' });
  expect(String(linked.headers['vary']).split(', ')).toContain('Accept');
  const plain = await ask('', { accept: '*/*' });
  expect([linked.headers['content-type'], plain.headers['content-type']]).toEqual([
    'application/ld+json; charset=utf-8',
    'application/json; charset=utf-8',
  ]);
  expect(String(linked.headers['vary'])).toContain('Accept');
  expect(linked.body).toBe((await ask('/catalog.jsonld')).body);
});

test('the feed is Atom in both editions, and an unknown parameter is refused', async () => {
  for (const [edition, title] of [
    ['cn', 'Beef to China 数据发布与修订'],
    ['en', 'Beef to China: releases and revisions'],
  ] as const) {
    const { statusCode, headers, body } = await ask(`/releases.atom?edition=${edition}`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    const own = `${portal.config.publicUrl}/data/v1/releases.atom?edition=${edition}`;
    expect(listAtomFaults(body, own)).toEqual([]);
    expect(body).toContain(`<title>${title}</title>`);
  }
  expect((await ask('/releases.atom?colour=red')).statusCode).toBe(400);
});

test('a package is one of Frictionless in both editions, of all sets and of one', async () => {
  const titles = { cn: '来源国家（地区）', en: 'Origins' } as const;
  for (const edition of ['cn', 'en'] as const) {
    for (const path of ['/datapackage.json', '/origins/datapackage.json']) {
      const { statusCode, headers, body } = await ask(`${path}?edition=${edition}`);
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
      const { id, resources } = dataPackage.parse(JSON.parse(body));
      expect(new URL(id).pathname).toBe(`/data/v1${path}`);
      const origins = resources.find(({ name }) => name === 'origins');
      expect(origins?.title).toBe(titles[edition]);
      expect(origins?.schema.primaryKey).toEqual(['code']);
    }
  }
  expect((await ask('/price-history/datapackage.json')).json()).toMatchObject({
    status: 400,
    errors: [{ parameter: 'id', rule: 'missing' }],
  });
  expect((await ask('/origins/datapackage.json?colour=red')).statusCode).toBe(400);
});

test('JSON Lines has a row a line, as the rows of JSON, and the cursor in Link', async () => {
  const [json, lines] = [await ask('/origins.json?limit=3'), await ask('/origins.jsonl?limit=3')];
  expect([lines.statusCode, lines.headers['content-type']]).toEqual([200, 'application/jsonl; charset=utf-8']);
  expect(lines.body.endsWith('\n')).toBe(true);
  const rows: readonly unknown[] = lines.body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(rows).toEqual(json.json().rows);
  expect(rows).toHaveLength(3);
  expect(lines.headers.link).toContain('/data/v1/origins.jsonl?limit=3&cursor=3-');
});
