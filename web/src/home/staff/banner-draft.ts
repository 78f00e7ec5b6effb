import type { BannerType, BannerUseRange } from '@btc/contract/home/banner-codes.ts';
import { bannerLinkPattern } from '@btc/contract/home/banner-rule.ts';
import type { DeskBanner, SaveBanner } from '@btc/contract/home/desk/banner-desk.ts';
import type { RequestOf } from '@btc/contract/wire/operation.ts';
import { toFieldMoment } from '#i18n/shanghai-time.ts';
import type { FormValues } from '#platform/forms/form-values.ts';

export interface DraftText extends FormValues {
  readonly isThere: boolean;
  readonly title: string;
  readonly summary: string;
  readonly pictureAlt: string;
  readonly link: string;
}

/** An uploaded picture; all members are empty without one. */
interface DraftPicture extends FormValues {
  readonly path: string;
  readonly width: string;
  readonly height: string;
}

/** A banner being edited; times as in datetime-local fields, Beijing time. */
export interface BannerDraft extends FormValues {
  readonly type: BannerType;
  readonly useRanges: readonly BannerUseRange[];
  readonly sections: DeskBanner['Sections'];
  readonly from: string;
  readonly until: string;
  readonly isShown: boolean;
  readonly picture: DraftPicture;
  readonly texts: { readonly cn: DraftText; readonly en: DraftText };
}

const noText: DraftText = { isThere: true, title: '', summary: '', pictureAlt: '', link: '' };

export function newDraft(type: BannerType): BannerDraft {
  return {
    type,
    useRanges: ['web', 'app'],
    sections: [],
    from: '',
    until: '',
    isShown: true,
    picture: { path: '', width: '', height: '' },
    texts: { cn: noText, en: noText },
  };
}

function textDraft(text: DeskBanner['Texts']['cn']): DraftText {
  if (text === null) return { ...noText, isThere: false };
  return { isThere: true, title: text.Title, summary: text.Summary, pictureAlt: text.PictureAlt, link: text.Link };
}

export function toDraftPicture(row: Pick<DeskBanner, 'Picture' | 'PictureWidth' | 'PictureHeight'>): DraftPicture {
  return { path: row.Picture, width: String(row.PictureWidth), height: String(row.PictureHeight) };
}

export function toDraft(banner: DeskBanner): BannerDraft {
  return {
    type: banner.Type,
    useRanges: banner.UseRanges,
    sections: banner.Sections,
    from: banner.ShownFrom?.slice(0, 16) ?? '',
    until: banner.ShownUntil?.slice(0, 16) ?? '',
    isShown: banner.Shown,
    picture: toDraftPicture(banner),
    texts: { cn: textDraft(banner.Texts.cn), en: textDraft(banner.Texts.en) },
  };
}

function isWhole({ isThere, title, summary, pictureAlt, link }: DraftText): boolean {
  return (
    !isThere ||
    ([title, summary, pictureAlt].every((text) => text.trim() !== '') && bannerLinkPattern.test(link.trim()))
  );
}

function findMoment(typed: string): string | null {
  return typed === '' ? null : toFieldMoment(typed);
}

function formatText({ isThere, title, summary, pictureAlt, link }: DraftText) {
  return isThere ? { Title: title, Summary: summary, PictureAlt: pictureAlt, Link: link } : null;
}

/** The request; null while something is missing. */
export function toInput(
  draft: BannerDraft,
): Omit<RequestOf<typeof SaveBanner>, 'BannerID' | 'ExpectedRevision'> | null {
  const { texts, picture, from, until } = draft;
  const hasWords = (texts.cn.isThere || texts.en.isThere) && isWhole(texts.cn) && isWhole(texts.en);
  const isInOrder = from === '' || until === '' || from < until;
  if (picture.path === '' || !hasWords || !isInOrder || draft.useRanges.length === 0) return null;
  return {
    Type: draft.type,
    UseRanges: [...draft.useRanges],
    Sections: draft.type === 'article' ? [...draft.sections] : [],
    ShownFrom: findMoment(from),
    ShownUntil: findMoment(until),
    Shown: draft.isShown,
    Picture: picture.path,
    PictureWidth: Number(picture.width),
    PictureHeight: Number(picture.height),
    Texts: { cn: formatText(texts.cn), en: formatText(texts.en) },
  };
}
