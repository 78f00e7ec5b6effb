import { dictionaryPath } from '@btc/contract/dictionary/dictionary-paths.ts';
import { toNewsFrontPath, toNewsSearchPath } from '@btc/contract/news/news-paths.ts';
import { toPlantsPath } from '@btc/contract/plants/plant-paths.ts';
import type { SearchGroupRows } from '@btc/contract/search/search.ts';
import { maxSearchLetters, searchPage, toSearchPath } from '@btc/contract/search/search-paths.ts';
import { toQuotaPath } from '@btc/contract/trade/quota-paths.ts';
import { type MetaArgs, useLoaderData } from 'react-router';
import { pathFor, toPathEdition, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { pageMeta, toSettings } from '#platform/pages/page-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import { messages as shellMessages } from '#shell/messages.ts';
import shared from '#ui/base/shared.module.css';
import { LinkButton } from '#ui/button.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { EmptyState, ErrorState } from '#ui/state/notice.tsx';
import { AnswerCard } from './answer-card.tsx';
import type { SearchAnswer } from './found-rows.ts';
import styles from './found.module.css';
import { HitLine } from './hit-line.tsx';
import { messages } from './messages.ts';
import { loadSearch } from './search-query.ts';

export const loader = serverPageLoader(loadSearch);
export const clientLoader = clientPageLoader(loadSearch);

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  const edition = toPathEdition(location.pathname);
  const t = pickMessages(edition, messages);
  const words = loaderData?.words ?? '';
  const title = words === '' ? t.title : t.titleOf(words);
  const page = { edition, title, description: t.description, path: searchPage, indexed: false };
  return pageMeta(page, toSettings(matches));
}

export default function SearchPage() {
  const t = useMessages(messages);
  const format = useFormat();
  const { words, answer, isRefused } = useLoaderData<typeof loader>();
  const isFound = answer !== null && answer.Groups.length > 0;
  return (
    <div className={styles['page']}>
      <h1>{words === '' ? t.title : t.titleOf(words)}</h1>
      {isFound && <Found words={words} answer={answer} />}
      {isRefused && (
        <ErrorState level={2} title={t.refusedTitle}>
          {t.refused(format.number(maxSearchLetters))}
        </ErrorState>
      )}
      {answer !== null && !isFound && (
        <EmptyState
          level={2}
          title={t.nothingTitle(words)}
          actions={roomsWithSearch.map((kind) => (
            <RoomSearch key={kind} kind={kind} words={words} />
          ))}
        >
          {t.how}
        </EmptyState>
      )}
      {!isFound && <Ways isAsked={answer !== null} />}
    </div>
  );
}

const roomsWithSearch = ['plant', 'news'] as const;

function RoomSearch({ kind, words }: { readonly kind: (typeof roomsWithSearch)[number]; readonly words: string }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const paths = {
    news: toNewsSearchPath(edition, words),
    plant: `${toPlantsPath(edition)}?${new URLSearchParams({ q: words }).toString()}`,
  };
  return (
    <PageLink to={paths[kind]} className={styles['more']}>
      {t.more[kind]}
    </PageLink>
  );
}

function Ways({ isAsked }: { readonly isAsked: boolean }) {
  const t = useMessages(messages);
  const { tabs, dictionary } = useMessages(shellMessages);
  const edition = useEdition();
  return (
    <>
      {!isAsked && <p className={styles['lead']}>{t.how}</p>}
      <p>
        {t.examples}
        {t.exampleWords.map((words) => (
          <PageLink key={words} to={toSearchPath(edition, words)} className={styles['example']}>
            {words}
          </PageLink>
        ))}
      </p>
      <nav className={shared['buttons']} aria-label={t.rooms}>
        <LinkButton to={pathFor(edition, '/BTCPrice')}>{tabs.price}</LinkButton>
        <LinkButton to={toQuotaPath(edition)}>{t.quota}</LinkButton>
        <LinkButton to={toPlantsPath(edition)}>{tabs.plants}</LinkButton>
        <LinkButton to={pathFor(edition, '/BTCData')}>{tabs.data}</LinkButton>
        <LinkButton to={toNewsFrontPath(edition)}>{tabs.news}</LinkButton>
        <LinkButton to={pathFor(edition, dictionaryPath)}>{dictionary}</LinkButton>
      </nav>
    </>
  );
}

function Found({ words, answer: { Card, Groups } }: { readonly words: string; readonly answer: SearchAnswer }) {
  const t = useMessages(messages);
  const isDemo = Groups.some(({ Rows }) => Rows.some(({ Demo }) => Demo));
  return (
    <>
      {isDemo && (
        <p>
          <DemoMark kind="content" explain />
        </p>
      )}
      {Card !== null && (
        <section aria-label={t.answer}>
          <PageLink to={Card.Path} className={styles['cardLink']}>
            <AnswerCard card={Card} />
          </PageLink>
        </section>
      )}
      <div className={styles['groups']}>
        {Groups.map((group) => (
          <Group key={group.Kind} words={words} group={group} />
        ))}
      </div>
    </>
  );
}

function Group({ words, group }: { readonly words: string; readonly group: SearchGroupRows }) {
  const t = useMessages(messages);
  const { Kind, Rows, Total } = group;
  const isMore = Total > Rows.length;
  return (
    <section aria-labelledby={`group-${Kind}`}>
      <h2 id={`group-${Kind}`} className={styles['heading']}>
        {t.groups[Kind]} {isMore && <Count group={group} />}
      </h2>
      <ul className={styles['list']}>
        {Rows.map((hit) => (
          <li key={`${hit.Path} ${hit.Name}`}>
            <PageLink to={hit.Path} className={styles['hitLink']}>
              <HitLine hit={hit} />
            </PageLink>
          </li>
        ))}
      </ul>
      {isMore && (Kind === 'news' || Kind === 'plant') && <RoomSearch kind={Kind} words={words} />}
    </section>
  );
}

function Count({ group: { Rows, Total, TotalIsCapped } }: { readonly group: SearchGroupRows }) {
  const t = useMessages(messages);
  const format = useFormat();
  const say = TotalIsCapped ? t.firstOfMany : t.firstOf;
  return <span className={shared['small']}>{say(format.number(Rows.length), format.number(Total))}</span>;
}
