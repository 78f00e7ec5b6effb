import type { VideoFormat } from '@btc/contract/videos/video-codes.ts';

export interface VideoFacts {
  readonly format: VideoFormat;
  /** As `codecs` of a MIME type names them. */
  readonly codecs: string;
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
}

/** Why a file is rejected: neither MP4 nor WebM, a codec that not all browsers have, or unreadable. */
export type ProbeIssue = 'format' | 'codec' | 'unreadable';

export type Probe =
  | { readonly kind: 'video'; readonly facts: VideoFacts }
  | { readonly kind: 'refused'; readonly reason: ProbeIssue };

export function refused(reason: ProbeIssue): Probe {
  return { kind: 'refused', reason };
}

/** Facts that make sense; a file may claim anything. */
export function asProbe(facts: VideoFacts): Probe {
  const { seconds, width, height } = facts;
  const isSane = seconds > 0 && seconds < 86_400 && width >= 16 && height >= 16 && width <= 8192 && height <= 8192;
  return isSane ? { kind: 'video', facts } : refused('unreadable');
}
