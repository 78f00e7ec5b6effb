import { z } from 'zod';

export interface OfficialAccountSettings {
  readonly appId: string;
  readonly appSecret: string;
  /** Base address of the API, without a path. */
  readonly apiBase: string;
}

export interface ExpiringToken {
  readonly value: string;
  readonly until: Date;
}

/** Refusal or unreadable answer of the provider; `code`: its error number, or how the call failed. */
export class ProviderError extends Error {
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(`The messenger's provider: ${code}`, options);
    this.name = 'ProviderFault';
    this.code = code;
  }

  /** True where the provider no longer accepts the token. */
  get isTokenDead(): boolean {
    return deadTokenCodes.has(this.code);
  }
}

/** invalid credential, invalid access_token, access_token expired */
const deadTokenCodes: ReadonlySet<string> = new Set(['40001', '40014', '42001']);

const seconds = z.int().min(1).max(86_400);
const error = z.object({ errcode: z.int().refine((code) => code !== 0) });
const tokenAnswer = z.object({ access_token: z.string().min(1).max(1024), expires_in: seconds });
const ticketAnswer = z.object({ errcode: z.literal(0), ticket: z.string().min(1).max(1024), expires_in: seconds });

async function toAnswer<Answer>(request: Promise<Response>, shape: z.ZodType<Answer>): Promise<Answer> {
  const body: unknown = await request
    .then((response) => response.json())
    .catch((cause: unknown) => {
      throw new ProviderError(cause instanceof Error ? cause.name : 'unreachable', { cause });
    });
  const refused = error.safeParse(body);
  if (refused.success) throw new ProviderError(String(refused.data.errcode));
  const answer = shape.safeParse(body);
  if (!answer.success) throw new ProviderError('unreadable');
  return answer.data;
}

/** API calls needed for sharing. Uses the stable token: requesting it leaves other systems' tokens valid. */
export function createOfficialAccount({ appId, appSecret, apiBase }: OfficialAccountSettings) {
  const lent = (value: string, now: Date, expiresIn: number): ExpiringToken => ({
    value,
    until: new Date(now.getTime() + expiresIn * 1000),
  });
  return {
    async fetchToken(now: Date, signal: AbortSignal): Promise<ExpiringToken> {
      const request = fetch(new URL('/cgi-bin/stable_token', apiBase), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          grant_type: 'client_credential',
          appid: appId,
          secret: appSecret,
          force_refresh: false,
        }),
        redirect: 'error',
        signal,
      });
      const answer = await toAnswer(request, tokenAnswer);
      return lent(answer.access_token, now, answer.expires_in);
    },
    async fetchTicket(token: string, now: Date, signal: AbortSignal): Promise<ExpiringToken> {
      const address = new URL('/cgi-bin/ticket/getticket', apiBase);
      address.search = new URLSearchParams({ access_token: token, type: 'jsapi' }).toString();
      const answer = await toAnswer(fetch(address, { redirect: 'error', signal }), ticketAnswer);
      return lent(answer.ticket, now, answer.expires_in);
    },
  };
}

export type OfficialAccount = ReturnType<typeof createOfficialAccount>;
