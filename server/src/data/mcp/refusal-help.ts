import { dataPages, isDataSet, toPagePath } from '@btc/contract/data/data-address.ts';
import type { DataPage } from '@btc/contract/data/data-page.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { findView } from '@btc/contract/trade/views.ts';
import { pathFor } from '@btc/contract/wire/edition-path.ts';
import type { ApiError } from '@btc/contract/wire/errors.ts';
import { findEditDistance } from '#platform/search/edit-distance.ts';
import type { DataSet } from '#data/data-set.ts';
import type { Problem } from '#data/http/problem.ts';

/*
 * What leads on from a refusal: the membership and page of what is locked, and what is nearest to what was asked.
 */

export interface Help {
  /** Where a membership is applied for. */
  readonly membership?: string;
  /** Page of the refused data set. */
  readonly page?: string;
  /** Open sets of the same subject, or the values most like a wrong one. */
  readonly nearest?: readonly string[];
}

interface Refused {
  readonly sets: readonly DataSet[];
  readonly input: Readonly<Record<string, unknown>>;
  readonly edition: Edition;
  readonly publicUrl: string;
  readonly problem: Problem;
}

const most = 5;

function toSubject(name: string): string {
  return isDataSet(name) ? (dataPages[name].path?.split('/')[1] ?? '') : '';
}

/** Whether whoever asks may read the set, or the latest of it. */
function isOpen({ name, module }: DataSet): boolean {
  const { path, chosenBy, isMain }: DataPage = dataPages[name];
  return module === null || (isMain && path === '/BTCData' && findView(chosenBy?.value ?? '')?.isOpen === true);
}

function listOpenSets(sets: readonly DataSet[], name: string): readonly string[] {
  const subject = toSubject(name);
  const open = sets.filter((one) => subject !== '' && toSubject(one.name) === subject && isOpen(one));
  return open.map((one) => one.name).slice(0, most);
}

/** The values most like a text: those it begins, then those a letter or two away. */
export function listNearest(values: readonly string[], text: string): readonly string[] {
  const given = text.toLowerCase();
  const ranked = values.flatMap((value) => {
    const own = value.toLowerCase();
    const distance = own.startsWith(given) || given.startsWith(own) ? 0 : findEditDistance(own, given, 2);
    return distance === null || given === '' ? [] : [{ value, distance }];
  });
  return ranked
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, most)
    .map(({ value }) => value);
}

function readGiven({ input }: Refused, parameter: string): string {
  const { parameters } = input;
  const all = { ...input, ...(typeof parameters === 'object' ? parameters : {}) };
  const given = new Map<string, unknown>(Object.entries(all)).get(parameter);
  return typeof given === 'string' ? given : '';
}

/** Where a membership is applied for. */
export function toMembershipPage(publicUrl: string, edition: Edition): string {
  return publicUrl + pathFor(edition, '/Account');
}

export function findHelp({ code }: ApiError, refused: Refused): Help {
  const { sets, input, edition, publicUrl, problem } = refused;
  const name = typeof input['set'] === 'string' ? input['set'] : '';
  if (code === 1008) {
    const page = isDataSet(name) ? toPagePath({ name, edition, params: {} }) : null;
    const nearest = listOpenSets(sets, name);
    return {
      membership: toMembershipPage(publicUrl, edition),
      ...(page === null ? {} : { page: publicUrl + page }),
      ...(nearest.length === 0 ? {} : { nearest }),
    };
  }
  const nearest = (problem.errors ?? []).flatMap(({ parameter, rule, allowed }) => {
    const values = rule === 'unknownSet' ? sets.map((one) => one.name) : (allowed ?? []);
    return listNearest(values, readGiven(refused, parameter));
  });
  return nearest.length === 0 ? {} : { nearest };
}

export function writeFaults({ errors = [] }: Problem): readonly string[] {
  return errors.map(({ parameter, detail, allowed = [] }) => {
    return `${parameter}: ${detail}${allowed.length === 0 ? '' : ` (${allowed.join(', ')})`}`;
  });
}

const say = {
  cn: { membership: '申请会员', page: '页面', nearest: '相近的', open: '同类中公开的数据集' },
  en: { membership: 'Membership', page: 'Page', nearest: 'Nearest', open: 'Open sets of the subject' },
} as const;

export function writeHelp({ membership, page, nearest = [] }: Help, edition: Edition): readonly string[] {
  const { membership: apply, page: shown, nearest: like, open } = say[edition];
  const between = edition === 'cn' ? '：' : ': ';
  return [
    ...(membership === undefined ? [] : [apply + between + membership]),
    ...(page === undefined ? [] : [shown + between + page]),
    ...(nearest.length === 0 ? [] : [(membership === undefined ? like : open) + between + nearest.join(', ')]),
  ];
}
