import type { Operations } from '@btc/contract/operations.ts';
import type { RequestOf } from '@btc/contract/wire/operation.ts';
import { rules } from 'form-rules:GetAuditTrail';
import { useMessages } from '#i18n/messages.ts';
import { saveBlob } from '#platform/files/save-file.ts';
import { ActionFailure } from '#shell/console/actions/action-failure.tsx';
import { DeskList } from '#shell/console/list/desk-list.tsx';
import { useDeskList } from '#shell/console/list/use-desk-list.ts';
import { useAction } from '#shell/console/actions/use-action.ts';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { toEndOfDay, toStartOfDay } from '../words/day.ts';
import { auditCsv, fetchEntries } from './audit-csv.ts';
import { useAuditColumns } from './audit-table.tsx';
import { messages } from './messages.ts';

function toChoices(names: Readonly<Record<string, string>>) {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}

export function AuditScreen() {
  const t = useMessages(messages);
  const list = useDeskList<'GetAuditTrail'>(rules, {
    filters: [
      { field: 'ActorName', at: 'who', label: t.who },
      { field: 'Operation', label: t.operation, options: toChoices(t.operations) },
      { field: 'SubjectKind', at: 'kind', label: t.kind, options: toChoices(t.kinds) },
      { field: 'SubjectID', at: 'subject', label: t.subject },
      { field: 'From', label: t.from, isDay: true, toValue: toStartOfDay },
      { field: 'Until', label: t.until, isDay: true, toValue: toEndOfDay },
    ],
  });
  const answer = useCall('GetAuditTrail', list.request);
  return (
    <DeskList
      list={list}
      answer={answer}
      title={t.title}
      actions={<ExportButton question={list.request} />}
      empty={t.empty}
      caption={t.caption}
      columns={useAuditColumns()}
      rowKey={({ AuditID }) => AuditID}
    />
  );
}

function ExportButton({ question }: { question: RequestOf<Operations['GetAuditTrail']> }) {
  const t = useMessages(messages);
  const { isPending, failure, run } = useAction();
  const save = () =>
    run(async (api) => {
      const rows = await fetchEntries(api, question);
      saveBlob(new Blob([auditCsv(rows)], { type: 'text/csv' }), 'audit-trail.csv');
      showToast(t.exported);
    });
  return (
    <>
      <Button pending={isPending} title={t.exportHow} onClick={() => void save()}>
        {t.exportCsv}
      </Button>
      <ActionFailure failure={failure} />
    </>
  );
}
