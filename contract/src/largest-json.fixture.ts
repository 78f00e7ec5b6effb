import type { z } from 'zod';

type Described = z.core.JSONSchema._JSONSchema;

/** A Chinese character in UTF-8; a quotation mark or a line's end is escaped with two. */
const bytesPerCharacter = 3;
/** A number, a day, a code or another text that a pattern or a format bounds. */
const shortText = 100;
/** What a caller sends back as it was read (`Expected`) has the length that the server gave it: a name or a note. */
const readText = 1000;

function measureLength(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

function formatLargestText({ maxLength, pattern, format }: z.core.JSONSchema.BaseSchema): number {
  if (maxLength !== undefined) return maxLength * bytesPerCharacter + 2;
  return pattern !== undefined || format !== undefined ? shortText : readText * bytesPerCharacter;
}

/** The bytes of the longest JSON that a JSON schema takes, as the browser writes it. */
export function largestJson(schema: Described): number {
  if (typeof schema === 'boolean') return schema ? Infinity : 0;
  if (schema.enum !== undefined) return Math.max(...schema.enum.map(measureLength));
  const some = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (some !== undefined) return Math.max(...some.map(largestJson));
  switch (schema.type) {
    case 'string':
      return formatLargestText(schema);
    case 'array': {
      const { maxItems = Infinity, items = true } = schema;
      return maxItems * (Math.max(...[items].flat().map(largestJson)) + 1) + 2;
    }
    case 'object':
      return Object.entries(schema.properties ?? {}).reduce(
        (sum, [name, value]) => sum + name.length + 4 + largestJson(value),
        2,
      );
    default:
      // Numbers, yes or no, null, and a constant, which is a short word.
      return 24;
  }
}
