import type { GetNameDictionary } from '@btc/contract/prices/desk/name-dictionary.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { todayInShanghai } from '#i18n/shanghai-time.ts';
import { type Answer, useCall } from '#shell/console/use-call.ts';
import type { SheetKey } from '../sheet/sheet-draft.ts';
import type { SheetLines } from '../sheet/sheet-lines.ts';
import { NameBook, type SheetDictionaries } from './name-book.ts';
import type { PastedBlock } from './paste-entry.ts';
import type { ColumnMeaning } from './read/paste-words.data.ts';
import { type PastePlan, planPaste } from './plan-paste.ts';
import { readPasted } from './read/read-pasted.ts';

type Names = OutputOf<typeof GetNameDictionary>;

export function useSheetDictionaries({ meat }: SheetKey): Answer<SheetDictionaries> {
  const answers: readonly Answer<Names>[] = [
    useCall('GetNameDictionary', { Kind: meat === 'beef' ? 'beefCut' : 'porkCut' }),
    useCall('GetNameDictionary', { Kind: 'origin' }),
    useCall('GetNameDictionary', { Kind: 'port' }),
    useCall('GetNameDictionary', { Kind: 'term' }),
  ];
  const [cuts, origins, ports, terms] = answers.map(({ data }) => data?.Rows ?? null);
  const data = useMemo(
    () => (cuts && origins && ports && terms ? { cuts, origins, ports, terms } : null),
    [cuts, origins, ports, terms],
  );
  return {
    data,
    failure: answers.find(({ failure }) => failure !== null)?.failure ?? null,
    isLoading: answers.some(({ isLoading }) => isLoading),
    reload: () => {
      for (const answer of answers) if (answer.failure !== null) answer.reload();
    },
  };
}

export interface PasteInput {
  readonly text: string;
  readonly idsBelow: readonly number[];
}

interface PlanInput {
  readonly input: PasteInput;
  readonly sheet: SheetKey;
  readonly lines: SheetLines;
  readonly dictionaries: SheetDictionaries;
  readonly columns: ReadonlyMap<number, ColumnMeaning>;
  readonly chosen: ReadonlyMap<number, number>;
}

export interface PasteReading {
  readonly block: PastedBlock;
  readonly plan: PastePlan;
}

/** Parses and plans again whenever a choice or a line of the sheet changes. */
export function usePastePlan({ input, sheet, lines, dictionaries, columns, chosen }: PlanInput): PasteReading {
  // What is published meanwhile is locked.
  useSyncExternalStore(lines.subscribe, lines.turn);
  const rows = useMemo(() => lines.ids.map((id) => lines.view(id).row), [lines]);
  const book = useMemo(() => new NameBook(dictionaries, rows), [dictionaries, rows]);
  const block = useMemo(() => {
    const context = { book, day: sheet.day, today: todayInShanghai() };
    return readPasted(input.text, { context, main: lines.kind.main, chosen: columns });
  }, [book, sheet, input, lines, columns]);
  const plan = planPaste(block, {
    sheet: { meat: sheet.meat, market: sheet.market, rows, book },
    kind: lines.kind,
    isLocked: (id) => lines.isLocked(id),
    idsBelow: input.idsBelow,
    chosen,
  });
  return { block, plan };
}
