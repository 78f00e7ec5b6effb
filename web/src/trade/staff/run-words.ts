import type { TradeRun } from '@btc/contract/trade/desk/trade-import.ts';
import type { ImportDeskMessages } from './messages.ts';

/** What an import is called: its file; the invented facts come from none. */
export function runName(t: ImportDeskMessages, { Format, FileName }: TradeRun): string {
  return Format === 'demo' ? t.formats.demo : FileName;
}

/** Who made an import; nobody made the invented facts. */
export function runActor(t: ImportDeskMessages, { Format, By }: TradeRun): string {
  if (Format === 'demo') return '';
  const user = /^command line \((.+)\)$/.exec(By)?.[1];
  return user === undefined ? By : t.commandLine(user);
}
