import type { Edition } from '@btc/contract/members/access.ts';
import { fillTexts, type FillingDeps } from '@btc/server/src/figures/fill-texts.ts';
import type { Db } from '@btc/server/src/platform/db/db.ts';
import { nullIfFigureMissing } from '../unless-missing.ts';
import { lastQuoteDay } from '../prices/demo-quotes.ts';
import { type DemoBanner, demoBanners, demoPictureSize } from './site.read.ts';
import { deleteDemoBanners, insertBanners, listTakenBannerIds } from './load-banners.queries.ts';

const editions = ['cn', 'en'] as const satisfies readonly Edition[];
const filling = { asOf: lastQuoteDay, confirmation: { by: null } };

async function fillBanner(deps: FillingDeps, { id, texts }: DemoBanner) {
  const fields = ['title', 'summary', 'pictureAlt'] as const;
  const sources = editions.flatMap((edition) =>
    fields.map((field) => ({
      edition,
      field,
      source: texts[edition][field],
      isHtml: false,
      openPart: 'all' as const,
    })),
  );
  const ready = await fillTexts(deps, sources, filling);
  const filled = (edition: Edition, field: (typeof fields)[number]) =>
    ready[sources.findIndex((one) => one.edition === edition && one.field === field)]?.text ?? '';
  return editions.map((edition) => ({
    banner_id: id,
    edition,
    title: filled(edition, 'title'),
    summary: filled(edition, 'summary'),
    picture_alt: filled(edition, 'pictureAlt'),
    link: texts[edition].link,
  }));
}

/** Adds missing banners; run in a transaction. */
export async function loadDemoBanners({ db: trx, readFigures }: FillingDeps): Promise<void> {
  const ids = demoBanners.map(({ id }) => id);
  const taken = await listTakenBannerIds(trx, ids);
  const missing = demoBanners.filter(({ id }) => !taken.has(id));
  if (missing.length === 0) return;
  const filled = [];
  for (const banner of missing) {
    const texts = await nullIfFigureMissing(fillBanner({ db: trx, readFigures }, banner));
    if (texts !== null) filled.push({ banner, texts });
  }
  if (filled.length === 0) return;
  const rows = filled.map(({ banner: { id, type, useRanges, sections, picture } }) => ({
    id,
    type,
    use_ranges: [...useRanges],
    position: id,
    sections: [...sections],
    picture,
    picture_width: demoPictureSize.width,
    picture_height: demoPictureSize.height,
    is_demo: true,
  }));
  await insertBanners(
    trx,
    rows,
    filled.flatMap(({ texts }) => texts),
  );
}

/** Run in a transaction that raises the content version. */
export async function removeDemoBanners(trx: Db): Promise<void> {
  await deleteDemoBanners(trx);
}
