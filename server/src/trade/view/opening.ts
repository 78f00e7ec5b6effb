import type { AnswerDict } from '@btc/contract/trade/trade-fields.ts';
import type { Catalogue } from '../facts/catalogue.ts';
import { listSeries } from '../series.ts';
import { chooseSeries } from '../source-choice.ts';
import { toWindow } from '../window.ts';
import { openingQuestion } from './locked-preview.ts';
import { presentGround } from './present/dict.present.ts';
import { listDimensions, type View } from './view-shape.ts';

export function presentOpening(snapshot: Catalogue, view: View): AnswerDict {
  const question = openingQuestion({ meat: view.meat, dimensions: listDimensions(view) });
  const offered = listSeries(snapshot, question);
  const { candidates, series } = chooseSeries(offered, question);
  const found = series === null ? null : { series, window: toWindow(series, question, false) };
  return presentGround(question, { found, candidates, offered });
}
