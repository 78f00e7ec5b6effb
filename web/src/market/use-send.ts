import type { Api } from '@btc/contract/client.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { useState } from 'react';
import { formatErrorText } from '#i18n/error-messages.ts';
import { getFormat } from '#i18n/format.ts';
import { browserApi } from '#platform/browser-api.ts';
import { toFailureKey } from '#platform/failure-key.ts';
import { t } from './messages.en.ts';

export interface Sending {
  readonly isPending: boolean;
  readonly toIssue: (field: string) => string | null;
  readonly failure: string | null;
  readonly show: (issues: Readonly<Record<string, string>>) => void;
  /** Resolves to true on success, to false on failure or while another request is pending. */
  readonly run: (work: (api: Api) => Promise<unknown>) => Promise<boolean>;
}

/** Splits a failed call into issue rules by field and a message for everything else. */
export function toIssues(error: unknown): { issues: Record<string, string>; failure: string | null } {
  if (!(error instanceof ApiError)) return { issues: {}, failure: formatErrorText('en', toFailureKey(error)) };
  if (error.code === 1004) return { issues: {}, failure: waitText(Number(error.data.Dict?.['RetryAfter'])) };
  const list = error.data.List ?? [];
  const whole = list.map(({ Rule }) => t.wholeIssues[Rule]).find((text) => text !== undefined);
  if (whole !== undefined) return { issues: {}, failure: whole };
  if (list.length === 0) return { issues: {}, failure: formatErrorText('en', error.key) };
  return { issues: Object.fromEntries(list.map(({ Field, Rule }) => [Field, Rule])), failure: t.checkFields };
}

function waitText(seconds: number): string {
  const known = Number.isFinite(seconds) && seconds >= 1 ? Math.ceil(seconds) : 60;
  const format = getFormat('en');
  return known > 180 ? t.tooManyMinutes(format.number(Math.ceil(known / 60))) : t.tooMany(format.number(known));
}

/** The board's own message for a failure that belongs to no field; else `usual`. */
export function toFailureText(error: unknown, usual: string): string {
  const rules = error instanceof ApiError ? (error.data.List ?? []).map(({ Rule }) => Rule) : [];
  return rules.map((rule) => t.wholeIssues[rule]).find((text) => text !== undefined) ?? usual;
}

export function useSend(): Sending {
  const [isPending, setPending] = useState(false);
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const show = (found: Readonly<Record<string, string>>) => {
    setIssues(found);
    setFailure(Object.keys(found).length === 0 ? null : t.checkFields);
  };
  const run: Sending['run'] = async (work) => {
    if (isPending) return false;
    setPending(true);
    show({});
    try {
      await work(browserApi());
      return true;
    } catch (error) {
      const answer = toIssues(error);
      setIssues(answer.issues);
      setFailure(answer.failure);
      return false;
    } finally {
      setPending(false);
    }
  };
  const toIssue = (field: string) => {
    const rule = issues[field];
    return rule === undefined ? null : (t.fieldIssues[rule] ?? t.checkFields);
  };
  return { isPending, toIssue, failure, show, run };
}
