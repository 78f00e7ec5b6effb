import { useEffect, useMemo, useState } from 'react';
import type { Operations } from '@btc/contract/operations.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { browserApi } from '#platform/browser-api.ts';
import { createSharedValue, type SharedValue } from '#platform/answers/shared-value.ts';
import { useAnswer } from '#platform/answers/use-answer.ts';
import { isSessionLost } from '../actions/failure.ts';
import { useStaff } from '../staff.ts';
import type { LiveFigures } from './figure-text.ts';

/** Limit of one call; further references of a text are shown as written. */
export const maxReferences = 300;

export interface LiveWork {
  readonly live: LiveFigures;
  /** The same, for the chips in the editor. */
  readonly values: SharedValue<LiveFigures>;
}

/** Current values of references; `publishedAt` sets the day for `latest` in a published text. */
export function useLiveFigures(references: readonly string[], publishedAt: string | null): LiveWork {
  const [values] = useState(() => createSharedValue<LiveFigures>(new Map()));
  const { onSessionLost } = useStaff();
  const input = {
    References: references.slice(0, maxReferences),
    ...(publishedAt === null ? {} : { AsOf: publishedAt.slice(0, 10) }),
  };
  const answer = useAnswer<OutputOf<Operations['GetDeskFigures']>>({
    name: JSON.stringify(input),
    // A text without references asks nothing.
    ask: async (signal) => (references.length === 0 ? { Rows: [] } : browserApi()('GetDeskFigures', input, { signal })),
    onFailure: (failure) => {
      if (isSessionLost(failure)) onSessionLost();
    },
  });
  // What was known before stays while others are asked for.
  const rows = answer.data?.Rows;
  const live = useMemo(() => new Map((rows ?? []).map((row) => [row.Reference, row])), [rows]);
  useEffect(() => values.set(live), [values, live]);
  return { live, values };
}
