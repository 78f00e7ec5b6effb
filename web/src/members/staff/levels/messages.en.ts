import type { LevelMessages } from './messages.zh.ts';

export const en = {
  title: 'Levels',
  intro:
    'The modules each level opens by default. The request dialogs, the membership brochure and the defaults of a grant come from here; memberships granted before stay as they are.',
  adminOnly: 'Only an admin can change them.',
  modulesPart: 'Levels and modules',
  caption: 'Modules each level opens by default',
  level: 'Level',
  editions: 'Editions',
  yes: 'Open',
  no: 'Not open',
  actions: 'Actions',
  edit: 'Change',
  editTitle: (level: string) => `Modules of ${level}`,
  editWhat: (level: string) =>
    `From now on ${level} opens the modules ticked below by default; the site shows it at once. Memberships granted before stay as they are.`,
  modules: 'Modules by default',
  save: 'Save',
  saved: 'Level saved',
  gradesPart: 'Membership options',
  gradesNote: 'Options and prices shown in the request dialogs.',
  gradesCaption: 'Membership options',
  type: 'Type',
  money: 'Amount',
  free: 'Free',
  byAgreement: 'By agreement',
  edition: 'Edition',
} satisfies LevelMessages;
