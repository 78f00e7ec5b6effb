import type { RequestOf } from '@btc/contract/wire/operation.ts';
import type { SaveQuoteDrafts } from '@btc/contract/prices/desk/quote-desk.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { browserApi } from '#platform/browser-api.ts';
import { isSessionLost } from '#shell/console/actions/failure.ts';
import { useStaff } from '#shell/console/staff.ts';
import { toCattleOutcome } from './cattle-line.ts';
import { DraftSaver } from './draft-saver.ts';
import { saveSheetDraft, readSheetDraft, type SheetKey } from './sheet-draft.ts';
import { type LineOutcome, type LineRow, type SendableLine, SheetLines } from './sheet-lines.ts';
import { sheetKinds } from './typed-line.ts';

interface SheetSettings {
  readonly sheet: SheetKey;
  readonly rows: readonly LineRow[];
  readonly jumpPercent: number;
}

type SentLine = RequestOf<typeof SaveQuoteDrafts>['Lines'][number];

async function sendQuotes(day: string, lines: readonly SendableLine[]): Promise<readonly LineOutcome[]> {
  const Lines = lines.flatMap(({ id, was, values, isConfirmed }): readonly SentLine[] => {
    if (values !== null && 'LocalPrice' in values) return [];
    return [{ SeriesID: id, ExpectedRevision: was, Values: values, Confirmed: isConfirmed }];
  });
  return (await browserApi()('SaveQuoteDrafts', { Date: day, Lines })).Rows;
}

async function sendCattle(
  day: string,
  lines: readonly SendableLine[],
  rows: readonly LineRow[],
): Promise<readonly LineOutcome[]> {
  const Lines = lines.flatMap(({ id, was, values, isConfirmed }) => {
    const row = rows.find(({ SeriesID }) => SeriesID === id);
    if (row === undefined || !('Code' in row) || (values !== null && !('LocalPrice' in values))) return [];
    return [{ Code: row.Code, ExpectedRevision: was, Values: values, Confirmed: isConfirmed }];
  });
  return (await browserApi()('SaveLiveCattleDrafts', { Date: day, Lines })).Rows.map(toCattleOutcome);
}

function openSheet(userId: number, { sheet, rows, jumpPercent }: SheetSettings) {
  const isCattle = sheet.market === 'livecattle';
  const kind = isCattle ? sheetKinds.cattle : sheetKinds.quotes;
  const lines = new SheetLines(rows, jumpPercent, readSheetDraft(userId, sheet), kind);
  const saver = new DraftSaver({
    lines,
    send: (waiting) => (isCattle ? sendCattle(sheet.day, waiting, rows) : sendQuotes(sheet.day, waiting)),
    keep: () => saveSheetDraft(userId, sheet, lines.unsaved()),
  });
  return { lines, saver };
}

/** The server's lines of a sheet, merged with the unsaved lines of this device. */
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
