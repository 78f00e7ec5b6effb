import type { FreePrice } from '@btc/contract/home/today.ts';
import { useMessages } from '#i18n/messages.ts';
import type { PageQuery } from '#platform/pages/page-query.ts';
import type { TodayGroup } from '#shell/today/list-groups.ts';
import { TodayFigures } from '#shell/today/today-group.tsx';
import { writeGroups } from '#shell/today/write-groups.ts';
import shared from '#ui/base/shared.module.css';
import { messages } from './messages.ts';
import styles from './quotes.module.css';

/** The free ones among the locked prices; null where there are none or they cannot be loaded. */
export async function loadFreePrices(
  { api, edition }: Pick<PageQuery, 'api' | 'edition'>,
  isBehind: (price: FreePrice) => boolean,
): Promise<TodayGroup | null> {
  try {
    const { Dict } = await api('GetToday', { isEn: edition === 'en' });
    const groups = await writeGroups({ ...Dict, Prices: Dict.Prices.filter(isBehind) }, edition);
    return groups.find(({ key }) => key === 'prices') ?? null;
  } catch {
    // The lock stands without them.
    return null;
  }
}

export function FreePrices({ group, isOne = false }: { readonly group: TodayGroup | null; readonly isOne?: boolean }) {
  const t = useMessages(messages);
  if (group === null) return null;
  const label = isOne ? t.freeLatest : t.free;
  return (
    <section className={styles['free']} aria-label={label}>
      <p>{label}</p>
      <TodayFigures group={group} />
      {group.note !== null && <p className={shared['small']}>{group.note}</p>}
    </section>
  );
}
