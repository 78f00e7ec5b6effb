/** The pages of the board; it exists in English only, so its addresses carry no edition. */
export const marketPath = '/Market';
export const ownPostsPath = '/Market?own=1';
export const newPostPath = '/Market/New';
export const talkPath = '/Market/Talk';

export function toPostPath(id: number): string {
  return `/Market/Post/${id}`;
}

/** `edit` changes one's own post, `copy` posts it again. */
export function toPostFormPath(id: number, use: 'edit' | 'copy'): string {
  return `${newPostPath}?${use}=${id}`;
}

export function toThreadPath(id: number, page = 1): string {
  return page === 1 ? `${talkPath}/${id}` : `${talkPath}/${id}?page=${page}`;
}
