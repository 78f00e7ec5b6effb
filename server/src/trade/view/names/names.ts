import { presentCode } from '@btc/contract/names.ts';
import { type MemberKind, memberNames } from '@btc/contract/trade/dimensions.ts';
import { restCode, totalCode } from '@btc/contract/trade/trade-codes.ts';
import type { ViewPattern } from '@btc/contract/trade/view-answer.ts';
import { findColdStores, findCustomsDistrict } from '@btc/reference/places/customs-districts.ts';
import { findHsCode, findHsGroup, hsForms, hsStorages, matchHsCode } from '@btc/reference/goods/hs-codes.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import { findProvince } from '@btc/reference/places/provinces.ts';
import { type Dictionary, itemNumber } from '#dictionary/face.ts';
import { allOrigins } from '../../facts/vintage.ts';
import { describeDuty, type DutyTable } from './duty.ts';
import { notStated } from '../figures/fact-conditions.ts';

export interface Named {
  readonly Code: string;
  readonly NameCn: string;
  readonly NameEn: string;
}

export type Traits = Omit<
  ViewPattern,
  'Rank' | keyof Named | 'Volume' | 'Value' | 'UsdPerTonne' | 'Share' | 'Cumulative' | 'Yoy' | 'MainOrigins' | 'Plants'
>;

export type NamedMember = Named & Traits;

export const total: Named = { Code: totalCode, NameCn: '合计', NameEn: 'Total' };
/** Total row of a view of unit values, whose figures are means. */
export const weightedMean: Named = { Code: totalCode, NameCn: '加权平均', NameEn: 'Weighted average' };
const rest: Named = { Code: restCode, NameCn: '其余', NameEn: 'All others' };
const everywhere: Named = { Code: allOrigins, NameCn: '全部来源', NameEn: 'All origins' };
const unknown: Named = { Code: notStated, NameCn: '未注明', NameEn: 'Not stated' };

/** Names codes that every kind of member can have: the rest, not stated, no origin. */
export function findSpecialName(code: string): Named | undefined {
  return [rest, unknown, everywhere].find(({ Code }) => Code === code);
}

/** Needed beside a cut's id, as some ids exist for both a beef and a pork cut. */
export type Meat = 'beef' | 'pork';

export interface Goods {
  readonly meat: Meat;
  readonly duties: DutyTable;
  readonly dictionary: Dictionary;
}

const byReference = {
  origin: nameOrigin,
  province: (code) => presentCode(code, findProvince(code)),
  district: nameDistrict,
  cut: nameCut,
  line: nameLine,
  form: nameForm,
} as const satisfies Record<
  Exclude<MemberKind, 'plant' | 'exporter' | 'importer'>,
  (code: string, goods: Goods) => NamedMember
>;

export function nameByReference(kind: keyof typeof byReference, code: string, goods: Goods): NamedMember {
  return findSpecialName(code) ?? byReference[kind](code, goods);
}

export function nameOrigin(code: string): Named {
  return presentCode(code, findOrigin(code));
}

function nameDistrict(code: string): NamedMember {
  const district = findCustomsDistrict(code);
  const notes = findColdStores(code);
  return {
    ...presentCode(code, district && { nameCn: district.nameCn, nameEn: district.shortEn }),
    ...(notes && { NoteCn: notes.noteCn, NoteEn: notes.noteEn }),
  };
}

export function toPart(dictionary: Dictionary, cut: string, meat: Meat): Named {
  const group = dictionary.findCut(meat, cut)?.group;
  return group === undefined ? unknown : presentCode(group.code, group);
}

function groupTraits({ Code, NameCn, NameEn }: Named): Traits {
  return { GroupCode: Code, GroupCn: NameCn, GroupEn: NameEn };
}

function nameCut(code: string, { meat, duties, dictionary }: Goods): NamedMember {
  const cut = dictionary.findCut(meat, code);
  const traits = { ...presentCode(code, cut), ...groupTraits(toPart(dictionary, code, meat)) };
  if (meat === 'beef') return { ...traits, AusMeat: itemNumber(cut, 'ausMeat') };
  const line = cut?.hsCode ?? null;
  return { ...traits, ...(line !== null && { HsCode: line, ...describeDuty(line, duties) }) };
}

function nameLine(code: string, { duties }: Pick<Goods, 'duties'>): NamedMember {
  const match = matchHsCode(code);
  const group = 'group' in match && match.group !== null ? findHsGroup(match.group) : undefined;
  const line = findHsCode(code) ?? (group && { nameCn: `${group.nameCn} ${code}`, nameEn: `${group.nameEn} ${code}` });
  const traits = group === undefined ? {} : groupTraits(presentCode(group.code, group));
  return { ...presentCode(code, line), ...traits, ...describeDuty(code, duties) };
}

/** Storage and form, `frozen:boneless`. */
function nameForm(code: string): Named {
  const [storage, form] = code.split(':');
  const one = hsStorages.find((row) => row.code === storage);
  const other = hsForms.find((row) => row.code === form);
  return {
    Code: code,
    NameCn: [one?.nameCn, other?.nameCn].filter((name) => name !== undefined).join(' · ') || unknown.NameCn,
    NameEn:
      [one?.nameEn, other?.nameEn.toLowerCase()].filter((name) => name !== undefined).join(', ') || unknown.NameEn,
  };
}

const maskedPlant = /^P([1-9]\d{0,8})$/;

/** The number in the code of a plant whose own number is withheld: 17 of `P17`; null of any other code. */
export function maskedPlantNumber(code: string): number | null {
  const digits = maskedPlant.exec(code)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Name shown to readers who may not see the real one: the number, always the same. */
export function formatMaskedName(kind: 'plant' | 'exporter' | 'importer', id: number): Omit<Named, 'Code'> {
  const number = String(id).padStart(2, '0');
  return { NameCn: `${memberNames.cn[kind]} ${number}`, NameEn: `${memberNames.en[kind]} ${number}` };
}
