import { exampleName, namePlace } from '#platform/mail/mail-places.ts';
import { mailTemplate } from '#platform/mail/mail-template.ts';

interface MadeKey {
  readonly name: string;
  readonly keyName: string;
  /** Last four characters of the key. */
  readonly ending: string;
}

/** Tells the owner of a new key, and how to revoke it if somebody else created it. */
export const dataKeyMadeMail = mailTemplate('dataKeyMade', {
  cn: {
    subject: '您的进口牛肉资讯账户生成了数据密钥',
    text: `{name}，您好！

您的账户刚刚生成了一个数据密钥：{key}（末四位：{ending}）。程序凭此密钥可按您的会员权限读取数据。您可以在“我的BTC账户”中随时撤销。

如非本人操作，请立即修改密码：所有数据密钥和其他设备上的登录随即失效。然后请与我们联系。`,
  },
  en: {
    subject: 'A data key was made on your Beef to China account',
    text: `Dear {name},

A data key has just been made on your account: {key} (ending in {ending}). A program that has it reads data with the rights of your membership. You can revoke it at any time under “My BTC Account”.

If this was not you, change your password at once: all data keys end with it, and you are logged out on other devices. Then please contact us.`,
  },
  places: {
    name: namePlace,
    key: { nameCn: '密钥的名称', nameEn: 'What the key is called' },
    ending: { nameCn: '密钥的末四位', nameEn: 'The last four characters of the key' },
  },
  fill: (_, { name, keyName, ending }: MadeKey) => ({ name, key: keyName, ending }),
  example: (edition) => ({
    name: exampleName(edition),
    keyName: { cn: '每日报表', en: 'Daily report' }[edition],
    ending: 'x7Qa',
  }),
});
