import type { PinName } from '@btc/contract/my-list/pin-kinds.ts';
import type { PinRow } from '@btc/contract/my-list/pins.ts';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { formatErrorText } from '#i18n/error-messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { toFailureKey } from '#platform/failure-key.ts';
import { toName, usePinChange } from '#shell/pins/use-pin-change.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { findMove } from './find-move.ts';

/** A pin in the list; a removed one keeps its place until the page is left, so that it can be restored. */
export interface PinLine {
  readonly key: string;
  readonly pin: PinRow;
  readonly isRemoved: boolean;
}

export interface PinList {
  readonly lines: readonly PinLine[];
  readonly isPending: boolean;
  readonly remove: (line: PinLine) => void;
  readonly putBack: (line: PinLine) => void;
  /** Takes the keys of the remaining pins in their new order. */
  readonly arrange: (keys: readonly string[]) => void;
}

function toLines(pins: readonly PinRow[]): readonly PinLine[] {
  return pins.map((pin) => ({ key: `${pin.Kind} ${pin.Code}`, pin, isRemoved: false }));
}

/** The reader's pins with their local changes. */
export function usePinList(pins: readonly PinRow[]): PinList {
  const [loaded, setLoaded] = useState(pins);
  const [lines, setLines] = useState(() => toLines(pins));
  if (loaded !== pins) {
    setLoaded(pins);
    setLines(toLines(pins));
  }
  const { isPending, change } = usePinChange();
  const sendMove = useSendMove();
  const mark = ({ key }: PinLine, isRemoved: boolean) =>
    setLines((now) => now.map((line) => (line.key === key ? { ...line, isRemoved } : line)));
  const left = lines.filter(({ isRemoved }) => !isRemoved);
  const remove = async (line: PinLine) => {
    if (await change(line.pin, { IsAdd: false })) mark(line, true);
  };
  const putBack = async (line: PinLine) => {
    const after = lines.slice(lines.indexOf(line) + 1).find(({ isRemoved }) => !isRemoved);
    if (await change(line.pin, { IsAdd: true, Before: after?.pin ?? null })) mark(line, false);
  };
  const arrange = (keys: readonly string[]) => {
    const move = findMove(
      left.map(({ key }) => key),
      keys,
    );
    const find = (key: string | null) => left.find((line) => line.key === key)?.pin ?? null;
    const moved = find(move?.moved ?? null);
    if (move === null || moved === null) return;
    const ordered = keys.flatMap((key) => left.filter((line) => line.key === key));
    setLines([...ordered, ...lines.filter(({ isRemoved }) => isRemoved)]);
    sendMove(moved, find(move.before));
  };
  return {
    lines,
    isPending,
    remove: (line) => void remove(line),
    putBack: (line) => void putBack(line),
    arrange,
  };
}

/** Sends moves one after the other; on failure shows a toast and reloads the list. */
function useSendMove() {
  const edition = useEdition();
  const { revalidate } = useRevalidator();
  const last = useRef(Promise.resolve());
  return (moved: PinName, before: PinName | null) => {
    const isEn = edition === 'en';
    last.current = last.current
      .then(() => browserApi()('MovePin', { ...toName(moved), Before: before && toName(before), isEn }))
      .then(
        () => undefined,
        (error: unknown) => {
          showToast(formatErrorText(edition, toFailureKey(error)), 'error');
          return revalidate();
        },
      );
  };
}
