import { z } from 'zod';

/*
 * Data Package 1.0, Tabular Data Resource 1.0 and Table Schema 1.0 as their specifications demand it of a package on the web.
 */

const name = z.string().regex(/^[-a-z0-9._/]+$/);
const words = z.string().min(1);

/** A name of the Open Definition, or an address. */
const license = z.object({ path: z.url(), title: words });
const source = z.object({ title: words, path: z.url().optional() });

const field = z.looseObject({
  name: words,
  type: z.enum(['string', 'number', 'integer', 'boolean', 'date', 'datetime', 'yearmonth', 'year']),
  title: words,
  description: words.optional(),
});

const schema = z
  .strictObject({
    fields: z.array(field).min(1),
    missingValues: z.array(z.string()),
    primaryKey: z.array(z.string()).min(1).optional(),
  })
  .refine(({ fields }) => new Set(fields.map((one) => one.name)).size === fields.length, 'names of fields are unique')
  .refine(
    ({ fields, primaryKey = [] }) => primaryKey.every((key) => fields.some((one) => one.name === key)),
    'the key is of fields',
  );

const resource = z.strictObject({
  profile: z.literal('tabular-data-resource'),
  name,
  title: words,
  description: words,
  path: z.url({ protocol: /^https?$/ }),
  format: z.literal('csv'),
  mediatype: z.literal('text/csv'),
  encoding: z.literal('utf-8'),
  schema,
  licenses: z.array(license).min(1),
  sources: z.array(source).min(1).optional(),
});

export const dataPackage = z
  .strictObject({
    profile: z.literal('tabular-data-package'),
    name,
    id: z.url(),
    title: words,
    description: words,
    homepage: z.url(),
    licenses: z.array(license).min(1),
    contributors: z.array(z.strictObject({ title: words, path: z.url(), role: words })).min(1),
    sources: z.array(source),
    resources: z.array(resource).min(1),
  })
  .refine(
    ({ resources }) => new Set(resources.map((one) => one.name)).size === resources.length,
    'names of resources are unique',
  );
