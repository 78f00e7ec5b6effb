import type { Operations } from '@btc/contract/operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { RequestOf } from '@btc/contract/wire/operation.ts';
import { useState } from 'react';
import { errorText } from '#i18n/error-messages.ts';
import { getFormat } from '#i18n/format.ts';
import { browserApi } from '#platform/browser-api.ts';
import { toFailureKey } from '#platform/failure-key.ts';
import { t } from '../messages.zh.ts';

const format = getFormat('cn');

function waitText(seconds: number): string {
  const known = Number.isFinite(seconds) && seconds >= 1 ? Math.ceil(seconds) : 60;
  return known > 3600 ? t.tooManyHours(format.number(Math.ceil(known / 3600))) : t.tooMany(format.number(known));
}

/** Why a claim was not taken, in words. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return errorText('cn', toFailureKey(error));
  const issues = error.data.List ?? [];
  if (issues.some(({ Rule }) => Rule === 'claimed')) return t.taken;
  if (error.code === 1004) return waitText(Number(error.data.Dict?.['RetryAfter']));
  return issues.length > 0 ? t.checkFields : errorText('cn', error.key);
}

/** Sends a claim; what was typed stays with the form when it fails. */
export function useClaim() {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (claim: RequestOf<Operations['AddMerchantClaim']>): Promise<boolean> => {
    if (isPending) return false;
    setPending(true);
    setFailure(null);
    try {
      await browserApi()('AddMerchantClaim', claim);
      return true;
    } catch (error) {
      setFailure(failureText(error));
      return false;
    } finally {
      setPending(false);
    }
  };
  return { isPending, failure, send };
}
