import type { Edition } from '@btc/contract/members/access.ts';
import type { DirectoryDict, getWebFrontApprovePlantPattern } from '@btc/contract/plants/plant-directory.ts';
import type { PlantEventRow, PlantRow } from '@btc/contract/plants/plant-row.ts';
import type { BoardDict } from '@btc/contract/plants/status-board.ts';
import { roundTo } from '@btc/contract/round-to.ts';
import type { InputOf, OutputOf } from '@btc/contract/wire/operation.ts';
import { formatCode, formatCodeIn, listCodes } from '@btc/contract/names.ts';
import {
  effectBasisNames,
  plantProductNames,
  plantTypeNames,
  registrationStateNames,
} from '@btc/reference/plant-scopes.ts';
import { findPlantStatus } from '@btc/reference/plant-statuses.ts';
import type { Sheet } from '#platform/export/sheet.ts';
import { fileWords } from './file-words.ts';

/** The plants of the directory as a sheet: what a reader may not see is an empty cell, and the sheet says so. */
export function buildPlantsSheet(rows: readonly PlantRow[], dict: DirectoryDict, edition: Edition): Sheet {
  const say = fileWords[edition];
  const isCn = edition === 'cn';
  return {
    name: say.plants,
    about: [
      [say.title, dict.Meat === 'beef' ? say.beefTitle : say.porkTitle],
      [say.asOf, dict.AsOf],
      [say.updated, dict.UpdatedOn ?? ''],
      ...(dict.Locked === null ? [] : [[say.access, say.locked] as const]),
      ...(dict.Demo ? [[say.note, say.demo] as const] : []),
    ],
    titles: say.plantColumns,
    rows: rows.map(({ Detail: detail, ...row }) => [
      isCn ? row.OriginCn : row.OriginEn,
      row.PlantNo,
      row.NameCn,
      row.NameEn ?? row.NameLocal,
      formatCodeIn(edition, registrationStateNames, row.State),
      detail?.StateSince ?? null,
      detail?.CiferNo ?? null,
      (isCn ? detail?.GroupCn : detail?.GroupEn) ?? null,
      (isCn ? detail?.ProvinceCn : detail?.ProvinceEn) ?? null,
      (isCn ? detail?.CityCn : detail?.CityEn) ?? null,
      detail === null ? null : listCodes(edition, plantTypeNames, detail.Types),
      detail === null ? null : listCodes(edition, plantProductNames, detail.Products),
      detail === null ? null : detail.OffalCuts.map((cut) => (isCn ? cut.NameCn : cut.NameEn)).join(isCn ? '、' : ', '),
      detail?.FirstApproved ?? null,
      detail?.ValidTo ?? null,
    ]),
  };
}

/** The events of a period as a sheet. */
export function buildEventsSheet(rows: readonly PlantEventRow[], dict: BoardDict, edition: Edition): Sheet {
  const say = fileWords[edition];
  const isCn = edition === 'cn';
  return {
    name: say.events,
    about: [
      [say.title, say.eventsTitle],
      [say.span, `${dict.StartDate} – ${dict.EndDate}`],
      [
        say.updated,
        rows
          .flatMap(({ AnnouncedOn }) => AnnouncedOn ?? [])
          .toSorted()
          .at(-1) ?? '',
      ],
      ...(dict.Demo ? [[say.note, say.demo] as const] : []),
    ],
    titles: say.eventColumns,
    rows: rows.map((row) => {
      const status = findPlantStatus(row.Status);
      return [
        row.EffectiveOn,
        row.AnnouncedOn,
        isCn ? row.Plant.OriginCn : row.Plant.OriginEn,
        row.Plant.PlantNo,
        isCn ? (row.Plant.NameCn ?? row.Plant.NameEn) : (row.Plant.NameEn ?? row.Plant.NameLocal),
        formatCode(edition, status, row.Status),
        formatCodeIn(edition, effectBasisNames, row.Basis),
        row.Rule,
        row.OldNumber,
        row.NewNumber,
        isCn ? row.NoteCn : row.NoteEn,
        row.Source,
        row.SourceLink,
      ];
    }),
  };
}

type Structure = typeof getWebFrontApprovePlantPattern;

/** The market structure as a sheet: each member with its plants by state. */
export function buildStructureSheet(
  { Patterns: bars, Dict: dict }: OutputOf<Structure>,
  { By: by, Meat: meat }: Pick<InputOf<Structure>, 'By' | 'Meat'>,
  edition: Edition,
): Sheet {
  const say = fileWords[edition];
  const isCn = edition === 'cn';
  const states = by === 'state' ? [] : registrationStateNames;
  const shown = states.filter(({ code }) => bars.some(({ Counts }) => Counts[code] !== undefined));
  const { Cr1, Cr4, Cr10 } = dict.Concentration;
  const shares = [Cr1, Cr4, Cr10].map((share) => roundTo(share, 2).toFixed(1));
  return {
    name: say.structure,
    about: [
      [say.title, meat === 'beef' ? say.beefTitle : say.porkTitle],
      [say.by, say.bys[by]],
      [say.asOf, dict.AsOf],
      [say.concentration, say.largest(shares[0] ?? '', shares[1] ?? '', shares[2] ?? '')],
      ...(dict.Demo ? [[say.note, say.demo] as const] : []),
    ],
    titles: [say.bys[by], say.total, say.share, ...shown.map(({ nameCn, nameEn }) => (isCn ? nameCn : nameEn))],
    rows: bars.map((bar) => [
      isCn ? bar.NameCn : bar.NameEn,
      bar.Total,
      roundTo(bar.Share, 2),
      ...shown.map(({ code }) => bar.Counts[code] ?? 0),
    ]),
  };
}
