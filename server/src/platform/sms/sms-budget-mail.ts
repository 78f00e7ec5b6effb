import { mailTemplate, words } from '../mail/mail-template.ts';

/** Tells the desk that the text messages of the day are used up. */
export const smsBudgetMail = mailTemplate<{ readonly aDay: string }>('smsBudget', {
  cn: ({ aDay }) => ({
    subject: '今日短信已用完',
    blocks: [
      words(`今天的 ${aDay} 条付费短信已全部发出，北京时间零点前不再发送手机验证码，用户暂时无法用国内手机注册。`),
      words('如果注册人数没有明显增加，可能有人在恶意获取验证码，请在控制台的发件箱中查看短信记录。'),
      words('每日条数由设置 SMS_DAILY_LIMIT 决定。'),
    ],
  }),
  en: ({ aDay }) => ({
    subject: 'Today’s text messages are used up',
    blocks: [
      words(
        `All ${aDay} paid text messages of today have gone out. Until midnight Beijing time no codes are sent to mobiles, so nobody can register with a Chinese mobile.`,
      ),
      words(
        'If there are not many more registrations than usual, somebody may be asking for codes in bulk: see the text messages in the outbox of the console.',
      ),
      words('The setting SMS_DAILY_LIMIT says how many there are a day.'),
    ],
  }),
});
