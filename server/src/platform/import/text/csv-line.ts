export type CsvLine =
  | { readonly kind: 'fields'; readonly fields: readonly string[] }
  | { readonly kind: 'broken'; readonly reason: 'openQuote' | 'strayQuote'; readonly value: string };

export type Separator = ',' | ';' | '\t' | '|';

/** Splits one line (RFC 4180 without line breaks in fields), so that a broken quotation mark spoils only its line. */
export function splitCsvLine(line: string, separator: Separator = ','): CsvLine {
  if (!line.includes('"')) return { kind: 'fields', fields: line.split(separator) };
  const fields: string[] = [];
  let index = 0;
  for (;;) {
    const field = line[index] === '"' ? quotedField(line, index, separator) : plainField(line, index, separator);
    if (field.kind === 'broken') return field;
    fields.push(field.text);
    if (field.end >= line.length) return { kind: 'fields', fields };
    index = field.end + 1;
  }
}

type Field =
  | { readonly kind: 'field'; readonly text: string; readonly end: number }
  | Extract<CsvLine, { kind: 'broken' }>;

function plainField(line: string, start: number, separator: Separator): Field {
  const next = line.indexOf(separator, start);
  const end = next === -1 ? line.length : next;
  const text = line.slice(start, end);
  // A formula that keeps a leading zero: ="0202".
  return text.includes('"') && !text.startsWith('=')
    ? { kind: 'broken', reason: 'strayQuote', value: text }
    : { kind: 'field', text, end };
}

function quotedField(line: string, start: number, separator: Separator): Field {
  let from = start + 1;
  let text = '';
  for (;;) {
    const quote = line.indexOf('"', from);
    if (quote === -1) return { kind: 'broken', reason: 'openQuote', value: line.slice(start) };
    text += line.slice(from, quote);
    const next = line[quote + 1];
    if (next === undefined || next === separator) return { kind: 'field', text, end: quote + 1 };
    if (next !== '"') return { kind: 'broken', reason: 'strayQuote', value: line.slice(start) };
    text += '"';
    from = quote + 2;
  }
}
