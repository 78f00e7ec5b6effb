import type { DeskMarketReport, ReportPartText } from '@btc/contract/prices/market-report.ts';
import { byReportPart, type ReportPart, reportParts } from '@btc/contract/prices/week-codes.ts';
import type { PresentWriter } from '@btc/contract/writing-fields.ts';
import { useRef } from 'react';
import { browserApi } from '#platform/browser-api.ts';
import { catchUp } from '#shell/console/writing/catch-up.ts';
import type { Stored } from '#shell/console/writing/merge-part.tsx';
import type { TextSaver } from '#shell/console/writing/text-saver.ts';
import { usePresence } from '#shell/console/writing/use-presence.ts';
import { useSavers } from '#shell/console/writing/use-saved-text.ts';
import type { ReportTexts } from './report-gaps.ts';

export type PartText = Pick<ReportPartText, 'Cn' | 'En'>;
export type PartSaver = TextSaver<PartText>;

export interface ReportSavers {
  readonly of: (part: ReportPart) => PartSaver;
  readonly all: readonly PartSaver[];
}

/** `onSaved` is told whether a published issue has text that its readers do not have. */
export function useReportSavers(
  { ReportID, Parts }: DeskMarketReport,
  onSaved: (isUnpublished: boolean) => void,
): ReportSavers {
  const all = useSavers(
    reportParts.map((Part) => ({
      name: `btc.report.${ReportID}.${Part}`,
      text: { Cn: Parts[Part].Cn, En: Parts[Part].En },
      revision: Parts[Part].Revision,
      send: async (text: PartText, was: number) => {
        const { Row, Dict } = await browserApi()('SaveMarketReportPart', {
          ReportID,
          Part,
          ExpectedRevision: was,
          ...text,
        });
        onSaved(Dict.Unpublished);
        return Row;
      },
    })),
  );
  const of = (part: ReportPart) => {
    const saver = all[reportParts.indexOf(part)];
    if (saver === undefined) throw new Error(`No saver has ${part}`);
    return saver;
  };
  return { all, of };
}

export function toTexts({ of }: ReportSavers): ReportTexts {
  return byReportPart((part) => of(part).snapshot().written);
}

export function toRevisions({ of }: ReportSavers): Record<ReportPart, number> {
  return byReportPart((part) => of(part).snapshot().revision);
}

export async function readPart(reportId: number, part: ReportPart): Promise<Stored<PartText>> {
  const { Row } = await browserApi()('GetDeskMarketReport', { ReportID: reportId });
  const { Cn, En, Revision, SavedBy, SavedDate } = Row.Parts[part];
  return { text: { Cn, En }, revision: Revision, by: SavedBy, at: SavedDate };
}

export interface Colleagues {
  readonly present: readonly PresentWriter[];
  readonly enter: (part: ReportPart) => void;
}

/** Who else has the issue open; their saves are loaded, and `onNew` called, where nothing is unsaved here. */
export function useReportColleagues(reportId: number, savers: ReportSavers, onNew: () => void): Colleagues {
  const entered = useRef<ReportPart | null>(null);
  const present = usePresence(
    reportId,
    (id) => browserApi()('HoldMarketReport', { ReportID: id, Part: entered.current }),
    async (revisions) => {
      const parts = reportParts.map((part) => [part, savers.of(part)] as const);
      if (await catchUp(parts, { revisions, read: (part) => readPart(reportId, part) })) onNew();
    },
  );
  return {
    present,
    enter: (part) => {
      entered.current = part;
    },
  };
}
