import { tradeImportRule } from '@btc/contract/trade/desk/import-rule.ts';
import type { ImportSetFile } from '@btc/contract/trade/desk/import-outcome.ts';
import type { TradeUpload } from '@btc/contract/trade/desk/trade-import.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import { StateMark } from '#shell/console/facts.tsx';
import layout from '#shell/console/layout.module.css';
import { ScreenPart } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { outcomeTones } from './import-tones.ts';
import { messages } from '../messages.ts';
import { formatSpanText } from '../../words/periods.ts';

/** States in which one file blocks the whole set; the others have no fault of their own. */
const keepsOut: ReadonlySet<TradeUpload['State']> = new Set(['refused', 'unchanged', 'empty']);

function useSetColumns(state: TradeUpload['State']): readonly Column<ImportSetFile>[] {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  return [
    {
      key: 'file',
      head: t.file,
      cell: ({ ImportID, FileName, Format }) => (
        <>
          <PageLink to={toConsoleScreenPath(edition, 'tradeImport', ImportID)}>{FileName}</PageLink>
          <span className={layout['sub']}>{Format === null ? '' : t.formats[Format]}</span>
        </>
      ),
    },
    {
      key: 'outcome',
      head: t.outcome,
      cell: ({ Outcome }) =>
        Outcome === null ? (
          '–'
        ) : Outcome === 'loaded' ? (
          keepsOut.has(state) ? (
            t.heldBack
          ) : (
            t.states[state]
          )
        ) : (
          <StateMark tone={outcomeTones[Outcome]}>{t.outcomes[Outcome]}</StateMark>
        ),
    },
    {
      key: 'counts',
      head: t.counts,
      cell: ({ Changes: changes }) =>
        changes === null
          ? '–'
          : [changes.Added, changes.Changed, changes.Gone].map((count) => format.number(count)).join(' / '),
    },
    { key: 'facts', head: t.facts, numeric: true, cell: ({ Facts }) => format.number(Facts) },
  ];
}

interface SetFilesProps {
  readonly files: readonly ImportSetFile[];
  /** State of the set, whose files can only be loaded together. */
  readonly state: TradeUpload['State'];
}

/** The files of a set, each compared with the current data plus the files before it. */
export function SetFiles({ files, state }: SetFilesProps) {
  const t = useMessages(messages);
  const columns = useSetColumns(state);
  if (files.length === 0) return null;
  return (
    <ScreenPart title={t.setFiles}>
      <p className={layout['what']}>{t.setFilesWhat}</p>
      <DataTable
        caption={t.setFiles}
        columns={columns}
        rows={files}
        rowKey={({ ImportID }) => String(ImportID)}
        view="small"
      />
    </ScreenPart>
  );
}

interface JoinProps {
  readonly upload: TradeUpload;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Files that a file can be loaded with: checked, and not in a set. */
function useSiblings(upload: TradeUpload): readonly TradeUpload[] {
  const list = useCall('GetTradeImports', { Page: 1, PageSize: 1 }).data?.List ?? [];
  return list.filter(
    (one) => one.State === 'ready' && !one.IsSet && one.SetID === null && one.ImportID !== upload.ImportID,
  );
}

export function JoinButton({ upload, onOpen }: { readonly upload: TradeUpload; readonly onOpen: () => void }) {
  const t = useMessages(messages);
  return useSiblings(upload).length === 0 ? null : <Button onClick={onOpen}>{t.join}</Button>;
}

export function JoinDialog({ upload, onClose, onChanged }: JoinProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const navigate = useNavigate();
  const siblings = useSiblings(upload);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const join = (id: number, isChosen: boolean): void =>
    setChosen((ids) => (isChosen ? [...ids, id] : ids.filter((one) => one !== id)));
  return (
    <ActionDialog
      title={t.join}
      what={<p>{t.joinWhat(upload.FileName)}</p>}
      confirm={t.joinNow}
      isReady={chosen.length > 0 && chosen.length < tradeImportRule.maxTogether}
      work={async (api) => {
        const { Row } = await api('JoinTradeImports', { ImportIDs: [upload.ImportID, ...chosen] });
        await navigate(toConsoleScreenPath(edition, 'tradeImport', Row.ImportID));
      }}
      done={t.recheckStarted}
      onClose={onClose}
      onChanged={onChanged}
    >
      {siblings.map(({ ImportID, FileName, Format, PeriodFrom, PeriodTo }) => (
        <Checkbox
          key={ImportID}
          checked={chosen.includes(ImportID)}
          onChange={(event) => join(ImportID, event.target.checked)}
        >
          {[FileName, Format === null ? null : t.formats[Format], formatSpanText(edition, PeriodFrom, PeriodTo)]
            .filter((text) => text !== null)
            .join(' · ')}
        </Checkbox>
      ))}
    </ActionDialog>
  );
}
