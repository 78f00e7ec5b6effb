import type { TitledColumn } from '../text/header.ts';

export interface TemplateColumn extends TitledColumn {
  /** `one`: at least one of the columns marked so must be present and filled. */
  readonly need: 'must' | 'one' | 'may';
  readonly noteCn: string;
  readonly noteEn: string;
  readonly example: string;
}
