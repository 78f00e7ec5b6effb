import type { FastifyInstance } from 'fastify';
import { badRequest } from '#platform/api/answer.ts';
import { commonHeaders, sendProblem } from './data-http.ts';

function findFault(text: string): 'nul_character' | 'broken_escape' | null {
  try {
    return decodeURIComponent(text).includes('\0') ? 'nul_character' : null;
  } catch {
    return 'broken_escape';
  }
}

function toName(text: string): string {
  return findFault(text) === null ? decodeURIComponent(text) : '';
}

interface AddressFault {
  /** Empty where the fault is in the path or in a parameter name. */
  readonly param: string;
  readonly rule: 'nul_character' | 'broken_escape';
}

export function findAddressFault(url: string): AddressFault | null {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const texts = [['', path] as const, ...query.split('&').map((pair) => [pair.split('=')[0] ?? '', pair] as const)];
  for (const [name, text] of texts) {
    const rule = findFault(text);
    if (rule !== null) return { param: toName(name), rule };
  }
  return null;
}

/** Rejects unreadable addresses, and answers failures outside handlers with problems too. */
export function refuseUnreadable(routes: FastifyInstance): void {
  routes.addHook('onRequest', async ({ url }) => {
    const fault = findAddressFault(url);
    if (fault !== null) throw badRequest(fault.param, fault.rule);
  });
  routes.setErrorHandler((error, request, reply) => sendProblem(request, reply.headers(commonHeaders), error));
}
