import type { Edition } from '@btc/contract/members/access.ts';
import type { AlertChannel } from '@btc/contract/my-list/alert-kinds.ts';
import { blockPlace, exampleName, linkPlace, namePlace } from '#platform/mail/mail-places.ts';
import { mailTemplate, smallLink, stories } from '#platform/mail/mail-template.ts';
import type { AlertLine } from './alert-words.ts';

export interface MailedAlert extends Pick<AlertLine, 'title' | 'text'> {
  readonly address: string;
  /** Ends the alert's rule. */
  readonly stopAddress: string;
}

export interface AlertMail {
  readonly name: string;
  readonly alerts: readonly MailedAlert[];
  /** Number of alerts not listed. */
  readonly more: number;
  /** Ends all alert mails. */
  readonly stopAddress: string;
}

const labels = {
  cn: { stop: '不再提醒：', all: '不想再收到提醒邮件？', stopAll: '停止全部提醒邮件' },
  en: { stop: 'Stop this alert: ', all: 'No more alert emails?', stopAll: 'Stop all of them' },
} as const;

function formatWhat(edition: Edition, { alerts, more }: AlertMail): string {
  const [first] = alerts;
  const [name, others] = [first?.title ?? '', alerts.length + more - 1];
  if (others === 0) return name;
  return edition === 'cn' ? `${name}等${others + 1}项` : `${name} and ${others} more`;
}

export const alertMail = mailTemplate('alerts', {
  cn: {
    subject: '提醒：{what}',
    text: `{name}，您好！

您的清单有新情况：

{alerts}

另有 {more} 项，请登录网站查看我的清单。

{stops}`,
  },
  en: {
    subject: 'Alert: {what}',
    text: `Dear {name},

This is new on your list:

{alerts}

Not listed here: {more} more. Log in and open My list to see all.

{stops}`,
  },
  places: {
    name: namePlace,
    what: { nameCn: '第一项的名称，多于一项时加上项数', nameEn: 'The name of the first alert, with how many more' },
    alerts: blockPlace('每项的名称、链接和内容', 'Each alert: its name as a link, and what it says'),
    more: {
      nameCn: '未列出的项数；都已列出时没有',
      nameEn: 'How many are not listed; none where all are',
      isRequired: true,
    },
    stops: linkPlace('停止提醒', 'Stop alerts'),
  },
  fill: (edition, mail: AlertMail) => {
    const t = labels[edition];
    const byRule = new Map(mail.alerts.toReversed().map((one) => [one.stopAddress, one]));
    return {
      name: mail.name,
      what: formatWhat(edition, mail),
      alerts: stories(mail.alerts),
      more: mail.more === 0 ? null : String(mail.more),
      stops: [
        ...[...byRule.values()].toReversed().map(({ title, stopAddress }) => smallLink(t.stop, title, stopAddress)),
        smallLink(t.all, t.stopAll, mail.stopAddress),
      ],
    };
  },
  example: (edition) => ({
    name: exampleName(edition),
    alerts: [
      {
        title: edition === 'cn' ? '巴西牛腱' : 'Brazil Shin/shank',
        text:
          edition === 'cn'
            ? '6,500 → 6,640 美元/吨（+2.2%），2026年11月20日 · BTC 市场采价'
            : '6,500 → 6,640 USD/t (+2.2%), 20 November 2026 · BTC market survey',
        address: 'https://example.com/BTCPrice/Series/8',
        stopAddress: 'https://example.com/Alerts/Stop#key=1',
      },
      {
        title: edition === 'cn' ? '巴西国别配额' : 'Brazil country quota',
        text: edition === 'cn' ? '已用到95%（95.3%）' : '95% used (95.3%)',
        address: 'https://example.com/Quota',
        stopAddress: 'https://example.com/Alerts/Stop#key=2',
      },
    ],
    more: 3,
    stopAddress: 'https://example.com/Alerts/Stop#key=3',
  }),
});

export interface OpenedChannel {
  readonly name: string;
  readonly kind: Exclude<AlertChannel, 'mail'>;
  /** Host of the address, whose path may hold the robot's key. */
  readonly host: string;
}

const kinds: Readonly<Record<OpenedChannel['kind'], Readonly<Record<Edition, string>>>> = {
  wecom: { cn: '企业微信群机器人', en: 'WeCom group robot' },
  dingtalk: { cn: '钉钉群机器人', en: 'DingTalk group robot' },
  feishu: { cn: '飞书群机器人', en: 'Feishu group robot' },
  webhook: { cn: 'Webhook', en: 'webhook' },
};

/** Tells the owner where alerts now go, and how to stop them if somebody else set this up. */
export const channelOpenedMail = mailTemplate('alertChannel', {
  cn: {
    subject: '您的进口牛肉资讯账户的提醒有了新去处',
    text: `{name}，您好！

您的账户刚刚启用了{channel}（{host}）：清单的提醒今后也发到那里。您可以在“我的清单”中随时停用。

如非本人操作，请立即修改密码：Webhook和群机器人随即停用，所有数据密钥和其他设备上的登录也随即失效。然后请与我们联系。`,
  },
  en: {
    subject: 'Alerts of your Beef to China account go to a new address',
    text: `Dear {name},

A {channel} ({host}) has just been turned on for your account: the alerts of your list go there from now on. You can turn it off at any time under “My list”.

If this was not you, change your password at once: webhooks and group robots are turned off with it, all data keys end, and you are logged out on other devices. Then please contact us.`,
  },
  places: {
    name: namePlace,
    channel: { nameCn: 'Webhook或群机器人', nameEn: 'A webhook or a group robot' },
    host: { nameCn: '地址的主机', nameEn: 'The host of the address' },
  },
  fill: (edition, { name, kind, host }: OpenedChannel) => ({ name, channel: kinds[kind][edition], host }),
  example: (edition) => ({ name: exampleName(edition), kind: 'webhook' as const, host: 'hooks.firm.example' }),
});
