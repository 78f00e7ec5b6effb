/** Where public files are served: pictures of articles and banners, attachments. */
export const fileBase = '/files/';

/** The address of a file from its path below the base, as the wire carries it (AppendixAddr, Picture, NewsTitlePic). */
export function fileAddress(path: string): string {
  return `${fileBase}${path.split('/').map(encodeURIComponent).join('/')}`;
}
