import { type MetaArgs, useLoaderData } from 'react-router';
import { toPathEdition, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { datasetPageMeta, toVintage } from '#platform/answers/dataset-meta.ts';
import { toSettings } from '#platform/pages/page-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import { PriceNoteLine } from '#shell/today/price-note-line.tsx';
import shared from '#ui/base/shared.module.css';
import { LinkButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { EmptyState } from '#ui/state/notice.tsx';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { PriceNavigation } from './price-navigation.tsx';
import { FreePrices } from './quotes/free-prices.tsx';
import { findListTitle } from './quotes/list-title.ts';
import { messages } from './quotes/messages.ts';
import { toAddressMeat } from './quotes/quote-address.ts';
import { QuoteFilters, useQuotesPath } from './quotes/quote-filters.tsx';
import { QuoteTable } from './quotes/quote-table.tsx';
import styles from './quotes/quotes.module.css';
import { listQuestion, loadQuotes, type QuotesData } from './quotes/quotes-query.ts';
import { ConversionNotes } from './quotes/conversion-notes.tsx';
import { PriceActions } from './share/price-actions.tsx';
import { PriceTrialTip, usePriceItem } from './share/price-trial-tip.tsx';

export const loader = serverPageLoader(loadQuotes);
export const clientLoader = clientPageLoader(loadQuotes);

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  const edition = toPathEdition(location.pathname);
  const t = pickMessages(edition, messages);
  const searchParams = new URLSearchParams(location.search);
  const meat = toAddressMeat({ pathname: location.pathname, searchParams });
  const [cn, english] = meat === 'pork' ? ['/ProkPrice', '/BTCPrice?meat=pork'] : ['/BTCPrice', '/BTCPrice'];
  const [path, otherPath] = edition === 'cn' ? [cn, english] : [english, cn];
  const described = { edition, title: t.title[meat], description: t.description, path, otherPath, isFree: false };
  const { Date: day = null, UpdatedAt: updatedAt = null } = loaderData?.dict ?? {};
  const vintage = toVintage(day === null ? [] : [day], { updatedAt });
  return datasetPageMeta({ ...described, vintage }, toSettings(matches));
}

export default function QuotesPage() {
  const t = useMessages(messages);
  const edition = useEdition();
  const found = useLoaderData<typeof loader>();
  const { state, dict } = found;
  return (
    <div className={classNames(shared['stack5'], shared['shrinks'], styles['page'], styles['flat'])}>
      <PriceNavigation page="quotes" />
      <header className={classNames(shared['stack2'], styles['head'])}>
        <h1>{t.title[state.meat]}</h1>
        <p className={styles['lead']}>
          <span>{findListTitle(edition, found) ?? t.lead}</span> {dict.Demo && <DemoMark kind="data" explain />}
        </p>
      </header>
      {found.notes.map((note) => (
        <PriceNoteLine key={note.NoteID} note={note} />
      ))}
      <QuoteFilters found={found} />
      <Quotes found={found} />
      <p className={styles['note']}>{t.marketNotes[state.market]}</p>
      {found.rows.length > 0 && <ConversionNotes dict={dict} updatedAt={dict.UpdatedAt} />}
    </div>
  );
}

function Quotes({ found }: { found: QuotesData }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const toPath = useQuotesPath();
  const item = usePriceItem('day');
  const { state, rows, total, dict } = found;
  if (dict.Locked !== null) {
    return (
      <LockedPanel
        title={t.lockedTitle(t.meats[state.meat], t.markets[state.market])}
        reason={dict.Locked.Reason}
        trialLeft={dict.TrialLeft}
        item={item}
        level={2}
      >
        {dict.Date !== null && <p>{t.lockedText(format.number(total), format.date(dict.Date))}</p>}
        <FreePrices group={found.free} />
      </LockedPanel>
    );
  }
  if (rows.length > 0) {
    // What is shared is the day that is seen, also tomorrow.
    const shown = { ...state, date: dict.Date ?? state.date };
    const scope = t.lockedTitle(t.meats[state.meat], t.markets[state.market]);
    const about = {
      title: findListTitle(edition, found) ?? scope,
      subtitle: `${scope} · ${format.date(shown.date)}`,
      source: edition === 'cn' ? dict.SourceCn : dict.SourceEn,
      isDemo: dict.Demo,
      fileName: `prices_${state.meat}_${state.market}_${shown.date}`,
    };
    return (
      <>
        <PriceTrialTip left={dict.TrialLeft} item="day" />
        <QuoteTable found={found} />
        <PriceActions file="prices" query={listQuestion(shown)} link={toPath(shown)} about={about} />
      </>
    );
  }
  const isDay = state.date !== '' && dict.Date === null;
  return (
    <EmptyState
      level={2}
      title={dict.LatestDate === null ? t.emptyMarket : isDay ? t.emptyDay : t.empty}
      actions={dict.LatestDate !== null && <LinkButton to={toPath({ ...state, date: '' })}>{t.toLatest}</LinkButton>}
    />
  );
}
