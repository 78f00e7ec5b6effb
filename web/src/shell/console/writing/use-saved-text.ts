import { useEffect, useState, useSyncExternalStore } from 'react';
import { isSessionLost } from '../failure.ts';
import { useStaff } from '../staff.ts';
import { keepOnDevice, readUnsaved } from './kept-text.ts';
import { isSameText, type SaverSettings, type SaverSnapshot, TextSaver } from './text-saver.ts';

export interface SavedText<Text extends object> extends SaverSnapshot<Text> {
  readonly saver: TextSaver<Text>;
  /** Counts the texts that came from elsewhere: the editor begins anew with each. */
  readonly turn: number;
  /** Begins anew with a text that was not typed here. */
  readonly replace: (written: Text, revision: number) => void;
  /** Shows what has been written by other means than typing. */
  readonly showAnew: () => void;
  /** Something that was kept on this device has been brought back. */
  readonly isRestored: boolean;
}

export interface SavedTextSettings<Text> extends Pick<SaverSettings<Text>, 'send' | 'revision'> {
  /** Under which it is kept on this device. */
  readonly name: string;
  /** What the server has. */
  readonly text: Text;
}

function beginSaver<Text extends object>({ name, text, revision, send }: SavedTextSettings<Text>) {
  const kept = readUnsaved(name, text);
  const unsaved = kept === null || isSameText(kept.written, text) ? null : kept;
  const saver = new TextSaver<Text>({
    written: text,
    base: unsaved === null ? text : unsaved.base,
    // Written on an older text than the server has now: saving it will tell, and keep both.
    revision: unsaved === null ? revision : unsaved.revision,
    send,
    keep: (rest) => keepOnDevice(name, rest === null ? null : JSON.stringify(rest)),
  });
  if (unsaved !== null) saver.write(unsaved.written);
  return { saver, isRestored: unsaved !== null };
}

/** A text as it is written in this window: begins with what the server has, or with what a crash left here. */
export function useSavedText<Text extends object>(settings: SavedTextSettings<Text>): SavedText<Text> {
  const { onSessionLost } = useStaff();
  const [turn, setTurn] = useState(0);
  const [{ saver, isRestored }] = useState(() => beginSaver(settings));
  const snapshot = useSyncExternalStore(saver.subscribe, saver.snapshot);
  useEffect(() => {
    const saveNow = () => void saver.flush();
    document.addEventListener('visibilitychange', saveNow);
    addEventListener('pagehide', saveNow);
    addEventListener('online', saveNow);
    return () => {
      document.removeEventListener('visibilitychange', saveNow);
      removeEventListener('pagehide', saveNow);
      removeEventListener('online', saveNow);
      void saver.flush().finally(() => saver.stop());
    };
  }, [saver]);
  const { failure } = snapshot;
  useEffect(() => {
    if (failure !== null && isSessionLost(failure)) onSessionLost();
  }, [failure, onSessionLost]);
  const showAnew = () => setTurn((before) => before + 1);
  const replace = (written: Text, revision: number) => {
    saver.goOnFrom(written, revision);
    showAnew();
  };
  return { ...snapshot, saver, turn, replace, showAnew, isRestored };
}
