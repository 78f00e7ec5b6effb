import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';
import type { Outcome } from '../jobs/queue-worker.ts';
import { signCall } from './alibaba-signature.ts';
import type { OutgoingSms } from './outgoing-sms.queries.ts';

export type SmsSender = (sms: OutgoingSms, signal: AbortSignal) => Promise<Outcome>;

export interface AlibabaSmsSettings {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
  readonly signName: string;
  readonly templateCode: string;
  /** The address of the API, without a path. */
  readonly endpoint: string;
}

const attemptMs = 15_000;

/** Permanent refusals of this message; any other failure may pass or be fixed. */
const refusedForGood: ReadonlySet<string> = new Set([
  'isv.MOBILE_NUMBER_ILLEGAL',
  'isv.MOBILE_COUNT_OVER_LIMIT',
  'isv.INVALID_PARAMETERS',
  'isv.INVALID_JSON_PARAM',
  'isv.TEMPLATE_MISSING_PARAMETERS',
  'isv.PARAM_LENGTH_LIMIT',
  'isv.PARAM_NOT_SUPPORT_URL',
  'isv.BLACK_KEY_CONTROL_LIMIT',
  'isv.NOT_SUPPORTED_COUNTRY',
  'MOBILE_NOT_ON_SERVICE',
]);

/** Alibaba Cloud SMS (SendSms, 2017-05-25). */
export function createAlibabaSms(settings: AlibabaSmsSettings, clock: Clock): SmsSender {
  const endpoint = new URL(settings.endpoint);
  return async (sms, signal) => {
    const { query, headers } = signCall({
      host: endpoint.host,
      action: 'SendSms',
      version: '2017-05-25',
      query: {
        PhoneNumbers: toNumber(sms.recipient),
        SignName: settings.signName,
        TemplateCode: settings.templateCode,
        TemplateParam: JSON.stringify(sms.fields),
        // Comes back in the provider's reports: says which row a message was.
        OutId: sms.id,
      },
      accessKeyId: settings.accessKeyId,
      accessKeySecret: settings.accessKeySecret,
      nonce: randomUUID(),
      date: clock.now(),
    });
    const { host: _host, ...sent } = headers; // fetch sets it from the address
    const response = await fetch(`${endpoint.origin}/?${query}`, {
      method: 'POST',
      headers: { ...sent, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(attemptMs)]),
    });
    return toOutcome(await toCode(response), response.status);
  };
}

/** Mainland numbers without country code, others with it but without the plus sign. */
function toNumber(e164: string): string {
  return /^\+861\d{10}$/.test(e164) ? e164.slice('+86'.length) : e164.slice(1);
}

async function toCode(response: Response): Promise<string | null> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'Code' in body ? String(body.Code) : null;
}

function toOutcome(code: string | null, status: number): Outcome {
  if (code === 'OK' && status === 200) return { kind: 'done' };
  if (code === null) return { kind: 'retry', code: `http ${status}` };
  return refusedForGood.has(code) ? { kind: 'failed', code } : { kind: 'retry', code };
}
