import { chargeStates, type Edition, editions, modules } from '@btc/contract/members/access.ts';
import type { DataKey } from '@btc/contract/members/account/data-key.ts';
import { moduleNames } from '@btc/contract/members/module-names.ts';
import { formatCodeIn } from '@btc/contract/names.ts';
import type { UserProfile } from '@btc/contract/members/profile.ts';
import {
  coded,
  type DataSet,
  dataSet,
  dimension,
  mark,
  noteSource,
  countAttribute,
  textAttribute,
} from '#data/face.ts';

const ours = { cn: 'Beef to China 账户', en: 'Account at Beef to China' };

const editionNames = [
  { code: 'cn', nameCn: '中文版', nameEn: 'Chinese edition' },
  { code: 'en', nameCn: '英文版', nameEn: 'English edition' },
];

const stateNames = [
  { code: 'none', nameCn: '未开通', nameEn: 'None' },
  { code: 'applied', nameCn: '申请中', nameEn: 'Applied' },
  { code: 'trial', nameCn: '试用', nameEn: 'Trial' },
  { code: 'paid', nameCn: '会员', nameEn: 'Paid' },
  { code: 'lapsed', nameCn: '已到期', nameEn: 'Lapsed' },
];

const namedModules = modules.map((code) => ({ code, nameCn: moduleNames[code][0], nameEn: moduleNames[code][1] }));

interface MembershipRow {
  readonly edition: Edition;
  readonly state: number;
  readonly endsAt: string | null;
  readonly modules: string;
  readonly isExpiring: boolean;
  readonly trial: UserProfile['Trial'];
}

function listMemberships(profile: UserProfile): readonly MembershipRow[] {
  const { Trial: trial } = profile;
  const own = {
    cn: [profile.ChargeState, profile.ChargeExpireDate, profile.CanVisitModule, profile.isExpire],
    en: [profile.ChargeStataEn, profile.ChargeEnExpireDate, profile.CanVisitModuleEn, profile.isEnExpire],
  } as const;
  return editions.map((edition) => {
    const [state, endsAt, opens, isExpiring] = own[edition];
    return { edition, state, endsAt, modules: opens.replaceAll('|', ' '), isExpiring, trial };
  });
}

function findState(state: number): string | null {
  return Object.entries(chargeStates).find(([, number]) => number === state)?.[0] ?? null;
}

const account = dataSet<MembershipRow>(
  'account',
  {
    title: ['我的会员', 'My membership'],
    lead: [
      '本账户在两个版本的会员状态、所含模块、到期时间和试用剩余条数；仅本人可读。',
      'Membership of one’s own account in each edition: state, modules, end, and items left of a trial. Nobody else reads it.',
    ],
    isPersonal: true,
    columns: [
      {
        ...dimension<MembershipRow>('edition', ['版本', 'Edition'], ({ edition }) => edition),
        toName: (code, edition) => formatCodeIn(edition, editionNames, code),
      },
      coded('state', ['状态', 'State'], stateNames, ({ state }) => findState(state)),
      textAttribute('ends_at', ['到期时间', 'Ends at'], ({ endsAt }) => endsAt),
      coded('modules', ['模块', 'Modules'], namedModules, ({ modules: own }) => (own === '' ? null : own)),
      mark('expiring', ['即将或已经到期', 'Ends soon or has ended'], ({ isExpiring }) => isExpiring),
      countAttribute('trial_items', ['试用条数', 'Trial items'], ({ trial }) => trial?.Total ?? null),
      countAttribute('trial_items_used', ['试用已用', 'Trial items used'], ({ trial }) => trial?.Used ?? null),
      countAttribute('trial_items_left', ['试用剩余', 'Trial items left'], ({ trial }) => trial?.Left ?? null),
    ],
  },
  async (api) => {
    const { Row } = await api('GetUserProfile', {});
    return { rows: listMemberships(Row), notes: noteSource(ours) };
  },
);

const kindNames = [
  { code: 'key', nameCn: '密钥', nameEn: 'Key' },
  { code: 'link', nameCn: '链接密钥', nameEn: 'Link key' },
];

const keys = dataSet<DataKey>(
  'account-keys',
  {
    title: ['我的数据密钥', 'My data keys'],
    lead: [
      '本账户的数据密钥及其使用情况，最新在前，不含密钥本身；仅本人可读。',
      'The keys of one’s own account and their use, newest first, never the keys themselves. Nobody else reads it.',
    ],
    isPersonal: true,
    columns: [
      dimension('key', ['密钥编号', 'Key'], ({ KeyID }) => KeyID, 'name'),
      textAttribute('name', ['名称', 'Name'], ({ Name }) => Name),
      coded('kind', ['种类', 'Kind'], kindNames, ({ Kind }) => Kind),
      textAttribute('ending', ['末四位', 'Ends with'], ({ Ending }) => Ending),
      textAttribute('sets', ['数据集', 'Data sets'], ({ Sets }) => (Sets.length === 0 ? null : Sets.join(' '))),
      textAttribute('created_at', ['创建时间', 'Created at'], ({ CreatedDate }) => CreatedDate),
      textAttribute('ends_at', ['到期时间', 'Ends at'], ({ EndsDate }) => EndsDate),
      textAttribute('last_used_at', ['最近使用', 'Last used at'], ({ LastUsedDate }) => LastUsedDate),
      countAttribute('used_today', ['今日使用次数', 'Uses today'], ({ UsedToday }) => UsedToday),
      textAttribute('revoked_at', ['撤销时间', 'Revoked at'], ({ RevokedDate }) => RevokedDate),
    ],
  },
  async (api) => {
    const { Rows } = await api('GetDataKeys', {});
    return { rows: Rows, notes: noteSource(ours) };
  },
);

export const accountSets: readonly DataSet[] = [account, keys];
