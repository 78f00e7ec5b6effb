import type { PinName } from './pin-kinds.ts';

/*
 * What a reader is told of what is pinned. Free of zod: the page of one's list names them too.
 */

export const alertKinds = ['price', 'report', 'status', 'quota', 'duty', 'month', 'revision', 'tag'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** Thresholds a reader can choose for alerts on prices and revised figures, percent. */
export const alertPercents = [1, 2, 3, 5, 10] as const;

/** Default threshold in percent; kinds without one are left out. */
export const defaultThresholds: Readonly<Partial<Record<AlertKind, number>>> = { price: 2, revision: 5 };

/** Percent of a quota used. */
export const quotaSteps = [50, 80, 95, 100] as const;

const pinAlerts = {
  cut: ['price', 'report', 'tag'],
  series: ['price'],
  plant: ['status'],
  origin: ['quota', 'duty', 'status', 'revision', 'tag'],
  view: ['month', 'revision'],
  company: [],
} as const satisfies Readonly<Record<PinName['Kind'], readonly AlertKind[]>>;

/** The most wanted kinds first; the weekly report covers beef only. */
export function listAlertKinds({ Kind, Code }: PinName): readonly AlertKind[] {
  return pinAlerts[Kind].filter((kind) => kind !== 'report' || !Code.startsWith('pork-'));
}

export const alertChannels = ['mail', 'wecom', 'dingtalk', 'feishu', 'webhook'] as const;
export type AlertChannel = (typeof alertChannels)[number];

/** Default mail times, hours in Shanghai. */
export const defaultMailTimes = { Hour: null, QuietFrom: 22, QuietTo: 7 } as const;

/** Hosts that a robot's address must be on. */
export const robotHosts: Readonly<Partial<Record<AlertChannel, readonly string[]>>> = {
  wecom: ['qyapi.weixin.qq.com'],
  dingtalk: ['oapi.dingtalk.com'],
  feishu: ['open.feishu.cn', 'open.larksuite.com'],
};

interface ChannelAddress {
  readonly Address: string | null;
  readonly IsOn: boolean;
}

/** Whether a change lets alerts leave the portal for where they did not go: it takes the password of the account. */
export function opensChannel(
  before: ChannelAddress | null,
  after: ChannelAddress & { readonly Channel: AlertChannel; readonly Secret: string | null },
): boolean {
  if (after.Channel === 'mail') return false;
  return before?.Address !== after.Address || after.Secret !== null || (after.IsOn && !before.IsOn);
}
