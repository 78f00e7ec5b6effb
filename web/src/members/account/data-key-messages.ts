import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  text: [
    '程序用密钥按您的会员权限取数据。密钥只在生成时显示一次，可随时撤销。',
    'Programs get data with a key, with the rights of your membership. A key is shown once, when it is made, and can be revoked at any time.',
  ],
  make: ['生成密钥', 'Make a key'],
  name: ['名称', 'Name'],
  nameHint: ['例如：每日报表', 'For example: daily report'],
  needName: ['请填写名称', 'Please give it a name'],
  kind: ['类型', 'Type'],
  kinds: { key: ['密钥', 'Key'], link: ['链接密钥', 'Link key'] },
  kindTexts: {
    key: ['随请求头发送，适合程序。', 'Sent in a header; for programs.'],
    link: [
      '写在网址里，适合不能发送请求头的表格软件。只含一个数据集，最长90天。',
      'Stands in the address; for spreadsheets that can send no header. For one data set, 90 days at most.',
    ],
  },
  set: ['数据集', 'Data set'],
  allSets: ['全部数据集', 'All data sets'],
  chooseSet: ['请选择', 'Please choose'],
  needSet: ['链接密钥须指定一个数据集', 'A link key is for one data set'],
  sets: [(names: string) => `数据集：${names}`, (names: string) => `Data sets: ${names}`],
  life: ['有效期', 'Valid for'],
  lives: {
    '30': ['30天', '30 days'],
    '90': ['90天', '90 days'],
    '365': ['一年', 'One year'],
    '': ['直到撤销', 'Until revoked'],
  },
  once: ['请现在复制保存，关闭后不再显示。', 'Copy it now: it is not shown again.'],
  copy: ['复制密钥', 'Copy key'],
  done: ['完成', 'Done'],
  cancel: ['取消', 'Cancel'],
  revoke: ['撤销', 'Revoke'],
  revokeLabel: [(name: string) => `撤销密钥“${name}”`, (name: string) => `Revoke the key “${name}”`],
  revokeText: [
    '使用它的程序将立即不能再取数据，不能恢复。',
    'Programs that use it get no more data at once. This cannot be undone.',
  ],
  revoked: ['密钥已撤销', 'Key revoked'],
  revokedOn: [(moment: string) => `${moment}已撤销`, (moment: string) => `Revoked ${moment}`],
  neverUsed: ['尚未使用', 'Never used'],
  used: [
    (moment: string, count: string) => `最近使用：${moment}，今日${count}次`,
    (moment: string, count: string) => `Last used ${moment}, ${count} times today`,
  ],
  endless: ['直到撤销', 'Valid until revoked'],
  ends: [(moment: string) => `有效至${moment}`, (moment: string) => `Valid until ${moment}`],
});
