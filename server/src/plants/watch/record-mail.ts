import { facts, link, mailTemplate, words } from '#platform/mail/mail-template.ts';

/** What the registration of a plant says, in the words of an edition; null where it says nothing. */
export interface PlantRecordMail {
  readonly name: string;
  readonly number: string;
  readonly plant: string;
  readonly origin: string;
  readonly state: string;
  readonly since: string | null;
  readonly change: string | null;
  readonly basis: string | null;
  readonly ciferNo: string | null;
  readonly group: string | null;
  readonly province: string | null;
  readonly city: string | null;
  readonly firstApproved: string | null;
  readonly validTo: string | null;
  readonly isDemo: boolean;
  readonly address: string;
}

/** The establishment email that a member asked for. */
export const plantRecordMail = mailTemplate<PlantRecordMail>('plantRecord', {
  cn: (mail) => ({
    subject: `厂号信息：${mail.origin} ${mail.number}（${mail.state}）`,
    blocks: [
      words(`${mail.name}，您好！`),
      words('以下是您查询的工厂在华注册信息：'),
      facts([
        ['工厂', `${mail.origin} ${mail.number} ${mail.plant}`],
        ['状态', mail.state],
        ['状态起始', mail.since],
        ['变化', mail.change],
        ['适用日期', mail.basis],
        ['在华注册编号', mail.ciferNo],
        ['集团', mail.group],
        ['州/省', mail.province],
        ['城市', mail.city],
        ['首次注册', mail.firstApproved],
        ['有效期至', mail.validTo],
      ]),
      ...(mail.isDemo ? [words('演示数据，企业与编号均为虚构。')] : []),
      link('查看工厂页面', mail.address),
    ],
  }),
  en: (mail) => ({
    subject: `Plant record: ${mail.origin} ${mail.number} (${mail.state})`,
    blocks: [
      words(`Dear ${mail.name},`),
      words('This is the China registration of the plant you asked for:'),
      facts([
        ['Plant', `${mail.origin} ${mail.number} ${mail.plant}`],
        ['Status', mail.state],
        ['Since', mail.since],
        ['Change', mail.change],
        ['Reference date', mail.basis],
        ['China registration number', mail.ciferNo],
        ['Group', mail.group],
        ['State or province', mail.province],
        ['City', mail.city],
        ['First approved', mail.firstApproved],
        ['Valid to', mail.validTo],
      ]),
      ...(mail.isDemo ? [words('Demonstration data: plants and numbers are invented.')] : []),
      link('Open the plant page', mail.address),
    ],
  }),
});
