import { inEditions } from '#i18n/editions.ts';

/** The words of the screens of mail texts in Chinese. */
export const messages = inEditions({
  title: ['邮件文本', 'Mail texts'],
  lead: [
    '网站自动发送的邮件。修改后新生成的邮件使用新文本，已在发件箱中的不变。每周邮件摘要在其自己的页面编辑。',
    'The mails that the site sends by itself. A change counts for mails written from then on; those in the outbox stay as they are. The weekly newsletter is edited on its own screen.',
  ],
  mail: ['邮件', 'Mail'],
  reader: ['收件人', 'Goes to'],
  readers: {
    reader: ['读者', 'reader'],
    member: ['会员', 'member'],
    staff: ['工作人员', 'staff'],
  },
  wording: ['文本', 'Wording'],
  shipped: ['默认', 'default'],
  ownIn: [(editions: string) => `自拟：${editions}`, (editions) => `own: ${editions}`],
  listGap: ['、', ', '],
  changed: ['最近修改', 'Last change'],
  editions: {
    cn: ['中文版', 'Chinese edition'],
    en: ['英文版', 'English edition'],
  },
  places: ['占位符', 'Placeholders'],
  placesWhat: [
    '写在花括号中，发送时换成对应内容。段落之间空一行；某段的占位符在一封邮件中没有内容时，整段略去。链接、验证码等由系统生成。',
    'They stand in braces and are filled in when a mail is written. Leave an empty line between paragraphs; a paragraph whose placeholder has nothing to say in a mail is left out of it. Links and codes are made by the system.',
  ],
  place: ['占位符', 'Placeholder'],
  standsFor: ['代表', 'Stands for'],
  where: ['用法', 'Use'],
  anywhere: ['可用于主题和正文', 'in subject and text'],
  block: ['单独成段', 'a paragraph of its own'],
  once: ['正文中必有一次', 'must stand in the text once'],
  words: ['文本与预览', 'Wording and preview'],
  text: ['正文', 'Text'],
  takeShipped: ['改用默认文本', 'Use the default wording'],
  shippedTaken: ['已填入默认文本，保存后生效', 'The default wording is filled in; it counts once saved'],
  preview: ['预览（示例数据）', 'Preview (example data)'],
  previewText: ['纯文本部分', 'Text part'],
  subjectIs: [(subject: string) => `主题：${subject}`, (subject) => `Subject: ${subject}`],
  versions: ['历史版本', 'Versions'],
  noVersions: ['还没有修改过，使用默认文本。', 'Never changed: the default wording is in use.'],
  version: [(version: string) => `第${version}版`, (version) => `Version ${version}`],
  compare: ['与上一版的差别', 'Changes from the version before'],
  restore: ['填入此版文本', 'Fill in this version'],
  restored: ['已填入，检查后保存', 'Filled in; check it and save'],
  save: ['保存', 'Save'],
  saved: ['已保存，此后生成的邮件使用新文本', 'Saved. Mails from now on have the new wording'],
  note: ['修改说明（可不填）', 'What was changed (optional)'],
  missing: [(places: string) => `正文须有：${places}`, (places) => `the text needs ${places}`],
  alone: [
    (places: string) => `须单独成段，且不能用于主题：${places}`,
    (places) => `a paragraph of its own, and never in the subject: ${places}`,
  ],
});

export type MailTextMessages = (typeof messages)['cn'];
