import type { DeskExhibition } from '@btc/contract/directory/desk/exhibition-desk.ts';
import { type ExhibitionState, exhibitionStates } from '@btc/contract/directory/directory-codes.ts';
import { exhibitionKindNames } from '@btc/contract/directory/directory-names.ts';
import { toExhibitionPath } from '@btc/contract/directory/directory-paths.ts';
import { countries } from '@btc/reference/places/countries.ts';
import { rules } from 'form-rules:GetDeskExhibitions';
import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import type { BulkAction } from '#shell/console/list/bulk-bar.tsx';
import type { DeskColumn } from '#shell/console/list/desk-column.ts';
import { DeskList } from '#shell/console/list/desk-list.tsx';
import { useDeskList } from '#shell/console/list/use-desk-list.ts';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { toOptions } from '#ui/form/select.tsx';
import { DeskName } from './desk-name.tsx';
import { DeskPlace } from './desk-place.tsx';
import { ExhibitionDialog } from './exhibition-dialog.tsx';
import { messages } from './messages.ts';
import { useEntryName, useNameFormat } from './names.ts';
import { StateActions } from './state-actions.tsx';

const tones = { draft: 'waiting', published: 'good', cancelled: 'bad', withdrawn: 'plain' } as const;
const shown: ReadonlySet<ExhibitionState> = new Set(['published', 'cancelled']);
const targets: Readonly<Record<ExhibitionState, readonly ExhibitionState[]>> = {
  draft: ['published'],
  published: ['cancelled', 'withdrawn'],
  cancelled: ['published', 'withdrawn'],
  withdrawn: ['published'],
};

interface RowActions {
  readonly onEdit: (row: DeskExhibition) => void;
  readonly onChanged: () => void;
}

function useEventColumns({ onEdit, onChanged }: RowActions): readonly DeskColumn<DeskExhibition>[] {
  const t = useMessages(messages);
  const format = useFormat();
  const kindName = useNameFormat(exhibitionKindNames);
  const countryName = useNameFormat(countries);
  const entryName = useEntryName();
  return [
    {
      key: 'name',
      head: t.name,
      text: ({ Name, NameEn, State, ExhibitionID }) => (
        <DeskName cn={Name} en={NameEn} address={shown.has(State) ? toExhibitionPath(ExhibitionID) : null} />
      ),
      beneath: ({ Kind, Demo }) => [kindName(Kind), Demo && t.demo],
    },
    {
      key: 'when',
      head: t.when,
      day: ({ StartDate }) => StartDate,
      beneath: ({ StartDate, EndDate }) => [EndDate !== StartDate && t.until(format.date(EndDate))],
    },
    { key: 'where', head: t.where, text: (row) => <DeskPlace city={row.City} around={countryName(row.Country)} /> },
    {
      key: 'state',
      head: t.state,
      state: ({ State }) => ({ tone: tones[State], name: t.exhibitionStates[State] }),
      beneath: (row) => [t.changed(format.dateShort(row.UpdatedDate), row.UpdatedBy)],
    },
    {
      key: 'actions',
      text: (row) => (
        <StateActions
          name={entryName(row)}
          targets={targets[row.State]}
          work={(api, State) =>
            api('SetExhibitionState', { ExhibitionID: row.ExhibitionID, Revision: row.Revision, State })
          }
          onChanged={onChanged}
        >
          <Button size="small" onClick={() => onEdit(row)}>
            {t.edit}
          </Button>
        </StateActions>
      ),
    },
  ];
}

export function ExhibitionsScreen() {
  const t = useMessages(messages);
  const [editing, setEditing] = useState<DeskExhibition | 'new' | null>(null);
  const list = useDeskList<'GetDeskExhibitions'>(rules, {
    filters: [
      { field: 'State', label: t.state, options: toOptions(exhibitionStates, t.exhibitionStates), isTabs: true },
      { field: 'Keyword', label: t.keyword, hint: t.eventHint },
    ],
  });
  const answer = useCall('GetDeskExhibitions', list.request);
  return (
    <DeskList
      list={list}
      answer={answer}
      counts={answer.data?.Dict}
      title={t.exhibitions}
      actions={
        <Button variant="primary" onClick={() => setEditing('new')}>
          {t.addEvent}
        </Button>
      }
      caption={t.exhibitions}
      columns={useEventColumns({ onEdit: setEditing, onChanged: answer.reload })}
      rowKey={({ ExhibitionID }) => ExhibitionID}
      bulk={(['published', 'cancelled', 'withdrawn'] as const).map((state): BulkAction<DeskExhibition> => ({
        key: state,
        name: t.become[state],
        what: t.does[state],
        isFor: (row) => targets[row.State].includes(state),
        work: (api, { ExhibitionID, Revision }) => api('SetExhibitionState', { ExhibitionID, Revision, State: state }),
      }))}
    >
      {editing !== null && (
        <ExhibitionDialog
          row={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onChanged={answer.reload}
        />
      )}
    </DeskList>
  );
}
