import type { DeskMerchant } from '@btc/contract/directory/desk/merchant-desk.ts';
import { type MerchantState, merchantStates } from '@btc/contract/directory/directory-codes.ts';
import { merchantTypeNames } from '@btc/contract/directory/directory-names.ts';
import { toMerchantPath } from '@btc/contract/directory/directory-paths.ts';
import { provinces } from '@btc/reference/places/provinces.ts';
import { rules } from 'form-rules:GetDeskMerchants';
import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import type { BulkAction } from '#shell/console/list/bulk-bar.tsx';
import type { DeskColumn } from '#shell/console/list/desk-column.ts';
import { DeskList } from '#shell/console/list/desk-list.tsx';
import { useDeskList } from '#shell/console/list/use-desk-list.ts';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { useOptions } from '#ui/form/named-options.ts';
import { toOptions } from '#ui/form/select.tsx';
import { DeskName } from './desk-name.tsx';
import { DeskPlace } from './desk-place.tsx';
import { MerchantDialog } from './merchant-dialog.tsx';
import { messages } from './messages.ts';
import { useEntryName, useNameFormat } from './names.ts';
import { StateActions } from './state-actions.tsx';

const tones = { draft: 'waiting', published: 'good', withdrawn: 'plain' } as const;
const targets: Readonly<Record<MerchantState, readonly MerchantState[]>> = {
  draft: ['published'],
  published: ['withdrawn'],
  withdrawn: ['published'],
};

interface RowActions {
  readonly onEdit: (row: DeskMerchant) => void;
  readonly onChanged: () => void;
}

function useMerchantColumns({ onEdit, onChanged }: RowActions): readonly DeskColumn<DeskMerchant>[] {
  const t = useMessages(messages);
  const format = useFormat();
  const typeName = useNameFormat(merchantTypeNames);
  const provinceName = useNameFormat(provinces);
  const entryName = useEntryName();
  return [
    {
      key: 'name',
      head: t.name,
      text: (row) => (
        <DeskName
          cn={row.Name}
          en={row.NameEn}
          address={row.State === 'published' ? toMerchantPath(row.MerchantID) : null}
        />
      ),
      beneath: (row) => [
        typeName(row.Type),
        row.ClaimedBy === null ? null : t.claimedBy(row.ClaimedBy),
        row.Demo ? t.demo : null,
      ],
    },
    { key: 'where', head: t.where, text: (row) => <DeskPlace city={row.City} around={provinceName(row.Province)} /> },
    {
      key: 'state',
      head: t.state,
      state: ({ State }) => ({ tone: tones[State], name: t.merchantStates[State] }),
      beneath: (row) => [t.changed(format.dateShort(row.UpdatedDate), row.UpdatedBy)],
    },
    {
      key: 'actions',
      text: (row) => (
        <StateActions
          name={entryName(row)}
          targets={targets[row.State]}
          work={(api, State) => api('SetMerchantState', { MerchantID: row.MerchantID, Revision: row.Revision, State })}
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

export function MerchantsScreen() {
  const t = useMessages(messages);
  const [editing, setEditing] = useState<DeskMerchant | 'new' | null>(null);
  const list = useDeskList<'GetDeskMerchants'>(rules, {
    filters: [
      { field: 'State', label: t.state, options: toOptions(merchantStates, t.merchantStates), isTabs: true },
      { field: 'Keyword', label: t.keyword, hint: t.merchantHint },
      { field: 'Type', label: t.type, options: useOptions(merchantTypeNames) },
    ],
  });
  const answer = useCall('GetDeskMerchants', list.request);
  return (
    <DeskList
      list={list}
      answer={answer}
      counts={answer.data?.Dict}
      title={t.merchants}
      actions={
        <Button variant="primary" onClick={() => setEditing('new')}>
          {t.addMerchant}
        </Button>
      }
      caption={t.merchants}
      columns={useMerchantColumns({ onEdit: setEditing, onChanged: answer.reload })}
      rowKey={({ MerchantID }) => MerchantID}
      bulk={(['published', 'withdrawn'] as const).map((state): BulkAction<DeskMerchant> => ({
        key: state,
        name: t.become[state],
        what: t.does[state],
        isFor: (row) => targets[row.State].includes(state),
        work: (api, { MerchantID, Revision }) => api('SetMerchantState', { MerchantID, Revision, State: state }),
      }))}
    >
      {editing !== null && (
        <MerchantDialog
          row={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onChanged={answer.reload}
        />
      )}
    </DeskList>
  );
}
