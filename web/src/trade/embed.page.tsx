import { getView } from '@btc/contract/trade/views.ts';
import { useRef } from 'react';
import { type MetaArgs, useLoaderData } from 'react-router';
import { toPathEdition, pathFor, useEdition } from '#i18n/edition.ts';
import { formatErrorText } from '#i18n/error-messages.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { pageMeta, toSettings } from '#platform/pages/page-meta.ts';
import { serverPageLoader } from '#platform/pages/page-query.ts';
import hidden from '#ui/base/hidden.module.css';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { LockSample } from '#ui/state/lock-sample.tsx';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { ErrorState } from '#ui/state/notice.tsx';
import { readPageState } from './address/page-address.ts';
import { RefusedProvider, usePageState } from './address/use-page-state.ts';
import styles from './embed.module.css';
import { hatchesPeriods } from './figure/figure-variants.ts';
import { shownUnit } from './words/figure-words.ts';
import { messages } from './messages.ts';
import { formatLead, formatFullTitle } from './names.ts';
import { viewAddress, viewHead } from './words/page-head.ts';
import { LeftOutLines } from './notes/left-out-lines.tsx';
import { toFullPath } from './share/embed-address.ts';
import { useFittedFrame } from './share/use-fitted-frame.ts';
import { FigureBody, FigureHead } from './view-section.tsx';
import { listViewCalls, loadView, type ViewAnswer, type ViewFound } from './view-query.ts';

/** Always the signed-out view: there is no client loader, which would send a reader's token. */
export const loader = serverPageLoader<ViewFound>(loadView);

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  const edition = toPathEdition(location.pathname);
  const { view } = readPageState(new URLSearchParams(location.search), 'beef');
  const dict = loaderData?.kind === 'shown' ? loaderData.answer.dict : null;
  const settings = toSettings(matches);
  const { path } = viewAddress(view, edition);
  return [
    ...pageMeta({ edition, ...viewHead(view, dict, edition), path, indexed: false }, settings),
    { tagName: 'link', rel: 'canonical', href: (settings?.publicUrl ?? '') + pathFor(edition, path) },
  ];
}

export default function EmbedPage() {
  const found = useLoaderData<typeof loader>();
  const content = useRef<HTMLElement>(null);
  useFittedFrame(content);
  return (
    <RefusedProvider value={found.kind === 'refused'}>
      <main ref={content} className={styles['page']}>
        <ViewName />
        <Content found={found} />
      </main>
    </RefusedProvider>
  );
}

/** The page's h1; the figure's heading is below it. */
function ViewName() {
  const edition = useEdition();
  const { state } = usePageState();
  return <h1 className={hidden['hidden']}>{formatFullTitle(edition, getView(state.view))}</h1>;
}

function Content({ found }: { found: ViewFound }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { state } = usePageState();
  switch (found.kind) {
    case 'shown':
      return <EmbeddedView answer={found.answer} />;
    case 'locked':
      return (
        <LockedPanel
          size="chart"
          level={2}
          title={formatFullTitle(edition, getView(state.view))}
          reason={found.reason}
          trialLeft={found.trialLeft}
          opens={listViewCalls(state.view)}
        >
          {formatLead(edition, getView(state.view))}
          <LockSample sample={found.sample ?? null} />
        </LockedPanel>
      );
    case 'refused':
      return (
        <ErrorState size="chart" level={2} title={t.refusedTitle}>
          {formatErrorText(edition, 'badrequest')}
        </ErrorState>
      );
    case 'failed':
      return (
        <ErrorState size="chart" level={2}>
          {formatErrorText(edition, found.failure)}
        </ErrorState>
      );
  }
}

function EmbeddedView({ answer }: { answer: ViewAnswer }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { state } = usePageState();
  const { dict } = answer;
  const unit = shownUnit(answer, state.unit);
  return (
    <>
      <header>
        <FigureHead answer={answer} unit={unit} />
      </header>
      <FigureBody answer={answer} unit={unit} />
      <LeftOutLines
        dict={dict}
        isHatched={state.show === 'chart' && hatchesPeriods(getView(state.view), state.variant)}
      />
      <footer className={styles['foot']}>
        {dict.Demo ? (
          <DemoMark kind="data" />
        ) : (
          <span>{t.sourceLine(edition === 'cn' ? dict.SourceNameCn : dict.SourceNameEn)}</span>
        )}
        {dict.PublishedOn !== null && <span>{t.publishedLine(format.date(dict.PublishedOn))}</span>}
        <a href={toFullPath(state, edition)} rel="noopener">
          {t.embedFull}
        </a>
      </footer>
    </>
  );
}
