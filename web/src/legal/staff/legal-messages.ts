import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  title: ['法律文本', 'Legal texts'],
  lead: [
    '读者同意的四种文本。发布即为新的一版，旧版保留，可在网站上查看。',
    'The four texts readers agree to. Publishing creates a new version; earlier versions stay and can be read on the site.',
  ],
  caption: [(name: string) => `${name}的各个版本，最新的在前`, (name) => `Versions of ${name}, newest first`],
  version: ['版本', 'Version'],
  versionNumber: [(version: string) => `第${version}版`, (version) => `Version ${version}`],
  state: ['状态', 'Status'],
  states: {
    coming: ['待生效', 'future'],
    inForce: ['现行', 'in force'],
    past: ['已被取代', 'replaced'],
    neverInForce: ['未曾生效', 'never in force'],
  },
  effective: ['生效日', 'In force from'],
  material: ['须重新同意', 'New consent required'],
  yes: ['是', 'yes'],
  no: ['否', 'no'],
  published: ['发布', 'Published'],
  shipped: ['随系统提供', 'supplied with the portal'],
  publishedBy: ['发布人', 'Published by'],
  publishedOn: ['发布时间', 'Published'],
  newVersion: ['新建版本', 'Write a new version'],
  editions: {
    cn: ['中文版', 'Chinese edition'],
    en: ['英文版', 'English edition'],
  },
  ofEdition: [
    (edition: string, field: string) => `${edition}：${field}`,
    (edition: string, field: string) => `${edition}: ${field}`,
  ],
  view: ['显示', 'Show'],
  text: ['全文', 'Text'],
  difference: ['与上一版的差别', 'Changes from the previous version'],
  differenceFrom: [(version: string) => `与${version}的差别`, (version) => `Changes from ${version.toLowerCase()}`],
  noBefore: ['这是第一版。', 'This is the first version.'],
  changes: ['本版变化', 'What is new'],
  changesHint: ['一两句话，读者重新同意时会看到', 'A sentence or two; readers see it when asked to agree again'],
  seePublic: ['在网站上查看', 'Show on the site'],
  restore: ['恢复为新版本', 'Restore as a new version'],
  newTitle: [(name: string) => `${name}：新版本`, (name) => `${name}: new version`],
  from: [(version: string) => `以第${version}版为底稿。`, (version) => `Starts from the text of version ${version}.`],
  write: ['撰写', 'Write'],
  preview: ['预览', 'Preview'],
  publish: ['发布', 'Publish'],
  publishWhat: [
    (name: string, version: string) => `发布《${name}》第${version}版，中英文同时发布。发布后不能修改，只能再发新版。`,
    (name, version) =>
      `Publishes version ${version} of ${name}, both editions together. A published version cannot be changed, only replaced by a new one.`,
  ],
  sameIn: [(edition: string) => `${edition}正文没有改动。`, (edition) => `The text of the ${edition} is unchanged.`],
  effectiveHint: ['北京时间当日零时起。请给读者留出时间。', 'From midnight Beijing time. Give readers some notice.'],
  materialHint: [
    '重大变更：会员登录后会看到提示，请其重新同意；不影响阅读公开内容。',
    'A material change: members are asked to agree again after sign-in; nothing public is withheld meanwhile.',
  ],
  done: ['已发布', 'Published'],
  unchanged: ['还没有改动', 'Nothing changed yet'],
  changed: ['有尚未发布的改动', 'Unpublished changes'],
  tooLong: [(edition: string) => `${edition}超过了长度上限`, (edition) => `The ${edition} is too long`],
});

export type LegalDeskMessages = (typeof messages)['cn'];
