import { blockPlace, exampleName, linkPlace, namePlace } from '#platform/mail/mail-places.ts';
import { facts, link, mailTemplate } from '#platform/mail/mail-template.ts';

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

const labels = {
  cn: {
    plant: '工厂',
    state: '状态',
    since: '状态起始',
    change: '变化',
    basis: '适用日期',
    ciferNo: '在华注册编号',
    group: '集团',
    province: '州/省',
    city: '城市',
    firstApproved: '首次注册',
    validTo: '有效期至',
  },
  en: {
    plant: 'Plant',
    state: 'Status',
    since: 'Since',
    change: 'Change',
    basis: 'Reference date',
    ciferNo: 'China registration number',
    group: 'Group',
    province: 'State or province',
    city: 'City',
    firstApproved: 'First approved',
    validTo: 'Valid to',
  },
} as const;

const ofDemonstration = {
  cn: '演示数据，企业与编号均为虚构。',
  en: 'Demonstration data: plants and numbers are invented.',
} as const;

const rows = [
  'state',
  'since',
  'change',
  'basis',
  'ciferNo',
  'group',
  'province',
  'city',
  'firstApproved',
  'validTo',
] as const;

export const plantRecordMail = mailTemplate('plantRecord', {
  cn: {
    subject: '厂号信息：{plant}（{state}）',
    text: `{name}，您好！

以下是您查询的工厂在华注册信息：

{facts}

{demonstration}

{link}`,
  },
  en: {
    subject: 'Plant record: {plant} ({state})',
    text: `Dear {name},

This is the China registration of the plant you asked for:

{facts}

{demonstration}

{link}`,
  },
  places: {
    name: namePlace,
    plant: { nameCn: '国家和厂号', nameEn: 'Country and number of the plant' },
    state: { nameCn: '状态', nameEn: 'The status' },
    facts: blockPlace('工厂的注册信息', 'The registration of the plant'),
    demonstration: {
      nameCn: '演示数据的说明；只在演示数据中有',
      nameEn: 'That these are demonstration data; only where they are',
      isRequired: true,
    },
    link: linkPlace('查看工厂页面', 'Open the plant page'),
  },
  fill: (edition, mail: PlantRecordMail) => {
    const t = labels[edition];
    const plant = `${mail.origin} ${mail.number}`;
    return {
      name: mail.name,
      plant,
      state: mail.state,
      facts: facts([[t.plant, `${plant} ${mail.plant}`], ...rows.map((row) => [t[row], mail[row]] as const)]),
      demonstration: mail.isDemo ? ofDemonstration[edition] : null,
      link: link({ cn: '查看工厂页面', en: 'Open the plant page' }[edition], mail.address),
    };
  },
  example: (edition) => ({
    name: exampleName(edition),
    number: '1234',
    plant: 'Frigorífico Ejemplo',
    origin: edition === 'cn' ? '阿根廷' : 'Argentina',
    state: edition === 'cn' ? '正常' : 'Approved',
    since: '2026-03-01',
    change: null,
    basis: null,
    ciferNo: 'CARG01234567890123',
    group: null,
    province: 'Buenos Aires',
    city: null,
    firstApproved: '2019-08-01',
    validTo: '2029-07-31',
    isDemo: true,
    address: 'https://example.com/Plants/5',
  }),
});
