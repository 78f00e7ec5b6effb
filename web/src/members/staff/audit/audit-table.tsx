import type { ConsoleScreen } from '@btc/contract/console/console-paths.ts';
import type { DictionaryRow } from '@btc/contract/dictionary/dictionary.ts';
import { nameIn } from '@btc/contract/names.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { messageFor, useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import { toWireName } from '#shell/console/form/former-record.ts';
import type { DeskColumn } from '#shell/console/list/desk-column.ts';
import { DeskTable } from '#shell/console/list/desk-table.tsx';
import { useDictionary } from '#shell/console/use-dictionary.ts';
import { fieldWord } from '#shell/console/issue-words.ts';
import layout from '#shell/console/layout.module.css';
import records from '#shell/console/records.module.css';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { messages as contactMessages } from '../contact/messages.ts';
import { messages as wordsMessages } from '../words/messages.ts';
import type { AuditEntry } from '../words/word-lists.ts';
import { marketName } from './audit-codes.ts';
import { formatSubjectText, formatValueText, toEdition } from './audit-values.ts';
import { namedThing, readableDifferences } from './differences.ts';
import { messages } from './messages.ts';

const screens: Readonly<Record<string, ConsoleScreen>> = {
  member: 'member',
  membershipRequest: 'request',
  contactMessage: 'message',
  article: 'article',
  video: 'video',
  banner: 'banner',
  newsletter: 'newsletter',
  legalText: 'legalText',
  mailText: 'mailText',
  plant: 'plant',
  plantList: 'plantList',
  marketReport: 'marketReport',
  tradeImport: 'tradeImport',
  tradeImportRun: 'tradeRun',
};

function useFieldName(): (field: string) => string {
  const t = useMessages(messages);
  const words = useMessages(wordsMessages);
  const consoleEdition = useEdition();
  const known = new Map<string, string>([...Object.entries(words.fields), ...Object.entries(t.fields)]);
  return (field) => {
    const last = field.split('.').at(-1) ?? field;
    const bare = toWireName(last);
    const one = namedThing(bare).thing ?? bare;
    const name =
      known.get(field) ??
      known.get(last) ??
      known.get(one) ??
      fieldWord(consoleEdition, one) ??
      marketName(consoleEdition, last) ??
      undefined;
    const edition = toEdition(field);
    if (name === undefined) return t.other;
    return edition === null ? name : t.ofEdition(words.editions[edition], name);
  };
}

export function AuditTable({ rows, empty }: { rows: readonly AuditEntry[]; empty: string }) {
  const t = useMessages(messages);
  return (
    <DeskTable
      caption={t.caption}
      columns={useAuditColumns()}
      rows={rows}
      rowKey={({ AuditID }) => AuditID}
      empty={empty}
    />
  );
}

const codedKinds = ['beefCut', 'porkCut', 'port'] as const;

type EntryNames = Readonly<Record<'Port' | 'Cut' | 'Cuts' | 'OffalCuts', Readonly<Record<string, string>>>>;

/** Names for codes of ports and cuts; a code shared by a beef and a pork cut stays a code. */
function useEntryNames(): EntryNames {
  const edition = useEdition();
  const rows = useDictionary(codedKinds);
  const formatName = (row: DictionaryRow) => nameIn(edition, row);
  const ports = rows.filter(({ Kind }) => Kind === 'port');
  const cuts = [...Map.groupBy(rows, ({ Kind, Code }) => (Kind === 'port' ? null : Code))].flatMap(([code, own]) => {
    const names = new Set(own.map(formatName));
    return code === null || names.size > 1 ? [] : own.slice(0, 1);
  });
  const named = (some: readonly DictionaryRow[]) => Object.fromEntries(some.map((row) => [row.Code, formatName(row)]));
  return { Port: named(ports), Cut: named(cuts), Cuts: named(cuts), OffalCuts: named(cuts) };
}

export function useAuditColumns(): readonly DeskColumn<AuditEntry>[] {
  const t = useMessages(messages);
  const entries = useEntryNames();
  return [
    { key: 'at', head: t.at, time: ({ At }) => At },
    { key: 'who', head: t.who, text: ({ ActorName }) => ActorName || t.signedOut },
    { key: 'operation', head: t.operation, text: ({ Operation }) => messageFor(t.operations, Operation) },
    { key: 'what', head: t.what, text: (row) => <Subject entry={row} entries={entries} /> },
    { key: 'change', head: t.change, text: (row) => <Differences entry={row} entries={entries} /> },
  ];
}

function Subject({ entry, entries }: DifferencesProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const kind = messageFor(t.kinds, entry.SubjectKind);
  const group = { all: t.all, unknown: t.noAccount }[entry.SubjectID];
  if (group !== undefined) {
    return (
      <>
        {kind} <span className={layout['sub']}>{group}</span>
      </>
    );
  }
  const screen = screens[entry.SubjectKind];
  if (screen === undefined) {
    return (
      <>
        {kind}{' '}
        <span className={classNames(layout['sub'], layout['clip'])}>
          {formatSubjectText(entry.SubjectID, { ...t, edition, named: entries }, format)}
        </span>
      </>
    );
  }
  return (
    <PageLink to={toConsoleScreenPath(edition, screen, entry.SubjectID)}>
      {kind} {formatSubjectText(entry.SubjectID, { ...t, edition, named: entries }, format)}
    </PageLink>
  );
}

interface DifferencesProps {
  readonly entry: AuditEntry;
  readonly entries: EntryNames;
}

function Differences({ entry, entries }: DifferencesProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const edition = useEdition();
  const formatName = useFieldName();
  const differences = readableDifferences(entry, edition);
  const desk = useMessages(wordsMessages);
  const contact = useMessages(contactMessages);
  const charged = Object.fromEntries(desk.chargeStates.map((name, state) => [String(state), name]));
  // The same code is another word for another thing: a new message waits, a new request has just come in.
  const ofSubject: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    contactMessage: contact.stateNames,
    membershipRequest: desk.requestStates,
    surveyItem: t.surveyStates,
  };
  const states = { ...charged, ...ofSubject[entry.SubjectKind] };
  const named = {
    Level: desk.levels,
    Modules: desk.modules,
    StaffRole: desk.roles,
    Role: desk.roles,
    State: states,
    ...entries,
  };
  const words = { ...t, edition, named };
  if (differences.length === 0) return <span className={layout['note']}>{t.noDetail}</span>;
  return (
    <ul className={records['diff']}>
      {differences.map(({ field, before, after }) => (
        <li key={field}>
          <span className={records['diffField']}>{formatName(field)}</span> <VisuallyHidden>{t.before}</VisuallyHidden>
          <del>{before === null ? t.none : formatValueText(field, before, words, format)}</del>{' '}
          <span aria-hidden="true">→</span> <VisuallyHidden>{t.after}</VisuallyHidden>
          <ins>{after === null ? t.none : formatValueText(field, after, words, format)}</ins>
        </li>
      ))}
    </ul>
  );
}
