import { type DictionaryKind, dictionaryKinds, entryKinds } from '@btc/contract/dictionary/dictionary-kinds.ts';
import { foldSpelling } from '@btc/contract/fold-text.ts';
import type { DictionaryEntry, GetNameDictionary, NameAlias } from '@btc/contract/prices/desk/name-dictionary.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { useFilters } from '#shell/console/address-filters.ts';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { FilterBar, FilterText } from '#shell/console/filter-bar.tsx';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { Select } from '#ui/form/select.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { AddAliasDialog, RemoveAliasDialog } from './alias-dialogs.tsx';
import { en } from './dictionary-words.en.ts';
import { zh } from './dictionary-words.zh.ts';

/** The names that imports, filters and searches go by: what came with the portal, and what analysts add and teach. */
export function DictionariesScreen() {
  const t = useMessages({ cn: zh, en });
  const isEn = useEdition() === 'en';
  const { filter, set } = useFilters<'kind' | 'find'>();
  const kind = dictionaryKinds.find((one) => one === filter('kind')) ?? 'beefCut';
  const answer = useCall('GetNameDictionary', { Kind: kind });
  const [isAdding, setAdding] = useState(false);
  const ownKind = entryKinds.find((one) => one === kind) ?? null;
  return (
    <ScreenPage
      title={t.title}
      actions={
        ownKind !== null && (
          <Button variant="primary" onClick={() => setAdding(true)}>
            {t.addEntry[ownKind]}
          </Button>
        )
      }
    >
      <p className="c-what">{t.what}</p>
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
            <p className="c-what">
              {t.usedBy[kind]}
              {isEn && ' '}
              {t.source(isEn ? Dict.SourceEn : Dict.SourceCn)}
            </p>
            <DictionaryTable
              kind={kind}
              entries={Rows}
              lists={Dict}
              wanted={filter('find')}
              onChanged={answer.reload}
            />
            {isAdding && ownKind !== null && (
              <EntryDialog
                kind={ownKind}
                entry={null}
                groups={Dict.Groups}
                forms={Dict.Forms}
                onClose={() => setAdding(false)}
                onChanged={answer.reload}
              />
            )}
          </>
        )}
      </AnswerView>
    </ScreenPage>
  );
}

function matches(entry: DictionaryEntry, wanted: string): boolean {
  const texts = [entry.Code, entry.NameCn, entry.NameEn, ...entry.Known, ...entry.Aliases.map(({ Alias }) => Alias)];
  return texts.some((text) => foldSpelling(text).includes(wanted));
}

type DialogRequest =
  | { readonly what: 'add' | 'change'; readonly entry: DictionaryEntry }
  | { readonly what: 'remove'; readonly entry: DictionaryEntry; readonly alias: NameAlias };

type DictionaryLists = Pick<OutputOf<typeof GetNameDictionary>['Dict'], 'Groups' | 'Forms'>;

interface DictionaryTableProps {
  readonly kind: DictionaryKind;
  readonly entries: readonly DictionaryEntry[];
  readonly lists: DictionaryLists;
  readonly wanted: string;
  readonly onChanged: () => void;
}

function DictionaryTable({ kind, entries, lists, wanted, onChanged }: DictionaryTableProps) {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  const [request, setRequest] = useState<DialogRequest | null>(null);
  const columns = useDictionaryColumns(entries, setRequest);
  const ownKind = entryKinds.find((one) => one === kind) ?? null;
  const shown = entries.filter((entry) => matches(entry, foldSpelling(wanted)));
  const close = () => setRequest(null);
  return (
    <>
      <DataTable
        caption={t.caption(t.kinds[kind], format.number(shown.length), format.number(entries.length))}
        columns={columns}
        rows={shown}
        rowKey={({ Code }) => Code}
        view="small"
        empty={t.empty}
      />
      {request?.what === 'add' && (
        <AddAliasDialog
          kind={kind}
          entry={request.entry}
          others={entries.filter(({ Code }) => Code !== request.entry.Code)}
          onClose={close}
          onChanged={onChanged}
        />
      )}
      {request?.what === 'change' && ownKind !== null && (
        <EntryDialog
          key={request.entry.Code}
          kind={ownKind}
          entry={request.entry}
          groups={lists.Groups}
          forms={lists.Forms}
          onClose={close}
          onChanged={onChanged}
        />
      )}
      {request?.what === 'remove' && (
        <RemoveAliasDialog entry={request.entry} alias={request.alias} onClose={close} onChanged={onChanged} />
      )}
    </>
  );
}

function useDictionaryColumns(
  entries: readonly DictionaryEntry[],
  onAsk: (request: DialogRequest) => void,
): readonly Column<DictionaryEntry>[] {
  const t = useMessages({ cn: zh, en });
  const isEn = useEdition() === 'en';
  const formatName = (entry: DictionaryEntry) => (isEn ? entry.NameEn : entry.NameCn);
  const note = ({ Entry }: DictionaryEntry) => (isEn ? Entry?.NoteEn : Entry?.NoteCn) ?? null;
  const formatCodeName = (code: string) => {
    const found = entries.find(({ Code }) => Code === code);
    return found === undefined ? code : formatName(found);
  };
  const separator = isEn ? ', ' : '、';
  return [
    {
      key: 'name',
      head: t.name,
      cell: (entry) => (
        <span className="c-clip">
          {formatName(entry)} <span lang={isEn ? 'zh-CN' : 'en'}>{isEn ? entry.NameCn : entry.NameEn}</span>
          <span className="c-sub">
            {[
              isEn ? entry.GroupEn : entry.GroupCn,
              isEn ? entry.EvidenceEn : entry.EvidenceCn,
              entry.Entry?.Listed === false ? t.notListed : '',
            ]
              .filter((text) => text !== '')
              .join(' · ')}
          </span>
          {note(entry) !== null && <span className="c-sub">{note(entry)}</span>}
        </span>
      ),
    },
    { key: 'code', head: t.code, cell: ({ Code }) => <code>{Code}</code> },
    { key: 'known', head: t.known, cell: ({ Known }) => <span className="c-clip">{Known.join(' · ')}</span> },
    {
      key: 'added',
      head: t.added,
      cell: (entry) => (
        <span className="c-aliases">
          {entry.Aliases.map((alias) => (
            <span key={alias.AliasID} className="c-alias">
              {alias.Alias}
              {alias.With.length > 0 && (
                <span className="c-sub">{t.pairWith(alias.With.map(formatCodeName).join(separator))}</span>
              )}
              <Button
                size="small"
                variant="quiet"
                aria-label={t.removeFor(alias.Alias, formatName(entry))}
                onClick={() => onAsk({ what: 'remove', entry, alias })}
              >
                {t.remove}
              </Button>
            </span>
          ))}
          <Button size="small" aria-label={t.addFor(formatName(entry))} onClick={() => onAsk({ what: 'add', entry })}>
            {t.add}
          </Button>
        </span>
      ),
    },
    {
      key: 'change',
      head: t.change,
      cell: (entry) =>
        entry.Entry !== null && (
          <Button
            size="small"
            aria-label={t.changeFor(formatName(entry))}
            onClick={() => onAsk({ what: 'change', entry })}
          >
            {t.change}
          </Button>
        ),
    },
  ];
}
