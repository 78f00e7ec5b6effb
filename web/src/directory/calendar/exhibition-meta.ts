import { toExhibitionPath, exhibitionsPath } from '@btc/contract/directory/directory-paths.ts';
import { withoutEdition } from '#i18n/edition.ts';
import type { PageMeta } from '#platform/pages/page-meta.ts';
import { t } from '../messages.zh.ts';
import { eventDays, eventPlace } from './event-words.ts';
import type { ExhibitionData } from './exhibition-query.ts';

/** Structured data; invented events are not presented as real. */
function structuredData({ event }: ExhibitionData, base: string) {
  const page = base + toExhibitionPath(event.ExhibitionID);
  const trail = [
    { '@type': 'ListItem', position: 1, name: t.trendTitle, item: base + exhibitionsPath },
    { '@type': 'ListItem', position: 2, name: event.Name, item: page },
  ];
  const entity = {
    '@type': 'BusinessEvent',
    name: event.Name,
    ...(event.NameEn === null ? {} : { alternateName: event.NameEn }),
    startDate: event.StartDate,
    endDate: event.EndDate,
    eventStatus: `https://schema.org/${event.Time === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    location: {
      '@type': 'Place',
      name: event.Venue ?? event.City,
      address: { '@type': 'PostalAddress', addressLocality: event.City, addressCountry: event.Country },
    },
    ...(event.Organiser === null ? {} : { organizer: { '@type': 'Organization', name: event.Organiser } }),
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemPage',
    url: page,
    name: event.Name,
    inLanguage: 'zh-CN',
    breadcrumb: { '@type': 'BreadcrumbList', itemListElement: trail },
    ...(event.Demo ? {} : { mainEntity: entity }),
  };
}

export function buildExhibitionMeta(found: ExhibitionData, base: string): PageMeta {
  const { event } = found;
  return {
    edition: 'cn',
    title: event.Name,
    description: `${eventDays(event)}，${eventPlace(event)}。${event.Summary}`,
    path: withoutEdition(toExhibitionPath(event.ExhibitionID)),
    otherPath: null,
    structured: structuredData(found, base),
  };
}
