import { toMerchantPath } from '@btc/contract/directory/directory-paths.ts';
import { chargeStates } from '@btc/contract/members/access.ts';
import { alertKinds } from '@btc/contract/my-list/alert-kinds.ts';
import { myListPage } from '@btc/contract/my-list/pin-paths.ts';
import { toPlantPath } from '@btc/contract/plants/plant-paths.ts';
import type { Operations } from '@btc/contract/operations.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { type Edition, pathFor } from '#i18n/edition.ts';
import type { Format } from '#i18n/format.ts';
import type { MembershipMessages } from '../../membership/messages.ts';
import type { AccountMessages } from '../messages.ts';

export type NoticeRow = OutputOf<Operations['GetNotices']>['Rows'][number];

interface Words {
  readonly t: AccountMessages;
  readonly membership: MembershipMessages;
  readonly format: Format;
  readonly edition: Edition;
}

export function formatNoticeText({ Kind, Detail }: NoticeRow, words: Words): string {
  const what = toSubject({ Kind, Detail }, words);
  const isTrial = Kind === 'membershipGranted' && Detail['State'] === chargeStates.trial;
  return isTrial ? words.t.trialGranted(what) : words.t.notices[Kind](what);
}

function toSubject({ Kind, Detail }: Pick<NoticeRow, 'Kind' | 'Detail'>, words: Words): string {
  const { t, membership, format, edition } = words;
  const text = (name: string) => String(Detail[name] ?? '');
  switch (Kind) {
    case 'membershipGranted':
    case 'membershipChanged': {
      const name = formatLevelName(text('Level'), membership) || formatEditionName(text('Edition'), t);
      const isChangedTrial = Kind === 'membershipChanged' && Detail['State'] === chargeStates.trial;
      const level = isChangedTrial ? t.toTrial(name) : name;
      return text('ExpireDate') === '' ? level : t.until(level, format.date(text('ExpireDate')));
    }
    case 'membershipRefused':
      return formatLevelName(text('Level'), membership);
    case 'merchantClaim':
      return text('State');
    case 'trialChanged':
      return text('Items');
    case 'plantStatus': {
      const origin = text(edition === 'cn' ? 'OriginCn' : 'OriginEn');
      return [origin, text('PlantNo')].filter((part) => part !== '').join(' ');
    }
    case 'alert': {
      const alert = alertKinds.find((one) => one === Detail['Alert']);
      const name = text(edition === 'cn' ? 'NameCn' : 'NameEn');
      return alert === undefined ? name : t.alertOf(name, t.alerts[alert], format.number(Number(Detail['Count'])));
    }
    default:
      return '';
  }
}

function formatLevelName(code: string, { levels }: MembershipMessages): string {
  const known: Readonly<Record<string, string>> = levels;
  return known[code] ?? code;
}

function formatEditionName(code: string, { editions }: AccountMessages): string {
  return code === 'cn' || code === 'en' ? editions[code] : '';
}

const reasoned: ReadonlySet<NoticeRow['Kind']> = new Set([
  'membershipRefused',
  'cancellationRefused',
  'marketRemoved',
  'merchantClaim',
]);

export function noticeReason({ Kind, Detail }: NoticeRow): string | null {
  const hasReason = reasoned.has(Kind);
  return hasReason && typeof Detail['Reason'] === 'string' && Detail['Reason'] !== '' ? Detail['Reason'] : null;
}

export function noticeLink({ Kind, Detail }: NoticeRow, { t, edition }: Words): { to: string; words: string } | null {
  const { NewsID, PlantID, MarketID, MerchantID, Path } = Detail;
  if (Kind === 'alert' && typeof Path === 'string') {
    // What several things are told of stands together on the list.
    return { to: pathFor(edition, Detail['Count'] === 1 ? Path : myListPage), words: t.seeAlert };
  }
  if (Kind === 'savedSearchHit' && typeof NewsID === 'number') {
    return { to: pathFor(edition, `/BTCInfo/Article/${NewsID}`), words: t.readArticle };
  }
  if (Kind === 'plantStatus' && typeof PlantID === 'number') {
    return { to: toPlantPath(edition, PlantID), words: t.seePlant };
  }
  if (Kind === 'marketEnquiry' && typeof MarketID === 'number') {
    // The board is English only.
    return { to: `/Market/Post/${MarketID}`, words: t.seePost };
  }
  if (Kind === 'merchantClaim' && typeof MerchantID === 'number') {
    return { to: toMerchantPath(MerchantID), words: t.seeMerchant };
  }
  return null;
}
