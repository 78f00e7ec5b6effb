import pg from 'pg';

type Parser = (text: string) => unknown;

/** Type numbers of pg_type that PostgreSQL never changes. */
const oid = { int8: 20, date: 1082, int8Array: 1016, dateArray: 1182 } as const;

/** An int8 as a number; throws where a number would lose digits, because a silently wrong figure is worse than an error. */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`int8 value ${text} does not fit a number; select it as numeric or text`);
  }
  return value;
}

function parseDate(text: string): string {
  return text;
}

/** Neither type's text form can hold quotes, so splitting at commas is enough. */
function parseArray(parse: Parser): Parser {
  return (text) => {
    const inner = text.slice(1, -1);
    if (inner === '') return [];
    return inner.split(',').map((part) => (part === 'NULL' ? null : parse(part)));
  };
}

const parsers: ReadonlyMap<number, Parser> = new Map<number, Parser>([
  [oid.int8, parseInt8],
  [oid.date, parseDate],
  [oid.int8Array, parseArray((text) => parseInt8(text))],
  [oid.dateArray, parseArray(parseDate)],
]);

/** How values arrive: int8 as number, date as 'YYYY-MM-DD', numeric as string, timestamptz as Date; for pools and clients alike. */
export const columnValues: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') => {
    const own = format === 'binary' ? undefined : parsers.get(id);
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the server sends any number, not only named ones
    return own ?? pg.types.getTypeParser(id, format);
  },
};
