import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  title: ['会员等级', 'Membership levels'],
  intro: [
    '每个等级默认开通的栏目。申请页面、会员手册和开通时的默认值都来自这张表；已经开通的会员不受影响。',
    'Modules each level opens by default. The request dialogs, the membership brochure and the defaults of a grant use this table; existing memberships stay as they are.',
  ],
  adminOnly: ['只有管理员可以修改。', 'Only an admin can edit them.'],
  modulesPart: ['等级与栏目', 'Levels and modules'],
  caption: ['每个等级默认开通的栏目', 'Modules each level opens by default'],
  level: ['等级', 'Level'],
  editions: ['版本', 'Editions'],
  yes: ['开通', 'Open'],
  no: ['不开通', 'Not open'],
  actions: ['操作', 'Actions'],
  edit: ['修改', 'Edit'],
  editTitle: [(level: string) => `修改${level}的栏目`, (level: string) => `Edit modules of ${level}`],
  editWhat: [
    (level: string) => `${level}今后默认开通下面勾选的栏目，网站上立即可见。已经开通的会员不受影响。`,
    (level: string) =>
      `From now on ${level} opens the modules ticked below by default; the site shows it at once. Existing memberships stay as they are.`,
  ],
  modules: ['默认开通的栏目', 'Modules by default'],
  save: ['保存', 'Save'],
  saved: ['等级已保存', 'Level saved'],
  gradesPart: ['可申请的选项', 'Membership options'],
  gradesNote: ['会员申请对话框提供的选项和金额。', 'Options and prices shown in the request dialogs.'],
  gradesCaption: ['可申请的选项', 'Membership options'],
  type: ['方式', 'Type'],
  money: ['金额', 'Amount'],
  free: ['免费', 'Free'],
  byAgreement: ['面议', 'By agreement'],
  edition: ['版本', 'Edition'],
});
