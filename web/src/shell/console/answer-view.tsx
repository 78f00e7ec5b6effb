import { ApiError } from '@btc/contract/wire/errors.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { LinkButton } from '#ui/button.tsx';
import { Pagination } from '#ui/data/pagination.tsx';
import { EmptyState, ErrorState } from '#ui/state/notice.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { toConsolePath, toScreenName } from './console-path.ts';
import { formatFailureText } from './actions/failure.ts';
import layout from './layout.module.css';
import { messages } from './messages.ts';
import type { Answer } from './use-call.ts';

export function AnswerView<Output>({
  answer,
  children,
}: {
  answer: Answer<Output>;
  children: (data: Output) => ReactNode;
}) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { data, failure, isLoading, reload } = answer;
  const list = useListAddress();
  if (data === null && list !== null && isMissing(failure)) return <MissingEntry />;
  return (
    <div aria-busy={isLoading} className={layout['answer']} data-stale={(isLoading && data !== null) || undefined}>
      {failure !== null && (
        <ErrorState size="line" level={2} title={t.failedTitle} onRetry={reload}>
          {formatFailureText(edition, failure)}
        </ErrorState>
      )}
      {data !== null && children(data)}
      {data === null && failure === null && (
        <>
          <Skeleton lines={6} />
          <VisuallyHidden>{t.loading}</VisuallyHidden>
        </>
      )}
    </div>
  );
}

function isMissing(failure: unknown): boolean {
  return failure instanceof ApiError && failure.key === 'notfound';
}

/** Address of the list that the screen's record belongs to; null on screens without a record. */
function useListAddress(): string | null {
  const screen = toScreenName(useLocation().pathname);
  const edition = useEdition();
  return /\/\d+$/.test(screen) ? toConsolePath(edition, screen.replace(/\/\d+$/, '')) : null;
}

export function MissingEntry() {
  const t = useMessages(messages);
  const edition = useEdition();
  const list = useListAddress() ?? toConsolePath(edition, '');
  return (
    <ErrorState size="line" level={2} title={t.missingTitle} actions={<LinkButton to={list}>{t.toList}</LinkButton>}>
      {t.missingText}
    </ErrorState>
  );
}

interface ListOutput<Row> {
  readonly Rows: readonly Row[];
  /** Over all pages; omitted where everything comes at once. */
  readonly Total?: number;
}

export interface ListViewProps<Row> {
  readonly answer: Answer<ListOutput<Row>>;
  readonly page: number;
  readonly pageSize: number;
  readonly hrefFor: (page: number) => string;
  /** Text for an empty list; by default that the filters match nothing. */
  readonly empty?: string | undefined;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

export function ListView<Row>(props: ListViewProps<Row>) {
  const t = useMessages(messages);
  const format = useFormat();
  const { answer, page, pageSize, hrefFor, empty, children } = props;
  return (
    <AnswerView answer={answer}>
      {({ Rows, Total = Rows.length }) =>
        Rows.length === 0 ? (
          <EmptyState size="line" level={2} title={empty ?? t.emptyTitle}>
            {empty === undefined ? t.emptyText : undefined}
          </EmptyState>
        ) : (
          <>
            <output className={layout['count']}>{t.found(format.number(Total))}</output>
            {children(Rows)}
            {Total > Rows.length && (
              <Pagination page={page} pageCount={Math.ceil(Total / pageSize)} hrefFor={hrefFor} />
            )}
          </>
        )
      }
    </AnswerView>
  );
}
