import { useEffect, useMemo, useState } from 'react';
import { createSharedValue, type SharedValue } from '#platform/shared-value.ts';
import { useCall } from '../use-call.ts';
import type { LiveFigures } from './figure-text.ts';

/** As many as one question may hold; a longer text shows the rest as written. */
export const maxReferences = 300;

export interface LiveWork {
  readonly live: LiveFigures;
  /** The same, for the chips in the editor. */
  readonly values: SharedValue<LiveFigures>;
}

/** What references say just now, asked again when there are others. `publishedAt`: of a text that is out, by whose day latest is meant. */
export function useLiveFigures(references: readonly string[], publishedAt: string | null): LiveWork {
  const [values] = useState(() => createSharedValue<LiveFigures>(new Map()));
  const answer = useCall('GetDeskFigures', {
    References: references.slice(0, maxReferences),
    ...(publishedAt === null ? {} : { AsOf: publishedAt.slice(0, 10) }),
  });
  // What was known before stays while others are asked for.
  const rows = answer.data?.Rows;
  const live = useMemo(() => new Map((rows ?? []).map((row) => [row.Reference, row])), [rows]);
  useEffect(() => values.set(live), [values, live]);
  return { live, values };
}
