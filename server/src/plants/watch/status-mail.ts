import { facts, link, mailTemplate, words } from '#platform/mail/mail-template.ts';

/** A plant whose state changed, in the words of an edition. */
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
  /** How many more changed than are listed. */
  readonly more: number;
  /** What is watched, and the address at which that ends. */
  readonly stops: readonly { readonly label: string; readonly address: string }[];
}

/** Tells somebody that plants which they watch are in another state. */
export const plantStatusMail = mailTemplate<StatusMail>('plantStatus', {
  cn: ({ name, plants, more, stops }) => ({
    subject:
      plants.length === 1 && more === 0
        ? `${plants[0]?.origin ?? ''} ${plants[0]?.number ?? ''}：${plants[0]?.before ?? ''} → ${plants[0]?.after ?? ''}`
        : `您关注的 ${plants.length + more} 家工厂状态有变化`,
    blocks: [
      words(`${name}，您好！`),
      words('您关注的工厂对华注册状态有变化：'),
      ...plants.flatMap((plant) => [
        facts([
          ['工厂', `${plant.origin} ${plant.number} ${plant.name}`],
          ['状态', `${plant.before} → ${plant.after}`],
          ['变化', plant.change],
          ['生效日期', plant.effectiveOn],
          ['适用日期', plant.basis],
          ['说明', plant.note],
        ]),
        link('查看工厂页面', plant.address),
      ]),
      ...(more === 0 ? [] : [words(`另有 ${more} 家工厂状态有变化，请登录网站查看。`)]),
      ...stops.map(({ label, address }) => link(`取消关注：${label}`, address)),
    ],
  }),
  en: ({ name, plants, more, stops }) => ({
    subject:
      plants.length === 1 && more === 0
        ? `${plants[0]?.origin ?? ''} ${plants[0]?.number ?? ''}: ${plants[0]?.before ?? ''} → ${plants[0]?.after ?? ''}`
        : `Status changes at ${plants.length + more} plants you watch`,
    blocks: [
      words(`Dear ${name},`),
      words('The status of plants you watch has changed:'),
      ...plants.flatMap((plant) => [
        facts([
          ['Plant', `${plant.origin} ${plant.number} ${plant.name}`],
          ['Status', `${plant.before} → ${plant.after}`],
          ['Change', plant.change],
          ['Effective from', plant.effectiveOn],
          ['Reference date', plant.basis],
          ['Note', plant.note],
        ]),
        link('Open the plant page', plant.address),
      ]),
      ...(more === 0 ? [] : [words(`${more} more plants have changed status: log in to see them.`)]),
      ...stops.map(({ label, address }) => link(`Stop watching ${label}`, address)),
    ],
  }),
});
