import { parseOneOf } from '@btc/contract/parse-one-of.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/page-link.tsx';
import { useFilters } from '#shell/console/address-filters.ts';
import { ListView } from '#shell/console/answer-view.tsx';
import { consoleScreenPath } from '#shell/console/console-path.ts';
import { StateTabs } from '#shell/console/counted-tabs.tsx';
import { TwoLines, When } from '#shell/console/facts.tsx';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { type ContactMessage, contactStates } from '../words/word-lists.ts';
import { en as wordsEn } from '../words/words.en.ts';
import { zh as wordsZh } from '../words/words.zh.ts';
import { ContactMark } from './contact-mark.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

const pageSize = 20;
const shownCharacters = 80;

/** Messages from the contact page. */
export function ContactMessagesScreen() {
  const t = useMessages({ cn: zh, en });
  const { filter, page, hrefFor, hrefWith } = useFilters<'state'>();
  const state = parseOneOf(contactStates, filter('state'));
  const answer = useCall('GetContactMessages', {
    Page: page,
    PageSize: pageSize,
    ...(state === undefined ? {} : { State: state }),
  });
  return (
    <ScreenPage title={t.title}>
      <StateTabs
        label={t.states}
        all={t.all}
        states={contactStates}
        names={t.stateNames}
        counts={answer.data?.Dict}
        current={state}
        hrefFor={(key) => hrefWith('state', key)}
      />
      <ListView answer={answer} page={page} pageSize={pageSize} hrefFor={hrefFor} empty={t.empty}>
        {(rows) => <MessageTable rows={rows} />}
      </ListView>
    </ScreenPage>
  );
}

/** The beginning of a long text. */
export function truncateText(text: string): string {
  const characters = Array.from(text);
  return characters.length <= shownCharacters ? text : `${characters.slice(0, shownCharacters).join('')}…`;
}

function MessageTable({ rows }: { rows: readonly ContactMessage[] }) {
  const t = useMessages({ cn: zh, en });
  const columns = useMessageColumns();
  return <DataTable caption={t.caption} columns={columns} rows={rows} rowKey={({ ContactID }) => String(ContactID)} />;
}

function useMessageColumns(): readonly Column<ContactMessage>[] {
  const t = useMessages({ cn: zh, en });
  const words = useMessages({ cn: wordsZh, en: wordsEn });
  const edition = useEdition();
  const format = useFormat();
  return [
    {
      key: 'from',
      head: t.from,
      cell: (row) => (
        <TwoLines beneath={row.CompanyName}>
          <PageLink to={consoleScreenPath(edition, 'message', row.ContactID)}>{row.Name || t.erased}</PageLink>
        </TwoLines>
      ),
    },
    { key: 'content', head: t.content, cell: (row) => <span className="c-clip">{truncateText(row.Content)}</span> },
    { key: 'state', head: t.state, cell: (row) => <ContactMark state={row.State} /> },
    { key: 'replies', head: t.replies, numeric: true, cell: (row) => format.number(row.Replies.length) },
    { key: 'language', head: t.language, cell: (row) => words.languages[row.Edition] },
    { key: 'date', head: t.date, cell: (row) => <When at={row.CreatedDate} /> },
  ];
}
