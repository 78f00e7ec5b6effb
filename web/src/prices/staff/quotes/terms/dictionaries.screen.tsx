import { type DictionaryKind, dictionaryKinds, entryKinds } from '@btc/contract/dictionary/dictionary-kinds.ts';
import { formatCode, nameIn } from '@btc/contract/names.ts';
import { foldSpelling } from '@btc/contract/fold-text.ts';
import type { DictionaryEntry, GetNameDictionary, NameAlias } from '@btc/contract/prices/desk/name-dictionary.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { useFilters } from '#shell/console/filters/address-filters.ts';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { FilterBar, FilterText } from '#shell/console/filters/filter-bar.tsx';
import layout from '#shell/console/layout.module.css';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { Select } from '#ui/form/select.tsx';
import { EntryDialog } from '../sheet/entry-dialog.tsx';
import { AddAliasDialog, RemoveAliasDialog } from './alias-dialogs.tsx';
import styles from './dictionaries.module.css';
import { messages } from './dictionary-messages.ts';

export function DictionariesScreen() {
  const t = useMessages(messages);
  const isEn = useEdition() === 'en';
  const { filter, set } = useFilters<'kind' | 'find'>();
  const kind = dictionaryKinds.find((one) => one === filter('kind')) ?? 'beefCut';
  const answer = useCall('GetNameDictionary', { Kind: kind });
  const [request, setRequest] = useState<DialogRequest | null>(null);
  const ownKind = entryKinds.find((one) => one === kind) ?? null;
  return (
    <ScreenPage
      title={t.title}
      actions={
        ownKind !== null && (
          <Button variant="primary" onClick={() => setRequest({ what: 'save', entry: null })}>
            {t.addEntry[ownKind]}
          </Button>
        )
      }
    >
      <p className={layout['what']}>{t.what}</p>
      <FilterBar>
        <Select
          label={t.kind}
          options={dictionaryKinds.map((value) => ({ value, label: t.kinds[value] }))}
          value={kind}
          onChange={(value) => set('kind', value)}
        />
        <FilterText
          label={t.search}
          hint={t.searchHint}
          maxLength={60}
          value={filter('find')}
          onChange={(value) => set('find', value)}
        />
      </FilterBar>
      <AnswerView answer={answer}>
        {({ Rows, Dict }) => (
          <>
            <p className={layout['what']}>
              {t.usedBy[kind]}
              {isEn && ' '}
              {t.source(isEn ? Dict.SourceEn : Dict.SourceCn)}
            </p>
            <DictionaryTable kind={kind} entries={Rows} wanted={filter('find')} onRequest={setRequest} />
            {request !== null && (
              <DictionaryDialog
                {...{ request, kind, entries: Rows, lists: Dict }}
                onClose={() => setRequest(null)}
                onChanged={answer.reload}
              />
            )}
          </>
        )}
      </AnswerView>
    </ScreenPage>
  );
}

type DialogRequest =
  /** Null for a new one. */
  | { readonly what: 'save'; readonly entry: DictionaryEntry | null }
  | { readonly what: 'addAlias'; readonly entry: DictionaryEntry }
  | { readonly what: 'removeAlias'; readonly entry: DictionaryEntry; readonly alias: NameAlias };

interface DictionaryDialogProps {
  readonly request: DialogRequest;
  readonly kind: DictionaryKind;
  readonly entries: readonly DictionaryEntry[];
  readonly lists: Pick<OutputOf<typeof GetNameDictionary>['Dict'], 'Groups' | 'Forms'>;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

function DictionaryDialog({ request, kind, entries, lists, ...dialog }: DictionaryDialogProps) {
  const others = entries.filter(({ Code }) => Code !== request.entry?.Code);
  if (request.what === 'addAlias') {
    return <AddAliasDialog kind={kind} entry={request.entry} others={others} {...dialog} />;
  }
  if (request.what === 'removeAlias') {
    return <RemoveAliasDialog kind={kind} entry={request.entry} alias={request.alias} {...dialog} />;
  }
  const ownKind = entryKinds.find((one) => one === kind);
  if (ownKind === undefined) return null;
  return (
    <EntryDialog
      kind={ownKind}
      entry={request.entry}
      groups={lists.Groups}
      forms={lists.Forms}
      others={others}
      {...dialog}
    />
  );
}

function matches(entry: DictionaryEntry, wanted: string): boolean {
  const texts = [entry.Code, entry.NameCn, entry.NameEn, ...entry.Known, ...entry.Aliases.map(({ Alias }) => Alias)];
  return texts.some((text) => foldSpelling(text).includes(wanted));
}

interface DictionaryTableProps {
  readonly kind: DictionaryKind;
  readonly entries: readonly DictionaryEntry[];
  readonly wanted: string;
  readonly onRequest: (request: DialogRequest) => void;
}

function DictionaryTable({ kind, entries, wanted, onRequest }: DictionaryTableProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const columns = useDictionaryColumns(entries, onRequest, foldSpelling(wanted));
  const shown = entries.filter((entry) => matches(entry, foldSpelling(wanted)));
  return (
    <DataTable
      caption={t.caption(t.kinds[kind], format.number(shown.length), format.number(entries.length))}
      columns={columns}
      rows={shown}
      rowKey={({ Code }) => Code}
      view="small"
      empty={t.empty}
    />
  );
}

type OnRequest = DictionaryTableProps['onRequest'];

function useDictionaryColumns(
  entries: readonly DictionaryEntry[],
  onRequest: OnRequest,
  wanted: string,
): readonly Column<DictionaryEntry>[] {
  const t = useMessages(messages);
  const edition = useEdition();
  return [
    { key: 'name', head: t.name, cell: (entry) => <NameCell entry={entry} /> },
    { key: 'code', head: t.code, cell: ({ Code }) => <code>{Code}</code> },
    { key: 'added', head: t.added, cell: (entry) => <AliasCell {...{ entry, entries, onRequest }} /> },
    { key: 'known', head: t.known, cell: ({ Known }) => <KnownNames names={Known} wanted={wanted} /> },
    {
      key: 'change',
      head: t.change,
      cell: (entry) =>
        entry.Entry !== null && (
          <Button
            size="small"
            aria-label={t.changeFor(nameIn(edition, entry))}
            onClick={() => onRequest({ what: 'save', entry })}
          >
            {t.change}
          </Button>
        ),
    },
  ];
}

/** Words for no company fill a screen. */
const maxKnown = 12;

/** Names as they stand, those that are looked for first; many are folded. */
function KnownNames({ names, wanted }: { readonly names: readonly string[]; readonly wanted: string }) {
  const t = useMessages(messages);
  const isWanted = (name: string) => wanted !== '' && foldSpelling(name).includes(wanted);
  const ordered = [...names.filter(isWanted), ...names.filter((name) => !isWanted(name))];
  const more = ordered.slice(maxKnown);
  return (
    <div className={layout['clip']}>
      {ordered.slice(0, maxKnown).join(' · ')}
      {more.length > 0 && (
        <details className={styles['more']}>
          <summary>{t.moreKnown(more.length)}</summary>
          {more.join(' · ')}
        </details>
      )}
    </div>
  );
}

function NameCell({ entry }: { readonly entry: DictionaryEntry }) {
  const t = useMessages(messages);
  const isEn = useEdition() === 'en';
  const note = isEn ? entry.Entry?.NoteEn : entry.Entry?.NoteCn;
  const parts = [
    isEn ? entry.GroupEn : entry.GroupCn,
    isEn ? entry.EvidenceEn : entry.EvidenceCn,
    entry.Entry?.Listed === false ? t.notListed : '',
  ];
  return (
    <span className={layout['clip']}>
      {isEn ? entry.NameEn : entry.NameCn}{' '}
      <span lang={isEn ? 'zh-CN' : 'en'}>{isEn ? entry.NameCn : entry.NameEn}</span>
      <span className={layout['sub']}>{parts.filter((text) => text !== '').join(' · ')}</span>
      {(note ?? null) !== null && <span className={layout['sub']}>{note}</span>}
    </span>
  );
}

interface AliasCellProps {
  readonly entry: DictionaryEntry;
  readonly entries: readonly DictionaryEntry[];
  readonly onRequest: OnRequest;
}

function AliasCell({ entry, entries, onRequest }: AliasCellProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const name = nameIn(edition, entry);
  const listNames = (codes: readonly string[]) =>
    codes
      .map((code) =>
        formatCode(
          edition,
          entries.find(({ Code }) => Code === code),
          code,
        ),
      )
      .join(edition === 'cn' ? '、' : ', ');
  return (
    <span className={styles['aliases']}>
      {entry.Aliases.map((alias) => (
        <span key={alias.AliasID} className={styles['alias']}>
          {alias.Alias}
          {alias.With.length > 0 && <span className={layout['sub']}>{t.pairWith(listNames(alias.With))}</span>}
          <Button
            size="small"
            variant="quiet"
            aria-label={t.removeFor(alias.Alias, name)}
            onClick={() => onRequest({ what: 'removeAlias', entry, alias })}
          >
            {t.remove}
          </Button>
        </span>
      ))}
      <Button size="small" aria-label={t.addFor(name)} onClick={() => onRequest({ what: 'addAlias', entry })}>
        {t.add}
      </Button>
    </span>
  );
}
