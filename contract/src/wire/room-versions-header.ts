/**
 * Of an answer that may be shown again as long as nothing of it changes: `news=mcq3k1f0&site=mcq2x7aa&access=0`, the versions
 * of the rooms that it was made of, and what is open to its reader.
 */
export const roomVersionsHeader = 'Room-Versions';

/** The name under which it says what is open to the reader. */
export const accessVersion = 'access';
