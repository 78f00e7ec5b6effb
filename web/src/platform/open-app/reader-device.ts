/** The devices that the rules for opening the app tell apart (specification section 2). */
export type ReaderDevice = 'messenger' | 'iphone' | 'other';

/** What a reader looks with, by the user agent; the messenger's browser is that before it is a phone's. */
export function detectDevice(userAgent: string): ReaderDevice {
  if (/MicroMessenger/i.test(userAgent)) return 'messenger';
  return /\b(?:iPhone|iPod|iPad)\b/.test(userAgent) ? 'iphone' : 'other';
}
