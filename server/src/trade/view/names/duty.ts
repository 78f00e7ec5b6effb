import { type DutyLine, isInForce } from '@btc/contract/safeguard/duty.ts';
import { beefSafeguard } from '@btc/reference/calibration.ts';
import { findHsCode, matchHsCode } from '@btc/reference/goods/hs-codes.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';

export interface DutyTraits {
  readonly Duty: number | null;
  readonly DutyNoteCn: string;
  readonly DutyNoteEn: string;
}

export interface DutyTable {
  readonly lines: readonly DutyLine[];
  readonly day: string;
}

interface Note {
  readonly cn: string;
  readonly en: string;
}

const englishList = new Intl.ListFormat('en-GB');

/** The duty of a tariff line or position; null where the lines of a position differ. */
export function describeDuty(code: string, { lines, day }: DutyTable): DutyTraits {
  const match = matchHsCode(code);
  const ofTariff = match.kind === 'line' || match.kind === 'position' ? match.lines : [];
  const rates = new Set(ofTariff.map((line) => findHsCode(line.code)?.mfnDutyPercent));
  const [rate] = rates;
  const group = 'group' in match ? match.group : null;
  const inForce = lines.filter((line) => isInForce(line, day));
  const notes = [
    { cn: '最惠国税率', en: 'Most-favoured-nation rate' },
    ...noteAgreements(inForce),
    ...noteSafeguard(code, day),
    ...noteAdditional(inForce),
    ...(group === 'pork' || group === 'pork_offal' ? noteByExporter(inForce) : []),
  ];
  return {
    Duty: rates.size === 1 ? (rate ?? null) : null,
    DutyNoteCn: notes.map(({ cn }) => cn).join('；'),
    DutyNoteEn: notes.map(({ en }) => en).join('; '),
  };
}

function nameOrigins(lines: readonly DutyLine[]): Note {
  const origins = [...new Set(lines.map(({ origin }) => origin))].map((code) => findOrigin(code));
  return {
    cn: origins.map((origin) => origin?.nameCn ?? '').join('、'),
    en: englishList.format(origins.map((origin) => origin?.nameEn ?? '')),
  };
}

function noteAgreements(inForce: readonly DutyLine[]): readonly Note[] {
  const agreed = Map.groupBy(
    inForce.filter(({ kind }) => kind === 'agreement'),
    ({ percent }) => percent,
  );
  return [...agreed].map(([percent, lines]) => {
    const { cn, en } = nameOrigins(lines);
    return { cn: `原产于${cn}的为${percent}%`, en: `${percent}% from ${en}` };
  });
}

function noteSafeguard(code: string, day: string): readonly Note[] {
  const { positions, surchargePercent, fromDate, toDate } = beefSafeguard;
  if (day > toDate || !positions.some((position) => code.startsWith(position))) return [];
  const years = `${fromDate.slice(0, 4)}–${toDate.slice(0, 4)}`;
  return [
    {
      cn: `${years}年超出国别配额的加征${surchargePercent}个百分点`,
      en: `${surchargePercent} points more over the country quota in ${years}`,
    },
  ];
}

/** Additional duties on all goods of an origin, whatever the exporter. */
function noteAdditional(inForce: readonly DutyLine[]): readonly Note[] {
  return inForce
    .filter(({ kind }) => kind === 'additional')
    .map((line) => {
      const { cn, en } = nameOrigins([line]);
      return line.percent === null
        ? { cn: `原产于${cn}的另有加征，税率待核实`, en: `${en} goods pay more on top, at a rate not known here` }
        : { cn: `原产于${cn}的另加征${line.percent}个百分点`, en: `${en} goods pay ${line.percent} points on top` };
    });
}

/** Additional duties at exporters' own rates: one note for all origins of a measure. */
function noteByExporter(inForce: readonly DutyLine[]): readonly Note[] {
  const own = inForce.filter(({ kind }) => kind === 'byExporter');
  const measures = Map.groupBy(own, ({ noteEn, percent, percentTo, from, until }) =>
    [noteEn, percent, percentTo, from, until].join(' '),
  );
  return [...measures.values()].flatMap(([line]) => {
    if (line === undefined) return [];
    const { percent, percentTo, from, until, noteCn, noteEn } = line;
    const rates = `${percent}–${percentTo}%`;
    const term = {
      cn: until === null ? `${from}起` : `${from}至${until}`,
      en: `${from} to ${until ?? 'further notice'}`,
    };
    const en = noteEn ?? 'Duty by exporter on top';
    return [
      {
        cn: `${noteCn ?? '按企业另征'}（${rates}，${term.cn}）`,
        en: `${en.charAt(0).toLowerCase()}${en.slice(1)} (${rates}, ${term.en})`,
      },
    ];
  });
}
