import type { Stored } from './merge-part.tsx';
import type { TextSaver } from './text-saver.ts';

interface Colleagues<Part extends string, Text> {
  readonly revisions: Readonly<Record<Part, number>>;
  readonly read: (part: Part) => Promise<Stored<Text>>;
}

/** Retries unsent texts at once, and loads parts saved by colleagues unless edited here; true if it loaded any. */
export async function catchUp<Part extends string, Text extends object>(
  savers: readonly (readonly [Part, TextSaver<Text>])[],
  { revisions, read }: Colleagues<Part, Text>,
): Promise<boolean> {
  for (const [, saver] of savers) void saver.flush();
  let isNew = false;
  for (const [part, saver] of savers) {
    const { state, revision } = saver.snapshot();
    if (state !== 'saved' || revisions[part] <= revision) continue;
    const stored = await read(part);
    // Written and saved here while it was read: what was read is older.
    const now = saver.snapshot();
    if (now.state !== 'saved' || stored.revision <= now.revision) continue;
    saver.goOnFrom(stored.text, stored.revision);
    isNew = true;
  }
  return isNew;
}
