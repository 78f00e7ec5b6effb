import { isDay } from '@btc/contract/time.ts';
import { useMessages } from '#i18n/messages.ts';
import { saveBlob } from '#platform/save-file.ts';
import { ActionFailure } from '#shell/console/action-failure.tsx';
import { useFilters } from '#shell/console/address-filters.ts';
import { useAction } from '#shell/console/use-action.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { auditCsv, fetchEntries } from './audit-csv.ts';
import { ListView } from '#shell/console/answer-view.tsx';
import { FilterBar, FilterText } from '#shell/console/filter-bar.tsx';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { type Option, Select } from '#ui/form/select.tsx';
import { toEndOfDay, toStartOfDay } from '../words/day.ts';
import { AuditTable } from './audit-table.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

const pageSize = 20;

type FilterName = 'who' | 'operation' | 'kind' | 'subject' | 'from' | 'until';

/** A day of the address, or empty for what is none. */
function dayIn(text: string): string {
  return isDay(text) ? text : '';
}

function toQuestion(filter: (name: FilterName) => string) {
  const [from, until] = [dayIn(filter('from')), dayIn(filter('until'))];
  const text = (name: FilterName, most: number) => filter(name).trim().slice(0, most);
  const [who, operation, kind, subject] = [
    text('who', 64),
    text('operation', 64),
    text('kind', 40),
    text('subject', 64),
  ];
  return {
    ...(who === '' ? {} : { ActorName: who }),
    ...(operation === '' ? {} : { Operation: operation }),
    ...(kind === '' ? {} : { SubjectKind: kind }),
    ...(subject === '' ? {} : { SubjectID: subject }),
    ...(from === '' ? {} : { From: toStartOfDay(from) }),
    ...(until === '' ? {} : { Until: toEndOfDay(until) }),
  };
}

/** What staff changed: who, when, what, before and after. */
export function AuditScreen() {
  const t = useMessages({ cn: zh, en });
  const { filter, page, set, clear, hrefFor } = useFilters<FilterName>();
  const question = toQuestion(filter);
  const answer = useCall('GetAuditTrail', { ...question, Page: page, PageSize: pageSize });
  const toOptions = (names: Readonly<Record<string, string>>): readonly Option[] => [
    { value: '', label: t.any },
    ...Object.entries(names).map(([value, label]) => ({ value, label })),
  ];
  const chosen = (names: Readonly<Record<string, string>>, name: FilterName) =>
    Object.hasOwn(names, filter(name)) ? filter(name) : '';
  return (
    <ScreenPage title={t.title} actions={<ExportButton question={question} />}>
      <FilterBar onClear={clear}>
        <FilterText label={t.who} value={filter('who')} maxLength={64} onChange={(value) => set('who', value)} />
        <Select
          label={t.operation}
          options={toOptions(t.operations)}
          value={chosen(t.operations, 'operation')}
          onChange={(value) => set('operation', value)}
        />
        <Select
          label={t.kind}
          options={toOptions(t.kinds)}
          value={chosen(t.kinds, 'kind')}
          onChange={(value) => set('kind', value)}
        />
        <FilterText
          label={t.subject}
          value={filter('subject')}
          maxLength={64}
          onChange={(value) => set('subject', value)}
        />
        <FilterText
          label={t.from}
          type="date"
          value={dayIn(filter('from'))}
          maxLength={10}
          onChange={(value) => set('from', value)}
        />
        <FilterText
          label={t.until}
          type="date"
          value={dayIn(filter('until'))}
          maxLength={10}
          onChange={(value) => set('until', value)}
        />
      </FilterBar>
      <ListView answer={answer} page={page} pageSize={pageSize} hrefFor={hrefFor} empty={t.empty}>
        {(rows) => <AuditTable rows={rows} empty={t.empty} />}
      </ListView>
    </ScreenPage>
  );
}

/** What the filters leave, as a file. */
function ExportButton({ question }: { question: ReturnType<typeof toQuestion> }) {
  const t = useMessages({ cn: zh, en });
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
