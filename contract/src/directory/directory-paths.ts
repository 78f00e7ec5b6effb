/** The pages of the directory; it exists in the Chinese edition only, so its addresses are written with their prefix. */
export const exhibitionsPath = '/cn/BTCTrend';
export const merchantsPath = '/cn/BTCUser';

/** The page of an event. */
export function toExhibitionPath(id: number): string {
  return `${exhibitionsPath}/${id}`;
}

/** The page of a merchant. */
export function toMerchantPath(id: number): string {
  return `${merchantsPath}/${id}`;
}

/** The calendar file of all events, which calendars can subscribe to. */
export const exhibitionCalendarPath = '/download/exhibitions.ics';

/** The calendar file of one event. */
export function toExhibitionFilePath(id: number): string {
  return `/download/exhibition-${id}.ics`;
}
