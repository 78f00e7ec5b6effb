import type { PlantDifference, PlantListDetail } from '@btc/contract/plants/desk/plant-list-desk.ts';
import { differenceKinds } from '@btc/contract/plants/plant-codes.ts';
import { formatCodeIn, type NamedCode } from '@btc/contract/names.ts';
import { origins } from '@btc/reference/places/origins.ts';
import { plantProductNames, plantTypeNames, registrationStateNames } from '@btc/reference/plants/plant-scopes.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import { ActButton } from '#shell/console/actions/act-button.tsx';
import { useFilters } from '#shell/console/filters/address-filters.ts';
import { AnswerView, ListView } from '#shell/console/answer-view.tsx';
import { Facts } from '#shell/console/facts.tsx';
import { FilterBar } from '#shell/console/filters/filter-bar.tsx';
import { TitlesPart } from '#shell/console/issues/titles-part.tsx';
import { WarningPart } from '#shell/console/issues/warning-parts.tsx';
import layout from '#shell/console/layout.module.css';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { Select } from '#ui/form/select.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { UndoBlockedReason } from './undo-blocked-reason.tsx';
import { CommitDialog, DiscardDialog, UndoDialog } from './list-dialogs.tsx';
import { messages } from './messages.ts';
import { useOffalNames } from './use-offal-names.ts';

const pageSize = 50;

type ListDialog = 'commit' | 'discard' | 'undo';

export function PlantListScreen({ id }: { id: number | null }) {
  const t = useMessages(messages);
  const { filter, set, clear, page, hrefFor } = useFilters<'kind'>();
  const kind = differenceKinds.find((one) => one === filter('kind'));
  const answer = useCall('GetPlantListDifference', {
    ImportID: id ?? 0,
    Page: page,
    PageSize: pageSize,
    ...(kind === undefined ? {} : { Kind: kind }),
  });
  const [open, setOpen] = useState<ListDialog | null>(null);
  const list = answer.data?.Row;
  const close = () => setOpen(null);
  return (
    <ScreenPage
      title={list?.FileName ?? t.list}
      crumbs={[{ name: t.imports, screen: 'imports' }]}
      actions={list !== undefined && <ListActions list={list} onOpen={setOpen} onChanged={answer.reload} />}
    >
      <AnswerView answer={answer}>
        {({ Row }) => (
          <>
            <ListFacts list={Row} />
            <WarningPart issues={Row.Warnings} total={Row.Warnings.length} fileName={Row.FileName} />
            <TitlesPart titles={Row.Titles} />
          </>
        )}
      </AnswerView>
      {list?.State === 'previewed' && !list.UpToDate && <Notice tone="caution">{t.outdated}</Notice>}
      {list?.State === 'committed' && !list.Undoable && <UndoBlockedReason list={list} />}
      {list !== undefined && (
        <ScreenPart title={t.differences}>
          <FilterBar onClear={clear}>
            <Select
              label={t.kind}
              options={[
                { value: '', label: t.any },
                ...differenceKinds.map((value) => ({ value, label: t.kinds[value] })),
              ]}
              value={kind ?? ''}
              onChange={(value) => set('kind', value)}
            />
          </FilterBar>
          <ListView answer={answer} page={page} pageSize={pageSize} hrefFor={hrefFor}>
            {(rows) => <DifferenceTable rows={rows} />}
          </ListView>
        </ScreenPart>
      )}
      {open === 'commit' && list && <CommitDialog list={list} onClose={close} onChanged={answer.reload} />}
      {open === 'undo' && list && <UndoDialog list={list} onClose={close} onChanged={answer.reload} />}
      {open === 'discard' && list && <DiscardDialog list={list} onClose={close} onChanged={answer.reload} />}
    </ScreenPage>
  );
}

interface ListActionsProps {
  readonly list: PlantListDetail;
  readonly onOpen: (dialog: ListDialog) => void;
  readonly onChanged: () => void;
}

function ListActions({ list, onOpen, onChanged }: ListActionsProps) {
  const t = useMessages(messages);
  return (
    <>
      {list.State === 'previewed' && list.UpToDate && (
        <Button variant="primary" onClick={() => onOpen('commit')}>
          {t.commit}
        </Button>
      )}
      {list.State === 'previewed' && !list.UpToDate && <CompareAgain listId={list.ImportID} onChanged={onChanged} />}
      {list.State === 'previewed' && <Button onClick={() => onOpen('discard')}>{t.discard}</Button>}
      {list.Undoable && <Button onClick={() => onOpen('undo')}>{t.undo}</Button>}
    </>
  );
}

function CompareAgain({ listId, onChanged }: { readonly listId: number; readonly onChanged: () => void }) {
  const t = useMessages(messages);
  return (
    <ActButton
      name={t.compareAgain}
      variant="primary"
      done={t.comparedAgain}
      work={(api) => api('CheckPlantList', { ImportID: listId })}
      onChanged={onChanged}
    />
  );
}

function ListFacts({ list }: { list: PlantListDetail }) {
  const t = useMessages(messages);
  const format = useFormat();
  const counts = differenceKinds.flatMap((kind) => {
    const count = list.Counts[kind];
    return count === undefined ? [] : [[t.kinds[kind], format.number(count)] as const];
  });
  return (
    <Facts
      facts={[
        [t.state, t.states[list.State]],
        [t.form, t.forms[list.Form]],
        [t.listedOn, format.date(list.ListedOn)],
        [t.lines, format.number(list.Lines)],
        ...counts,
      ]}
    />
  );
}

const codedFields: Readonly<Record<string, readonly NamedCode[]>> = {
  State: registrationStateNames,
  Types: plantTypeNames,
  Products: plantProductNames,
};

function Sides({ sides, offal }: { sides: Readonly<Record<string, string>>; offal: readonly NamedCode[] }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const words: Readonly<Record<string, string>> = t.differenceFields;
  const meats: Readonly<Record<string, string>> = t.meats;
  const toWord = (field: string, code: string) => {
    if (field === 'Meats') return meats[code] ?? code;
    return formatCodeIn(edition, field === 'OffalCuts' ? offal : (codedFields[field] ?? []), code);
  };
  return Object.entries(sides).map(([field, value]) => (
    <span key={field} className={layout['sub']}>
      {words[field] ?? field}{' '}
      {value === ''
        ? t.nothing
        : value
            .split('|')
            .map((code) => toWord(field, code))
            .join(' · ')}
    </span>
  ));
}

function useDifferenceColumns(): readonly Column<PlantDifference>[] {
  const t = useMessages(messages);
  const edition = useEdition();
  const offal = useOffalNames()();
  return [
    { key: 'line', head: t.line, cell: (row) => row.Line },
    { key: 'kind', head: t.kind, cell: (row) => t.kinds[row.Kind] },
    {
      key: 'plant',
      head: t.plant,
      cell: (row) => (
        <>
          {row.Origin !== null && `${formatCodeIn(edition, origins, row.Origin)} `}
          {row.PlantID === null ? (
            row.PlantNo
          ) : (
            <PageLink to={toConsoleScreenPath(edition, 'plant', row.PlantID)}>{row.PlantNo ?? row.PlantID}</PageLink>
          )}
          <span className={layout['sub']}>{row.Name}</span>
        </>
      ),
    },
    { key: 'before', head: t.before, cell: (row) => <Sides sides={row.Before} offal={offal} /> },
    { key: 'after', head: t.after, cell: (row) => <Sides sides={row.After} offal={offal} /> },
    {
      key: 'issues',
      head: t.rules,
      cell: (row) =>
        row.Issues.map(({ Column: column, Value, ReasonCn, ReasonEn }) =>
          t.issue(column, Value, edition === 'cn' ? ReasonCn : ReasonEn),
        ).join(edition === 'cn' ? '；' : '; '),
    },
  ];
}

function DifferenceTable({ rows }: { rows: readonly PlantDifference[] }) {
  const t = useMessages(messages);
  const columns = useDifferenceColumns();
  return (
    <DataTable
      caption={t.differences}
      columns={columns}
      rows={rows}
      rowKey={({ DifferenceID }) => String(DifferenceID)}
    />
  );
}
