import type { SavedMapping } from '@btc/contract/prices/desk/series-files.ts';
import type { SeriesEntry } from '@btc/contract/prices/desk/series-mapping.ts';
import { findLiveCattle } from '@btc/contract/prices/benchmarks/live-cattle-series.ts';
import { formatCode, nameIn } from '@btc/contract/names.ts';
import { useState } from 'react';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { AnswerView } from '#shell/console/answer-view.tsx';
import layout from '#shell/console/layout.module.css';
import { ScreenPart } from '#shell/console/screen-page.tsx';
import type { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { messages } from './series-messages.ts';

export interface SeriesMappingsProps {
  readonly answer: ReturnType<typeof useCall<'GetSeriesMappings'>>;
}

export function SeriesMappings({ answer }: SeriesMappingsProps) {
  const t = useMessages(messages);
  const [request, setRequest] = useState<SavedMapping | null>(null);
  const columns = useMappingColumns(setRequest);
  return (
    <ScreenPart title={t.mappings}>
      <AnswerView answer={answer}>
        {({ Rows }) => (
          <DataTable
            caption={t.mappings}
            columns={columns}
            rows={Rows}
            rowKey={({ Shape }) => Shape}
            view="small"
            empty={t.mappingsEmpty}
          />
        )}
      </AnswerView>
      {request !== null && (
        <ActionDialog
          title={t.forgetTitle}
          what={<p>{t.forgetWhat(request.FileName)}</p>}
          confirm={t.forgetTitle}
          work={(api) => api('DeleteSeriesMapping', { Shape: request.Shape, Revision: request.Revision })}
          done={t.forgotten}
          onClose={() => setRequest(null)}
          onChanged={answer.reload}
        />
      )}
    </ScreenPart>
  );
}

function formatName(edition: Edition, entry: SeriesEntry): string | null {
  switch (entry.Kind) {
    case 'none':
      return null;
    case 'cattle': {
      const market = findLiveCattle(entry.Code);
      return formatCode(edition, market, entry.Code);
    }
    case 'benchmark':
      return nameIn(edition, entry);
  }
}

const shownNames = 5;

function useMappingColumns(onForget: (mapping: SavedMapping) => void): readonly Column<SavedMapping>[] {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  return [
    { key: 'file', head: t.file, cell: ({ FileName }) => FileName },
    {
      key: 'series',
      head: t.holdsSeries,
      cell: ({ Mapping }) => {
        const names = Mapping.Series.flatMap((entry) => formatName(edition, entry) ?? []);
        const shown = names.slice(0, shownNames).join(t.between);
        return names.length > shownNames ? `${shown} … (${format.number(names.length)})` : shown || '–';
      },
    },
    {
      key: 'saved',
      head: t.savedBy,
      cell: ({ At, By }) => (
        <>
          <span className={layout['nowrap']}>{format.dateTime(At)}</span>
          <span className={layout['sub']}>{By}</span>
        </>
      ),
    },
    {
      key: 'actions',
      head: t.actions,
      cell: (mapping) => (
        <Button size="small" aria-label={`${t.forget} ${mapping.FileName}`} onClick={() => onForget(mapping)}>
          {t.forget}
        </Button>
      ),
    },
  ];
}
