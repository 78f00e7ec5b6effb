/*
 * What the answers of the door are, as JSON Schema, and an example of each. A test holds them against answers.
 */

type Schema = Readonly<Record<string, unknown>>;

const text = { type: 'string' } as const;
const textOrNull = { type: ['string', 'null'] } as const;
const flag = { type: 'boolean' } as const;
const texts = { type: 'array', items: text } as const;
const anything = { type: ['object', 'null'] } as const;
const both = { type: 'object', required: ['zh', 'en'], properties: { zh: text, en: text } } as const;

function whole(properties: Readonly<Record<string, Schema>>) {
  return { type: 'object', required: Object.keys(properties), properties } as const;
}

const vintage = whole({
  from: textOrNull,
  to: textOrNull,
  publishedOn: textOrNull,
  updatedAt: textOrNull,
  asOf: textOrNull,
});

const description = {
  name: text,
  edition: text,
  title: text,
  description: text,
  scope: textOrNull,
  basis: { type: 'array', items: whole({ name: text, text }) },
  source: text,
  license: text,
  vintage,
  span: anything,
  provisional: texts,
  partial: texts,
  isDemonstration: flag,
  locked: anything,
  cite: text,
  page: textOrNull,
  data: { type: 'object', additionalProperties: text },
} as const;

const deprecated = whole({ since: text, until: text, instead: text });
/** Types of Table Schema. */
const fieldTypes = { type: 'string', enum: ['string', 'number', 'integer', 'boolean', 'date', 'yearmonth'] } as const;
const columnTypes = { type: 'string', enum: ['text', 'number', 'integer', 'boolean', 'date', 'month'] } as const;
const roles = { type: 'string', enum: ['dimension', 'measure', 'attribute'] } as const;

const values = { type: 'array', items: whole({ code: text, title: { oneOf: [both, { type: 'null' }] } }) } as const;
const parameterFields = {
  name: text,
  title: both,
  type: text,
  values: { oneOf: [values, { type: 'null' }] },
  default: textOrNull,
} as const;
const parameter = whole(parameterFields);

const figure = { type: ['string', 'number', 'boolean', 'null'] } as const;
const row = { type: 'object', additionalProperties: figure } as const;

const columns = whole({
  fields: {
    type: 'array',
    items: {
      type: 'object',
      required: ['name', 'type', 'title', 'titles', 'role'],
      properties: {
        name: text,
        type: fieldTypes,
        title: text,
        titles: both,
        unit: text,
        decimals: { type: 'integer' },
        role: roles,
      },
    },
  },
  missingValues: texts,
});

export const answerSchemas = {
  /** An answer but for its rows. */
  About: whole({
    ...description,
    schema: columns,
    next: textOrNull,
  }),
  Answer: whole({
    ...description,
    schema: columns,
    rows: { type: 'array', items: row },
    total: anything,
    next: textOrNull,
  }),
  Metadata: whole({
    ...description,
    module: textOrNull,
    titles: both,
    descriptions: both,
    scopes: { oneOf: [both, { type: 'null' }] },
    sources: both,
    rowCount: { type: ['integer', 'null'] },
    columns: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'type', 'unit', 'role', 'title'],
        properties: {
          name: text,
          type: columnTypes,
          unit: text,
          decimals: { type: 'integer' },
          role: roles,
          title: both,
          deprecated,
        },
      },
    },
    parameters: {
      type: 'array',
      items: { ...parameter, properties: { ...parameterFields, deprecated } },
    },
    gaps: { type: 'object', additionalProperties: both },
  }),
  Catalogue: whole({
    title: both,
    version: text,
    parameters: { type: 'object' },
    sets: {
      type: 'array',
      items: whole({
        name: text,
        title: both,
        description: both,
        module: textOrNull,
        page: textOrNull,
        parameters: texts,
        needs: texts,
        data: { type: 'object', additionalProperties: text },
        metadata: text,
        datapackage: text,
      }),
    },
    documents: { type: 'object', additionalProperties: text },
    whole: {
      type: 'array',
      items: whole({ name: text, title: both, description: both, module: text, parameters: texts, data: text }),
    },
  }),
  Problem: {
    type: 'object',
    required: ['type', 'title', 'status'],
    properties: {
      type: text,
      title: text,
      status: { type: 'integer' },
      detail: text,
      errors: {
        type: 'array',
        items: {
          type: 'object',
          required: ['parameter', 'rule', 'detail'],
          properties: { parameter: text, rule: text, detail: text, allowed: texts },
        },
      },
      module: text,
      reason: text,
    },
  },
} as const;

const about = {
  name: 'origins',
  edition: 'en',
  title: 'Origins',
  description: 'The origins of the portal.',
  scope: null,
  basis: [],
  source: 'Beef to China',
  license: 'May be quoted with its source.',
  vintage: { from: null, to: null, publishedOn: null, updatedAt: null, asOf: null },
  span: null,
  provisional: [],
  partial: [],
  isDemonstration: false,
  locked: null,
  cite: 'Beef to China, Origins.',
  page: null,
  data: { csv: 'https://example.com/data/v1/origins.csv?edition=en' },
} as const;

const name = { zh: '国别', en: 'Origins' } as const;

export const examples = {
  Answer: {
    ...about,
    schema: {
      fields: [{ name: 'code', type: 'string', title: 'Code', titles: { zh: '代码', en: 'Code' }, role: 'dimension' }],
      missingValues: [''],
    },
    rows: [{ code: 'BRA' }],
    total: null,
    next: null,
  },
  Metadata: {
    ...about,
    module: null,
    titles: name,
    descriptions: name,
    scopes: null,
    sources: { zh: 'Beef to China', en: 'Beef to China' },
    rowCount: 1,
    columns: [{ name: 'code', type: 'text', unit: '', role: 'dimension', title: { zh: '代码', en: 'Code' } }],
    parameters: [
      {
        name: 'meat',
        title: { zh: '品种', en: 'Meat' },
        type: 'string',
        values: [{ code: 'beef', title: { zh: '牛肉', en: 'Beef' } }],
        default: 'beef',
      },
    ],
    gaps: { notPublished: { zh: '未公布', en: 'Not published' }, notTraded: { zh: '无进口', en: 'No imports' } },
  },
  Catalogue: {
    title: { zh: 'Beef to China 数据目录', en: 'Beef to China data catalogue' },
    version: '1',
    parameters: { edition: ['cn', 'en'] },
    sets: [
      {
        name: 'origins',
        title: name,
        description: name,
        module: null,
        page: null,
        parameters: [],
        needs: [],
        data: about.data,
        metadata: 'https://example.com/data/v1/origins/metadata.json?edition=en',
        datapackage: 'https://example.com/data/v1/origins/datapackage.json?edition=en',
      },
    ],
    documents: { 'releases.atom': 'https://example.com/data/v1/releases.atom?edition=en' },
    whole: [
      {
        name: 'beef-quotes',
        title: { zh: '牛肉报价：全年', en: 'Quotes of beef, a year' },
        description: { zh: '一年内公布的报价。', en: 'Every quote published in a year.' },
        module: 'Price',
        parameters: [],
        data: 'https://example.com/data/v1/beef-quotes/{year}.parquet?edition=en',
      },
    ],
  },
  csv: 'code,name_zh,name_en\nBRA,巴西,Brazil\n',
  jsonl: '{"code":"BRA","name_zh":"巴西","name_en":"Brazil"}\n',
} as const;
