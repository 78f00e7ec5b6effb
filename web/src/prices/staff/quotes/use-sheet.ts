import type { SheetRow } from '@btc/contract/prices/desk/quote-desk.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { browserApi } from '#platform/browser-api.ts';
import { isSessionLost } from '#shell/console/failure.ts';
import { useStaff } from '#shell/console/staff.ts';
import { DraftSaver } from './draft-saver.ts';
import { saveSheetDraft, readSheetDraft, type SheetKey } from './sheet-draft.ts';
import { type SendableLine, SheetLines } from './sheet-lines.ts';

interface SheetSettings {
  readonly sheet: SheetKey;
  readonly rows: readonly SheetRow[];
  readonly jumpPercent: number;
}

async function sendLines(day: string, lines: readonly SendableLine[]) {
  const { Rows } = await browserApi()('SaveQuoteDrafts', {
    Date: day,
    Lines: lines.map(({ id, was, values, isConfirmed }) => ({
      SeriesID: id,
      ExpectedRevision: was,
      Values: values,
      Confirmed: isConfirmed,
    })),
  });
  return Rows;
}

function openSheet(userId: number, { sheet, rows, jumpPercent }: SheetSettings) {
  const lines = new SheetLines(rows, jumpPercent, readSheetDraft(userId, sheet));
  const saver = new DraftSaver({
    lines,
    send: (waiting) => sendLines(sheet.day, waiting),
    keep: () => saveSheetDraft(userId, sheet, lines.unsaved()),
  });
  return { lines, saver };
}

/** A sheet as it is typed in this window: what the server has, and what a crash or a lost line left here. */
export function useSheet(settings: SheetSettings) {
  const { userId, onSessionLost } = useStaff();
  const [{ lines, saver }] = useState(() => openSheet(userId, settings));
  const { state, failure } = useSyncExternalStore(saver.subscribe, saver.snapshot);
  const { rows, jumpPercent } = settings;
  useEffect(() => lines.takeOver(rows, jumpPercent), [lines, rows, jumpPercent]);
  useEffect(() => {
    const saveNow = () => void saver.flush();
    document.addEventListener('visibilitychange', saveNow);
    addEventListener('pagehide', saveNow);
    return () => {
      document.removeEventListener('visibilitychange', saveNow);
      removeEventListener('pagehide', saveNow);
      void saver.flush().finally(() => saver.stop());
    };
  }, [saver]);
  useEffect(() => {
    if (failure !== null && isSessionLost(failure)) onSessionLost();
  }, [failure, onSessionLost]);
  return { lines, saver, saveState: state, failure };
}
