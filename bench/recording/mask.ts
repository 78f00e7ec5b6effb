import { text as readText } from 'node:stream/consumers';
import { hourMs } from '@btc/contract/time.ts';
import { fromBufferPromise } from 'yauzl';

/* What differs between two recordings of the same program is written as what it is. */

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const iso = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)/g;
/** Random in each run, or containing a date. */
const secretFields =
  /^(?:Token|Secret|Uri|Proof|Codes|RecoveryCodes|Key|CaptchaKey|Image|Ticket|Signature|Nonce|Hold|Link|Base64)$/;

/** Start times of a recording: of the frozen clock, and of the machine's, which dates database defaults. */
export interface Moments {
  readonly stillMs: number;
  readonly beganMs: number;
}

/** The portal reads the database time every 15 s and counts on between, so its dates may differ by as much. */
const driftMs = 30_000;
const drift = /(T\d\d:?00:?|-\d\d00)[0-2]\d(?:\.\d+)?(?=Z|[+-]\d\d:\d\d|\.tar)/g;
const maxMs = 4 * hourMs;

function maskText(text: string, { stillMs, beganMs }: Moments): string {
  const numbers = new Map<string, number>();
  const toNumber = (one: string): number => {
    const known = numbers.get(one) ?? numbers.size + 1;
    numbers.set(one, known);
    return known;
  };
  return text
    .replaceAll(uuid, (one) => `<uuid ${toNumber(one)}>`)
    .replaceAll(iso, (one) => {
      const time = Date.parse(one);
      const isNow = (from: number, length: number) => time >= from - 1000 && time <= from + length;
      return isNow(stillMs, driftMs) || isNow(beganMs, maxMs) ? '<now>' : one;
    })
    .replaceAll(drift, '$1')
    .replaceAll(/until=\d+&session=\d+&sign=[\w-]+/g, '<signed>')
    .replaceAll(/127\.0\.0\.1:\d+/g, '<portal>');
}

/** A JSON value with sorted field names and masked random values. */
function sorted(value: unknown, name = ''): unknown {
  if (secretFields.test(name) && (typeof value === 'string' || Array.isArray(value)))
    return value.length === 0 ? value : '<secret>';
  if (Array.isArray(value)) return value.map((one) => sorted(one));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([field, one]) => [field, sorted(one, field)]));
}

export function maskAnswer(body: string, moments: Moments): string {
  const value: unknown = JSON.parse(body);
  if (typeof value === 'object' && value !== null) Reflect.deleteProperty(value, 'MessageID');
  return maskText(JSON.stringify(sorted(value)), moments);
}

export function maskPage(html: string, moments: Moments): string {
  const named = /\s(href|src|alt|aria-label|title|name|value|placeholder|content|lang|datetime)="([^"]*)"/g;
  const text = html
    .replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<link\b[^>]*(?:stylesheet|preload)[^>]*>/g, '')
    .replaceAll(/<([a-z][a-z0-9-]*)((?:\s[^>]*)?)>/g, (_, tag: string, attributes: string) => {
      const kept = [...attributes.matchAll(named)].map(([, name, value]) => ` ${name}=${value}`);
      return kept.length === 0 ? '\n' : `\n[${tag}${kept.join('')}] `;
    })
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/\n\s*/g, '\n')
    // React's own names, and the marks of built files.
    .replaceAll(/[«_]r_?[0-9a-z]+[»_]/g, '<id>')
    .replaceAll(/-[\w-]{8}\.(js|css|woff2|svg|png|webp|jpg)/g, '-<build>.$1');
  return maskText(text, moments);
}

export function maskFile(text: string, moments: Moments): string {
  return maskText(text, moments);
}

export async function maskWorkbook(bytes: Buffer, moments: Moments): Promise<string> {
  const zip = await fromBufferPromise(bytes);
  const parts: string[] = [];
  for await (const entry of zip.eachEntry()) {
    const stream = await zip.openReadStreamPromise(entry);
    parts.push(entry.fileName, await readText(stream));
  }
  return maskText(parts.join('\n'), moments);
}
