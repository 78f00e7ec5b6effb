import type pg from 'pg';
import { StartError } from '../config/start-error.ts';
import { SteadyClient } from './steady-client.ts';

/** `server_version_num`: PostgreSQL 18 introduced uuidv7() and virtual columns. */
const minVersion = 180_000;
/** A host that drops packets would delay a start by minutes. */
const connectLimitMs = 10_000;

export class DatabaseStartError extends StartError {
  override readonly name = 'DatabaseRefusal';
}

/** Connects and checks the server version; throws a DatabaseStartError that names the setting and the cause. */
export async function openChecked(url: string, name = 'btc-migrate'): Promise<pg.Client> {
  const client = await connect(url, name).catch((cause: unknown) => {
    throw new DatabaseStartError(`DATABASE_URL: ${describeDatabaseError(cause, url)}`, { cause });
  });
  try {
    await requireVersion(client);
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function connect(url: string, name: string): Promise<pg.Client> {
  const client = new SteadyClient({
    connectionString: url,
    application_name: name,
    keepAlive: true,
    // An end that vanished without a word is noticed in minutes, not after the system's two hours.
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: connectLimitMs,
  });
  try {
    await client.connect();
    return client;
  } catch (error) {
    // A connection on which the driver refused to go on stays open, and the server waits a minute for its password.
    client.end().catch(() => undefined);
    throw error;
  }
}

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ number: number; name: string }>(
    "select current_setting('server_version_num')::int as number, current_setting('server_version') as name",
  );
  const { number = 0, name = 'unknown' } = rows[0] ?? {};
  if (number >= minVersion) return;
  throw new DatabaseStartError(`DATABASE_URL: the server is PostgreSQL ${name}; 18 or newer is needed`);
}

const unreachable: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was cut while it was made',
  EHOSTUNREACH: 'there is no way to that host',
  ENETUNREACH: 'there is no way to that network',
  ETIMEDOUT: 'it does not answer',
};

/** The cause in words, never with the password; only as much of the address as locates it. */
export function describeDatabaseError(error: unknown, url: string): string {
  const { host, name, user } = findPosition(url);
  const code = toCode(error);
  const message = error instanceof Error ? error.message : String(error);
  const way = unreachable[code];
  if (way !== undefined) return `cannot reach ${host}: ${way} (${code})`;
  if (/^ssl|SSL|TLS|self-signed|certificate/.test(message) || /CERT|TLS|SSL/.test(code)) {
    return `no encrypted connection with ${host}: ${message}`;
  }
  if (/timeout/.test(message)) return `cannot reach ${host}: it does not answer within ${connectLimitMs / 1000} s`;
  // The driver's own words where an address has no password and the server asks for one.
  if (/password must be a string/.test(message)) return `${host} asks for a password, and the address has none`;
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `no host is known as ${host} (${code})`;
    case '28P01':
      return `${host} refuses the user ${user}: wrong name or password (${code})`;
    case '28000':
      return `${host} does not let the user ${user} in: ${message} (${code})`;
    case '3D000':
      return `${host} has no database ${name} (${code})`;
    default:
      return `${host} cannot be used: ${message}${code === '' ? '' : ` (${code})`}`;
  }
}

function findPosition(url: string) {
  const { host, pathname, username } = URL.canParse(url) ? new URL(url) : new URL('postgres:///');
  return { host: host || 'localhost', name: `"${readEscapes(pathname.slice(1))}"`, user: `"${readEscapes(username)}"` };
}

function readEscapes(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A host with several addresses fails once for each of them. */
function toCode(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code);
  return error instanceof AggregateError ? toCode(error.errors[0]) : '';
}
