import type { SaveQuoteDrafts } from '@btc/contract/prices/desk/quote-desk.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { fireEvent } from '@testing-library/react';
import type { Answers, GivenAnswer } from '#platform/testing/fake-api.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import type { LivePage } from '#ui/testing/live-page.ts';
import { QuoteSheetScreen } from '../sheet/quote-sheet.screen.tsx';

type SheetRow = NonNullable<GivenAnswer<'GetQuoteSheet'>['Rows']>[number];
type SavedLines = GivenAnswer<'SaveQuoteDrafts'>;

const figures = { Low: 5900, Mainstream: 6000, High: 6100, QuoteCount: 4, Basis: 'offer', GroupSize: null } as const;
export const draft = { ...figures, Provisional: false, State: 'draft', Revision: 3, SavedBy: 'ann' } as const;
export const published = { ...draft, State: 'published' } as const;
export const previous = { ...figures, Provisional: false, Date: '2026-11-13' } as const;

export function toRow(SeriesID: number, said: SheetRow = {}): SheetRow {
  return {
    SeriesID,
    OriginCode: 'BRA',
    OriginEn: 'Brazil',
    OriginCn: '巴西',
    CutEn: `Cut ${SeriesID}`,
    CutCn: `部位${SeriesID}`,
    Unit: 'USD/t',
    Demo: false,
    Quote: null,
    Previous: previous,
    ...said,
  };
}

export function saveLines({ Lines }: InputOf<typeof SaveQuoteDrafts>): SavedLines {
  return {
    Rows: Lines.map(({ SeriesID, ExpectedRevision, Values }) => ({
      SeriesID,
      Outcome: Values === null ? 'removed' : 'saved',
      Issues: [],
      Quote: Values && { ...Values, State: 'draft', Revision: ExpectedRevision + 1 },
    })),
  };
}

export function showSheet(rows: readonly SheetRow[], answers: Answers = {}, at = ''): Promise<LivePage> {
  return showScreen('en', <QuoteSheetScreen />, {
    role: 'analyst',
    at: `/console/en/prices/quote-sheet?day=2026-11-20${at}`,
    answers: {
      GetQuoteSheet: { Rows: rows, Dict: { JumpPercent: 8 } },
      SaveQuoteDrafts: saveLines,
      ...answers,
    },
  });
}

/** A cell by line and column, both from 0. */
export function findCell(at: string): HTMLElement {
  const cell = document.querySelector<HTMLElement>(`[data-cell="${at}"]`);
  if (cell === null) throw new Error(`There is no cell ${at}`);
  return cell;
}

export function readCell(at: string): string {
  const input = findCell(at).querySelector<HTMLInputElement | HTMLSelectElement>('input, select');
  return input === null ? (findCell(at).textContent ?? '') : input.value;
}

export async function pressCell(page: LivePage, at: string): Promise<void> {
  await page.user.click(findCell(at).querySelector('input, select') ?? findCell(at));
}

export async function paste(page: LivePage, text: string): Promise<void> {
  fireEvent.paste(document.activeElement ?? document.body, { clipboardData: { getData: () => text } });
  await page.settled();
}

export async function saveNow(page: LivePage): Promise<void> {
  await page.user.keyboard('{Control>}s{/Control}');
  await page.settled();
}
