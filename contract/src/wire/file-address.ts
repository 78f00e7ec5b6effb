/** Base of public files: pictures of articles and banners, attachments. */
export const fileBase = '/files/';

/** Address of a file from its path below the base, as sent by calls (AppendixAddr, Picture, NewsTitlePic). */
export function fileAddress(path: string): string {
  return `${fileBase}${path.split('/').map(encodeURIComponent).join('/')}`;
}
