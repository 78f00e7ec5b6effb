import type { TitledColumn } from '../text/header.ts';

/** A column of a template of ours: its titles, what it means and an example. */
export interface TemplateColumn extends TitledColumn {
  /** `one` of several columns marked so must be there and filled. */
  readonly need: 'must' | 'one' | 'may';
  readonly noteCn: string;
  readonly noteEn: string;
  readonly example: string;
}
