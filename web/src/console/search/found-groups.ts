import type { FoundThing } from '@btc/contract/console/search.ts';
import type { StaffRole } from '@btc/contract/members/access.ts';
import { priceDecimals, priceUnits } from '@btc/contract/prices/price-codes.ts';
import { nameIn } from '@btc/contract/names.ts';
import type { Edition } from '#i18n/edition.ts';
import { getFormat } from '#i18n/format.ts';
import { hasRole } from '#shell/console/staff.ts';
import { messages } from '../messages.ts';
import { screenGroups } from '../screens.ts';
import { toFoundPath } from './found-path.ts';

export interface Hit {
  readonly key: string;
  readonly group: HitGroup;
  readonly screen: string;
  readonly name: Readonly<Record<Edition, string>>;
  readonly note: Readonly<Record<Edition, string>>;
  readonly isDemo: boolean;
}

export type HitGroup = FoundThing['Kind'] | 'screen' | 'cut';

const maxScreens = 6;

/** Matches the name of a screen or of its group, in either language. */
export function findScreens(role: StaffRole, typed: string): readonly Hit[] {
  const wanted = typed.trim().toLowerCase();
  const found = screenGroups.flatMap(([group, screens]) =>
    screens
      .filter(({ path, under, roles }) => !path.includes(':') && under === undefined && hasRole(role, roles))
      .map((screen): Hit => ({
        key: `screen ${screen.name}`,
        group: 'screen',
        screen: screen.path,
        name: { cn: messages.cn.screens[screen.name], en: messages.en.screens[screen.name] },
        note: { cn: messages.cn.groups[group], en: messages.en.groups[group] },
        isDemo: false,
      })),
  );
  const byName = found.filter(({ name }) => Object.values(name).some((one) => one.toLowerCase().includes(wanted)));
  return byName.slice(0, maxScreens);
}

/** The price of a quote: 5,300–5,400 USD/t. */
function toPrice({ Sheet: sheet }: FoundThing, edition: Edition): string | null {
  const unit = priceUnits.find(({ code }) => code === sheet?.Unit);
  if (sheet === null || unit === undefined || sheet.Low === null || sheet.High === null) return null;
  const [low, high] = [sheet.Low, sheet.High].map((price) =>
    getFormat(edition).number(price, priceDecimals[unit.code]),
  );
  const unitName = nameIn(edition, unit);
  return `${low === high ? low : `${low}–${high}`} ${unitName}`;
}

function formatNote(found: FoundThing, edition: Edition): string {
  const date = found.Date === null ? null : getFormat(edition).date(found.Date);
  const parts = [toPrice(found, edition), edition === 'cn' ? found.NoteCn : found.NoteEn, date];
  return parts.filter((part) => part !== null && part !== '').join(' · ');
}

export function toHit(found: FoundThing): Hit {
  return {
    key: `${found.Kind} ${found.ID}`,
    group: found.Kind,
    screen: toFoundPath(found),
    name: { cn: found.NameCn, en: found.NameEn },
    note: { cn: formatNote(found, 'cn'), en: formatNote(found, 'en') },
    isDemo: found.Demo,
  };
}

/** Groups are in the order of their first hits. */
export function groupHits(hits: readonly Hit[]): readonly (readonly [HitGroup, readonly Hit[]])[] {
  return [...Map.groupBy(hits, ({ group }) => group)];
}
