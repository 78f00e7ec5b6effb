import type { Edition } from '@btc/contract/members/access.ts';
import type { DataSet } from '../data-set.ts';
import type { ColumnHead } from '../data-table.ts';

/*
 * The rows of each set as JSON Schema, so that clients generated from the OpenAPI document know the type of every cell.
 */

type Schema = Readonly<Record<string, unknown>>;

export const refer = (kind: string, name: string): Schema => ({ $ref: `#/components/${kind}/${name}` });

/** `beef-one` becomes `BeefOne`. */
function toTypeName(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export const toAnswerName = (name: string): string => `${toTypeName(name)}Answer`;
const toRowName = (name: string): string => `${toTypeName(name)}Row`;

const types = {
  text: 'string',
  number: 'number',
  integer: 'integer',
  boolean: 'boolean',
  date: 'string',
  month: 'string',
} as const satisfies Record<ColumnHead['type'], string>;

/** A period is a month unless the question asks for quarters or years, so its text has no format. */
function toCellSchema({ type, role, title, unit }: ColumnHead, edition: Edition): Schema {
  return {
    type: role === 'dimension' || type === 'boolean' ? types[type] : [types[type], 'null'],
    ...(type === 'date' ? { format: 'date' } : {}),
    description: unit === '' ? title[edition] : `${title[edition]} (${unit})`,
  };
}

/** No column is required: `fields` may leave out any. */
export function toRowSchema({ columns }: Pick<DataSet, 'columns'>, edition: Edition): Schema {
  const own = columns.filter(({ shownTo }) => shownTo !== 'people');
  return {
    type: 'object',
    properties: Object.fromEntries(own.map((column) => [column.name, toCellSchema(column, edition)])),
  };
}

export function toRowSchemas(sets: readonly DataSet[], edition: Edition): Schema {
  return Object.fromEntries(
    sets.flatMap((set) => {
      const row = refer('schemas', toRowName(set.name));
      const own = {
        type: 'object',
        required: ['rows', 'total'],
        properties: {
          rows: { type: 'array', items: row },
          total: { anyOf: [row, { type: 'null' }] },
          totals: { type: 'array', items: row },
        },
      };
      return [
        [toRowName(set.name), toRowSchema(set, edition)],
        [toAnswerName(set.name), { allOf: [refer('schemas', 'About'), own] }],
      ];
    }),
  );
}
