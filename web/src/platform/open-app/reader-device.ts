export type ReaderDevice = 'messenger' | 'iphone' | 'other';

/** Device by user agent; the messenger's browser takes precedence over its phone. */
export function detectDevice(userAgent: string): ReaderDevice {
  if (/MicroMessenger/i.test(userAgent)) return 'messenger';
  return /\b(?:iPhone|iPod|iPad)\b/.test(userAgent) ? 'iphone' : 'other';
}
