import { type FilledText, fillText, listQuestions } from '@btc/contract/figures/fill-text.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { openTradeFixture, type TradeFixture } from '#trade/trade-fixture.ts';
import { createYearVolumesService } from '#trade/volumes/year-volumes.service.ts';
import { loadDemoBenchmarks } from '@btc/demo/prices/load-benchmarks.ts';
import { loadDemoPrices } from '@btc/demo/prices/load-prices.ts';
import { loadDemoWeek } from '@btc/demo/prices/week/load-week.ts';
import { fewDemoRows, loadDemoFacts } from '@btc/demo/trade/load-demo-facts.ts';
import { loadDemoRates } from '@btc/demo/trade/load-demo-rates.ts';
import { figureReader } from './read-figures.ts';

export interface FiguresFixture extends TradeFixture {
  readonly readFigures: ReturnType<typeof figureReader>;
  fill(text: string, edition?: Edition, asOf?: string): Promise<FilledText>;
  /** The filled text; throws with its issues. */
  say(text: string, edition?: Edition, asOf?: string): Promise<string>;
}

export const lastDay = '2026-11-20';

export async function openFiguresFixture(): Promise<FiguresFixture> {
  const trade = await openTradeFixture();
  await loadDemoFacts(trade, { rows: fewDemoRows });
  await loadDemoRates(trade);
  await loadDemoPrices({ ...trade, readYearVolumes: createYearVolumesService(trade) });
  await loadDemoBenchmarks(trade);
  await loadDemoWeek(trade);
  const readFigures = figureReader(trade);
  const fill = async (text: string, edition: Edition = 'cn', asOf = lastDay) =>
    fillText(text, edition, await readFigures(trade.db, listQuestions([text]), asOf));
  return {
    ...trade,
    readFigures,
    fill,
    say: async (text, edition, asOf) => {
      const filled = await fill(text, edition, asOf);
      if (filled.kind === 'issues') throw new Error(JSON.stringify(filled.issues));
      return filled.text;
    },
  };
}
