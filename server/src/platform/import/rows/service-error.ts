/** The message of a service that answered with an error in place of records; null: there is none. */
export function findServiceError(body: unknown, hasRecords: boolean): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const fields = new Map(Object.entries(body).map(([name, value]) => [name.toLowerCase(), value]));
  const names = hasRecords ? errorFields : [...errorFields, ...messageFields];
  const message = names.map((name) => toMessage(fields.get(name))).find((text) => text !== '');
  if (message === undefined) return null;
  const status = statusFields.map((name) => toMessage(fields.get(name))).find((text) => text !== '');
  return status === undefined ? message : `${status}: ${message}`;
}

/** Beside records, only these say that something is wrong. */
const errorFields = ['error', 'errors', 'error_description', 'fault'];
const messageFields = ['message', 'faultstring', 'detail', 'title', 'msg', 'reason', 'description'];
const statusFields = ['statuscode', 'status', 'code'];

function toMessage(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(toMessage).find((text) => text !== '') ?? '';
  return (typeof value === 'object' && value !== null ? findServiceError(value, false) : null) ?? '';
}
