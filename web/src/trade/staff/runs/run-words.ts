import type { TradeRun } from '@btc/contract/trade/desk/trade-import.ts';
import type { ImportDeskMessages } from '../messages.ts';

/** The name of an import: its file, or a label for the demonstration data. */
export function runName(t: ImportDeskMessages, { Format, FileName }: TradeRun): string {
  return Format === 'demo' ? t.formats.demo : FileName;
}

/** Who made an import; empty for demonstration data. */
export function runActor(t: ImportDeskMessages, { Format, By }: TradeRun): string {
  if (Format === 'demo') return '';
  const user = /^command line \((.+)\)$/.exec(By)?.[1];
  return user === undefined ? By : t.commandLine(user);
}
