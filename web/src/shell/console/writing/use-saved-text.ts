import { useEffect, useState, useSyncExternalStore } from 'react';
import { isSessionLost } from '../actions/failure.ts';
import { useStaff } from '../staff.ts';
import { saveTextLocally, readUnsaved } from './local-text.ts';
import { isSameText, type SaverSettings, type SaverSnapshot, TextSaver } from './text-saver.ts';

export interface SavedText<Text extends object> extends SaverSnapshot<Text> {
  readonly saver: TextSaver<Text>;
}

export interface SavedTextSettings<Text> extends Pick<SaverSettings<Text>, 'send' | 'revision'> {
  /** Key in this browser's storage. */
  readonly name: string;
  readonly text: Text;
}

/** Creates the saver of a text: from the server's version, or from what a crash left unsaved in this browser. */
export function beginSaver<Text extends object>({
  name,
  text,
  revision,
  send,
}: SavedTextSettings<Text>): TextSaver<Text> {
  const local = readUnsaved(name, text);
  const unsaved = local === null || isSameText(local.written, text) ? null : local;
  const saver = new TextSaver<Text>({
    written: text,
    base: unsaved === null ? text : unsaved.base,
    // Written on an older text than the server has now: saving it will tell, and keep both.
    revision: unsaved === null ? revision : unsaved.revision,
    isRestored: unsaved !== null,
    send,
    keep: (rest) => saveTextLocally(name, rest === null ? null : JSON.stringify(rest)),
  });
  if (unsaved !== null) saver.write(unsaved.written);
  return saver;
}

export function useSavers<Text extends object>(
  settings: readonly SavedTextSettings<Text>[],
): readonly TextSaver<Text>[] {
  const [savers] = useState(() => settings.map(beginSaver));
  useEffect(() => {
    const saveNow = () => {
      for (const saver of savers) void saver.flush();
    };
    document.addEventListener('visibilitychange', saveNow);
    addEventListener('pagehide', saveNow);
    addEventListener('online', saveNow);
    return () => {
      document.removeEventListener('visibilitychange', saveNow);
      removeEventListener('pagehide', saveNow);
      removeEventListener('online', saveNow);
      for (const saver of savers) void saver.flush().finally(() => saver.stop());
    };
  }, [savers]);
  return savers;
}

/** The current state of a saver; reports a lost session. */
export function useSaverState<Text extends object>(saver: TextSaver<Text>): SavedText<Text> {
  const { onSessionLost } = useStaff();
  const snapshot = useSyncExternalStore(saver.subscribe, saver.snapshot);
  const { failure } = snapshot;
  useEffect(() => {
    if (failure !== null && isSessionLost(failure)) onSessionLost();
  }, [failure, onSessionLost]);
  return { ...snapshot, saver };
}

export function useSavedText<Text extends object>(settings: SavedTextSettings<Text>): SavedText<Text> {
  const [saver] = useSavers([settings]);
  if (saver === undefined) throw new Error('One text has one saver');
  return useSaverState(saver);
}

/** Sends all unsent texts; true when the server has everything. */
export async function flushAll<Text extends object>(savers: readonly TextSaver<Text>[]): Promise<boolean> {
  await Promise.all(savers.map((saver) => saver.flush()));
  return savers.every((saver) => saver.snapshot().state === 'saved');
}
