import type { z } from 'zod';

type Described = z.core.JSONSchema._JSONSchema;

/** A Chinese character takes three bytes in UTF-8; an escaped quotation mark or line break two. */
const bytesPerCharacter = 3;
/** Maximum length of numbers, days, codes and other texts bounded by a pattern or format. */
const shortText = 100;
/** Values sent back as read (`Expected`) have the server's length: a name or a note. */
const readText = 1000;

function measureLength(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

function formatLargestText({ maxLength, pattern, format }: z.core.JSONSchema.BaseSchema): number {
  if (maxLength !== undefined) return maxLength * bytesPerCharacter + 2;
  return pattern !== undefined || format !== undefined ? shortText : readText * bytesPerCharacter;
}

/** Size in bytes of the longest JSON that a schema accepts, as the browser writes it. */
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
