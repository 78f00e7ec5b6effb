import type { Edition } from '@btc/contract/members/access.ts';
import type { BannerType } from '@btc/contract/home/banner-codes.ts';
import type { DeskBanner, SaveBanner } from '@btc/contract/home/desk/banner-desk.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { changedMeanwhile, type StaffWork } from '#platform/audit/staff-change.ts';
import type { Db } from '#platform/db/db.ts';
import { type FigureRoom, fillWords, type ReadFigures, readWritten, withFilled } from '#figures/face.ts';
import {
  type BannerValues,
  type BannerWords,
  deleteBanner,
  type DeskBannerRecord,
  insertBanner,
  listDeskBanners,
  lockBanner,
  lockPlace,
  replaceWords,
  setPosition,
  updateBanner,
} from './banner-desk.queries.ts';
import { presentDeskBanner } from './banner-desk.present.ts';

type BannerInput = InputOf<typeof SaveBanner>;
type BannerWork = StaffWork & { readonly readFigures: ReadFigures };

export async function readDeskBanner(db: Db, id: number, now: Date): Promise<DeskBanner> {
  const [banner] = await presentDeskBanners(db, await listDeskBanners(db, { id }), now);
  if (banner === undefined) throw new ApiError(1009);
  return banner;
}

/** Subject under which figures in banners are stored, with the banner's id. */
const bannerSubject = 'banner';
const wordFields = ['title', 'summary', 'picture_alt'] as const;
const wordInputs = { title: 'Title', summary: 'Summary', picture_alt: 'PictureAlt' } as const;

export async function presentDeskBanners(db: Db, rows: readonly DeskBannerRecord[], now: Date): Promise<DeskBanner[]> {
  const written = await readWritten(
    db,
    bannerSubject,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const texts = row.texts.map((text) => written(row.id, { ...text, edition: toEdition(text) }, wordFields));
    return presentDeskBanner({ ...row, texts }, now);
  });
}

function toEdition({ edition }: { readonly edition: string }): Edition {
  return edition === 'en' ? 'en' : 'cn';
}

function fillBanner({ db, now, staff, readFigures }: BannerWork, id: number, input: BannerInput) {
  return fillWords({ db, readFigures }, listWords(input), {
    subject: { kind: bannerSubject, id },
    fields: wordFields,
    toInput: (edition: Edition, field: (typeof wordFields)[number]) => `Texts.${edition}.${wordInputs[field]}`,
    at: now,
    now,
    confirmation: input.ConfirmLocked ? { by: staff.userId } : null,
  });
}

export const bannerRoom: FigureRoom = {
  write: async (db, id, filled) => {
    if ((await lockBanner(db, id)) === undefined) throw new ApiError(1009);
    const [banner] = await listDeskBanners(db, { id });
    const words = banner?.texts.map((text) => withFilled(text, text.edition, filled)) ?? [];
    await replaceWords(db, id, words);
  },
};

function toValues(input: BannerInput): BannerValues {
  return {
    type: input.Type,
    use_ranges: input.UseRanges,
    sections: input.Sections,
    shown_from: input.ShownFrom === null ? null : new Date(input.ShownFrom),
    shown_until: input.ShownUntil === null ? null : new Date(input.ShownUntil),
    is_shown: input.Shown,
    picture: input.Picture,
    picture_width: input.PictureWidth,
    picture_height: input.PictureHeight,
  };
}

function listWords({ Texts }: BannerInput): readonly (BannerWords & { readonly edition: Edition })[] {
  return (['cn', 'en'] as const).flatMap((edition) => {
    const text = Texts[edition];
    if (text === null) return [];
    return [{ edition, title: text.Title, summary: text.Summary, picture_alt: text.PictureAlt, link: text.Link }];
  });
}

async function lockAsSeen(db: Db, id: number, was: number) {
  const found = await lockBanner(db, id);
  if (found === undefined) throw new ApiError(1009);
  if (found.revision !== was) throw changedMeanwhile('BannerID');
  return found;
}

export async function saveBanner(work: BannerWork, input: BannerInput) {
  const { db, now, staff } = work;
  const by = { changed_at: now, changed_by: staff.userId };
  const values = toValues(input);
  const { BannerID: known, ExpectedRevision: was = 0 } = input;
  const before = known === undefined ? null : await readDeskBanner(db, known, now);
  const found = known === undefined ? null : await lockAsSeen(db, known, was);
  // One that is new to a place stands last there.
  const isNewThere = found?.type !== values.type;
  const last = isNewThere ? { position: (await lockPlace(db, values.type)).length + 1 } : {};
  const id = known ?? (await insertBanner(db, { ...values, ...by, position: last.position ?? 1 }));
  if (known !== undefined) await updateBanner(db, known, { ...values, ...by, ...last });
  await replaceWords(db, id, await fillBanner(work, id, input));
  const after = await readDeskBanner(db, id, now);
  return { subject: { kind: 'banner', id }, before, after, result: after };
}

export async function arrangeBanners({ db, now }: StaffWork, type: BannerType, ids: readonly number[]) {
  const before = await lockPlace(db, type);
  const isSame =
    before.length === ids.length && new Set(ids).size === ids.length && ids.every((id) => before.includes(id));
  if (!isSame) throw changedMeanwhile('BannerIDs');
  for (const [index, id] of ids.entries()) await setPosition(db, id, index + 1);
  const rows = await listDeskBanners(db, { type });
  return {
    subject: { kind: 'bannerPlace', id: type },
    before: { BannerIDs: before },
    after: { BannerIDs: ids },
    result: await presentDeskBanners(db, rows, now),
  };
}

export async function removeBanner({ db, now }: StaffWork, id: number, was: number) {
  await lockAsSeen(db, id, was);
  const before = await readDeskBanner(db, id, now);
  await deleteBanner(db, id);
  return { subject: { kind: 'banner', id }, before, after: null, result: null };
}
