import type { ViewDict } from '@btc/contract/trade/view-answer.ts';
import { getView, type ViewCode } from '@btc/contract/trade/views.ts';
import type { Edition } from '#i18n/edition.ts';
import { pickMessages } from '#i18n/messages.ts';
import type { Vintage } from '#platform/answers/dataset-meta.ts';
import { toMeat } from '../address/meat.ts';
import { pageSearch } from '../address/page-address.ts';
import { openingState } from '../address/page-state.ts';
import { messages } from '../messages.ts';
import { formatLead, formatTitle } from '../names.ts';

type VintageDict = Pick<ViewDict, 'Selection' | 'Requested' | 'PublishedOn' | 'UpdatedAt'>;

export function viewHead(view: ViewCode, dict: Pick<ViewDict, 'Scope'> | null, edition: Edition) {
  const t = pickMessages(edition, messages);
  const title = formatTitle(edition, getView(view));
  const meatTitle = toMeat(view) === 'beef' ? t.beefTitle : t.porkTitle;
  const scope = edition === 'cn' ? dict?.Scope.TitleCn : dict?.Scope.TitleEn;
  return {
    title: scope === undefined ? t.documentTitle(title, meatTitle) : t.figureTitle(title, scope),
    description: `${formatLead(edition, getView(view))}${edition === 'cn' ? '' : ' '}${t.description}`,
  };
}

/** Nothing of a span that is locked as a whole. */
export function viewVintage({ Selection, Requested, PublishedOn, UpdatedAt }: VintageDict): Vintage {
  const { StartDate, EndDate } = Selection;
  const hasSpan = StartDate !== '' && EndDate !== '' && (Requested === null || Requested.HasOpen);
  return { span: hasSpan ? [StartDate, EndDate] : null, publishedOn: PublishedOn, updatedAt: UpdatedAt };
}

/** Canonical path of a view in an edition, and its path in the other edition. */
export function viewAddress(view: ViewCode, edition: Edition): { readonly path: string; readonly otherPath: string } {
  return edition === 'cn'
    ? { path: pathIn('cn', view), otherPath: pathIn('en', view) }
    : { path: pathIn('en', view), otherPath: pathIn('cn', view) };
}

function pathIn(edition: Edition, view: ViewCode): string {
  const meat = toMeat(view);
  const hasOwnPage = edition === 'cn' && meat === 'pork';
  return (hasOwnPage ? '/PorkData' : '/BTCData') + pageSearch(openingState(view), hasOwnPage ? 'pork' : 'beef');
}
