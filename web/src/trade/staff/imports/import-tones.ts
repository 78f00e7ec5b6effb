import type { TradeImportState, TradeRunOutcome } from '@btc/contract/trade/desk/import-rule.ts';
import type { Tone } from '#shell/console/facts.tsx';

export const stateTones: Readonly<Record<TradeImportState, Tone>> = {
  arriving: 'plain',
  checking: 'plain',
  ready: 'waiting',
  refused: 'bad',
  unchanged: 'plain',
  empty: 'plain',
  failed: 'bad',
  committing: 'plain',
  committed: 'good',
  discarded: 'plain',
};

export const outcomeTones: Readonly<Record<TradeRunOutcome, Tone>> = {
  loaded: 'good',
  unchanged: 'plain',
  empty: 'plain',
  refused: 'bad',
  wouldLose: 'waiting',
  undone: 'waiting',
};
