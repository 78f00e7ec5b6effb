import type { Edition } from '@btc/contract/members/access.ts';
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
