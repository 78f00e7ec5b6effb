import { useEffect, useRef, useState } from 'react';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { browserApi } from '#platform/browser-api.ts';
import type { ResetLink } from './reset-link.ts';

interface LinkWork {
  readonly link: ResetLink;
  readonly onRefused: () => void;
}

/** A malformed link (1001: cut off by a mail program) is treated like a used one (6014). */
export function isRefused(error: unknown): boolean {
  return isApiError(error) && (error.code === 6014 || error.code === 1001);
}

/** True once the link is known to be valid or the check has failed; sending reports it then. */
export function useLinkCheck({ link, onRefused }: LinkWork): boolean {
  const [isChecked, setChecked] = useState(false);
  const refuse = useRef(onRefused);
  useEffect(() => {
    refuse.current = onRefused;
  }, [onRefused]);
  useEffect(() => {
    let isWanted = true;
    browserApi()('CheckResetLink', { LoginUserName: link.name, UpdateTime: link.proof })
      .catch((error: unknown) => {
        if (isWanted && isRefused(error)) refuse.current();
      })
      .finally(() => isWanted && setChecked(true));
    return () => {
      isWanted = false;
    };
  }, [link]);
  return isChecked;
}
