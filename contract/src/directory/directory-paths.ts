/** Directory pages, with prefix: the directory exists in the Chinese edition only. */
export const exhibitionsPath = '/cn/BTCTrend';
export const merchantsPath = '/cn/BTCUser';

export function toExhibitionPath(id: number): string {
  return `${exhibitionsPath}/${id}`;
}

export function toMerchantPath(id: number): string {
  return `${merchantsPath}/${id}`;
}

export const exhibitionCalendarPath = '/download/exhibitions.ics';

export function toExhibitionFilePath(id: number): string {
  return `/download/exhibition-${id}.ics`;
}
