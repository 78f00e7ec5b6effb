import { useEffect, useRef, useState } from 'react';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { browserApi } from '#platform/browser-api.ts';
import type { ResetLink } from './reset-link.ts';

interface LinkWork {
  readonly link: ResetLink;
  /** The link is used, expired or forged. */
  readonly onRefused: () => void;
}

/** What does not even have the form of a link (1001: cut off by a mail program) is told like a used one. */
export function isRefused(error: unknown): boolean {
  return isApiError(error) && (error.code === 6014 || error.code === 1001);
}

/** True once the link is known to open, or where that cannot be asked: sending tells it then. */
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
