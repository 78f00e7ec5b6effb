/** Versions of the rooms an answer was made of, and the reader's access: `news=mcq3k1f0&site=mcq2x7aa&access=0`. */
export const roomVersionsHeader = 'Room-Versions';

/** Key of the reader's access in that header. */
export const accessVersion = 'access';
