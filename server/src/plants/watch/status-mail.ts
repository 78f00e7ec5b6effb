import type { Edition } from '@btc/contract/members/access.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';
import { blockPlace, exampleName, linkPlace, namePlace } from '#platform/mail/mail-places.ts';
import { facts, link, mailTemplate } from '#platform/mail/mail-template.ts';

export interface NotifiedPlant {
  readonly number: string;
  readonly name: string;
  readonly origin: string;
  readonly before: string;
  readonly after: string;
  /** Null where the reader's membership does not open it. */
  readonly change: string | null;
  readonly effectiveOn: string | null;
  readonly basis: string | null;
  readonly note: string | null;
  readonly address: string;
}

export interface StatusMail {
  readonly name: string;
  readonly plants: readonly NotifiedPlant[];
  readonly more: number;
  readonly stops: readonly { readonly label: string; readonly address: string }[];
}

const labels = {
  cn: {
    plant: '工厂',
    state: '状态',
    change: '变化',
    effectiveOn: '生效日期',
    basis: '适用日期',
    note: '说明',
    open: '查看工厂页面',
    stop: '取消关注：',
  },
  en: {
    plant: 'Plant',
    state: 'Status',
    change: 'Change',
    effectiveOn: 'Effective from',
    basis: 'Reference date',
    note: 'Note',
    open: 'Open the plant page',
    stop: 'Stop watching ',
  },
} as const;

const places = {
  name: namePlace,
  plants: blockPlace('每家工厂的变化，各有按钮', 'What changed at each plant, each with a button'),
  stops: linkPlace('取消关注', 'Stop watching'),
};

function fillPlants(edition: Edition, { name, plants, stops }: Omit<StatusMail, 'more'>) {
  const t = labels[edition];
  return {
    name,
    plants: plants.flatMap((plant) => [
      facts([
        [t.plant, `${plant.origin} ${plant.number} ${plant.name}`],
        [t.state, `${plant.before} → ${plant.after}`],
        [t.change, plant.change],
        [t.effectiveOn, plant.effectiveOn],
        [t.basis, plant.basis],
        [t.note, plant.note],
      ]),
      link(t.open, plant.address),
    ]),
    stops: stops.map(({ label, address }) => link(t.stop + label, address)),
  };
}

function examplePlant(edition: Edition, number: string): NotifiedPlant {
  const isCn = edition === 'cn';
  return {
    number,
    name: 'Frigorífico Ejemplo',
    origin: isCn ? '阿根廷' : 'Argentina',
    before: isCn ? '正常' : 'Approved',
    after: isCn ? '暂停' : 'Suspended',
    change: isCn ? '中方暂停' : 'Suspended by China',
    effectiveOn: '2026-11-23',
    basis: isCn ? '生产日期' : 'Production date',
    note: null,
    address: 'https://example.com/Plants/5',
  };
}

function toExample(edition: Edition) {
  return {
    name: exampleName(edition),
    stops: [{ label: edition === 'cn' ? '阿根廷 1234' : 'Argentina 1234', address: 'https://example.com/StopWatch' }],
  };
}

interface OnePlantMail extends Omit<StatusMail, 'more' | 'plants'> {
  readonly plant: NotifiedPlant;
}

export const plantStatusMail = mailTemplate('plantStatus', {
  cn: {
    subject: '{plant}：{before} → {after}',
    text: `{name}，您好！

您关注的工厂对华注册状态有变化：

{plants}

{stops}`,
  },
  en: {
    subject: '{plant}: {before} → {after}',
    text: `Dear {name},

The status of plants you watch has changed:

{plants}

{stops}`,
  },
  places: {
    ...places,
    plant: { nameCn: '国家和厂号', nameEn: 'Country and number of the plant' },
    before: { nameCn: '原来的状态', nameEn: 'The former status' },
    after: { nameCn: '现在的状态', nameEn: 'The present status' },
  },
  fill: (edition, { plant, ...mail }: OnePlantMail) => ({
    ...fillPlants(edition, { ...mail, plants: [plant] }),
    plant: `${plant.origin} ${plant.number}`,
    before: plant.before,
    after: plant.after,
  }),
  example: (edition) => ({ ...toExample(edition), plant: examplePlant(edition, '1234') }),
});

export const plantStatusesMail = mailTemplate('plantStatuses', {
  cn: {
    subject: '您关注的 {count} 家工厂状态有变化',
    text: `{name}，您好！

您关注的工厂对华注册状态有变化：

{plants}

另有 {more} 家工厂状态有变化，请登录网站查看。

{stops}`,
  },
  en: {
    subject: 'Status changes at {count} plants you watch',
    text: `Dear {name},

The status of plants you watch has changed:

{plants}

Changed as well and not listed here: {more}. Log in to see all.

{stops}`,
  },
  places: {
    ...places,
    count: { nameCn: '共有多少家工厂', nameEn: 'How many plants there are' },
    more: {
      nameCn: '未列出的工厂有多少家；都已列出时没有',
      nameEn: 'How many plants are not listed; none where all are',
      isRequired: true,
    },
  },
  fill: (edition, { more, ...mail }: StatusMail) => ({
    ...fillPlants(edition, mail),
    count: String(mail.plants.length + more),
    more: more === 0 ? null : String(more),
  }),
  example: (edition) => ({
    ...toExample(edition),
    plants: ['1234', '2052'].map((number) => examplePlant(edition, number)),
    more: 3,
  }),
});

export function watchedPlantsMail(edition: Edition, mail: StatusMail): MailContent {
  const { more, plants, ...rest } = mail;
  const [plant, ...others] = plants;
  return plant !== undefined && others.length === 0 && more === 0
    ? plantStatusMail(edition, { ...rest, plant })
    : plantStatusesMail(edition, mail);
}
