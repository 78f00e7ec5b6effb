import type { MailPlace } from './mail-wording.ts';

/* Placeholders that many mails have. */

export const namePlace = { nameCn: '收件人的称呼', nameEn: 'The recipient’s name' } as const satisfies MailPlace;

export const reasonPlace = {
  nameCn: '工作人员写的原因，引文',
  nameEn: 'The reason that staff gave, as a quotation',
  isRequired: true,
  isBlock: true,
} as const satisfies MailPlace;

export function linkPlace(nameCn: string, nameEn: string) {
  return { nameCn: `按钮：${nameCn}`, nameEn: `Button: ${nameEn}`, isRequired: true, isBlock: true } as const;
}

export function blockPlace(nameCn: string, nameEn: string) {
  return { nameCn, nameEn, isRequired: true, isBlock: true } as const;
}

export function exampleName(edition: 'cn' | 'en'): string {
  return edition === 'cn' ? '王经理' : 'Ms Wang';
}
