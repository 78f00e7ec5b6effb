import type { PinRow } from '@btc/contract/my-list/pins.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { dataViews } from '@btc/contract/trade/views.ts';
import type { PageQuery } from '#platform/pages/page-query.ts';
import { type LatestMonth, toLatestMonth } from '@btc/contract/trade/latest-month.ts';

/** The latest customs month of each meat whose views are pinned, else null. */
export type Months = Readonly<Record<'beef' | 'pork', LatestMonth | null>>;

const monthCalls = { beef: 'GetBeefWebDataOneChart', pork: 'GetWebPorkNewDataOneChart' } as const;

/** The reader's pins; null when signed out, as in every server-rendered document. */
export async function loadPins({ api, edition }: PageQuery) {
  const isEn = edition === 'en';
  try {
    const [{ Rows }, alerts] = await Promise.all([api('GetPins', { isEn }), api('GetAlerts', { isEn })]);
    return { pins: Rows, alerts, months: await loadMonths(api, Rows, isEn) };
  } catch (error) {
    if (isApiError(error) && error.code === 1006) return { pins: null };
    throw error;
  }
}

async function loadMonths(api: PageQuery['api'], pins: readonly PinRow[], isEn: boolean): Promise<Months> {
  const load = async (meat: 'beef' | 'pork') => {
    const isPinned = pins.some(({ Kind, Code }) => {
      return Kind === 'view' && dataViews.some((view) => view.code === Code && view.meat === meat);
    });
    if (!isPinned) return null;
    // The list stands without it.
    return api(monthCalls[meat], { isEn, IsFirst: true }).then(toLatestMonth, () => null);
  };
  const [beef, pork] = await Promise.all([load('beef'), load('pork')]);
  return { beef, pork };
}
