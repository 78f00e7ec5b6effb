import { mailTemplate } from '../mail/mail-template.ts';

export const smsBudgetMail = mailTemplate('smsBudget', {
  cn: {
    subject: '今日短信已用完',
    text: `今天的 {count} 条付费短信已全部发出，北京时间零点前不再发送手机验证码，用户暂时无法用国内手机注册。

如果注册人数没有明显增加，可能有人在恶意获取验证码，请在工作台的发件箱中查看短信记录。

每日条数由设置 SMS_DAILY_LIMIT 决定。`,
  },
  en: {
    subject: 'Today’s text messages are used up',
    text: `All {count} paid text messages of today have gone out. Until midnight Beijing time no codes are sent to mobiles, so nobody can register with a Chinese mobile.

If there are not many more registrations than usual, somebody may be asking for codes in bulk: see the text messages in the outbox of the console.

The setting SMS_DAILY_LIMIT says how many there are a day.`,
  },
  places: { count: { nameCn: '每日短信条数', nameEn: 'How many text messages there are a day' } },
  fill: (_, { aDay }: { readonly aDay: string }) => ({ count: aDay }),
  example: () => ({ aDay: '500' }),
});
