import { addDays, countDays } from '@btc/contract/time.ts';
import type { OriginCode } from '@btc/reference/places/origins.ts';
import type { PlantStatusCode } from '@btc/reference/plants/plant-statuses.ts';
import { seededRandom } from '../trade/seeded-random.ts';
import { eventNotes } from './companies.read.ts';

export interface DemoPlantEvent {
  readonly status: PlantStatusCode;
  readonly effectiveOn: string;
  readonly announcedOn: string;
  readonly basis: 'production' | 'slaughter' | 'certificate' | 'shipping' | 'arrival' | null;
  readonly oldNumber: string | null;
  readonly newNumber: string | null;
  readonly noteCn: string;
  readonly noteEn: string;
}

interface EventSeed {
  readonly origin: OriginCode;
  readonly meat: 'beef' | 'pork';
  readonly number: string;
  readonly key: number;
  readonly isLargest: boolean;
}

interface Draft {
  readonly status: PlantStatusCode;
  readonly day: number;
  /** Index of the status's note. */
  readonly note?: number;
}

const firstDay = '1970-01-01';
const toDayValue = (text: string): number => countDays(firstDay, text);
const formatText = (day: number): string => addDays(firstDay, day);
const today = toDayValue('2026-11-20');
const bases = ['production', 'slaughter', 'certificate', 'shipping', 'arrival'] as const;

/** The approval, and up to four events after it. */
export function makePlantEvents(seed: EventSeed): {
  readonly events: readonly DemoPlantEvent[];
  readonly validTo: string;
} {
  const random = seededRandom(seed.key * 7919 + 11);
  const approved = drawApproval(seed, random);
  const drafts = [
    { status: 'NEW', day: approved } as const,
    ...(drawClosure(seed) ?? [...drawSuspension(seed, random, approved), ...otherEvents(seed, random, approved)]),
  ];
  const ordered = drafts.toSorted((one, other) => one.day - other.day);
  const { renewed, validTo } = drawValidity(ordered, approved, random);
  const all = [...untilEnd(ordered), ...renewed].toSorted((one, other) => one.day - other.day).slice(0, 5);
  return { events: all.map((draft) => presentEvent(draft, seed, random)), validTo: formatText(validTo) };
}

/** Drops events after a registration has ended. */
function untilEnd(events: readonly Draft[]): readonly Draft[] {
  const end = events.findIndex(({ status }) => status === 'EXPIRE' || status === 'CANCEL');
  return end === -1 ? events : events.slice(0, end + 1);
}

/** Two thirds predate the facts; so do the largest plant, and plants whose trade has since ended. */
function drawApproval(seed: EventSeed, random: () => number): number {
  const [early, at] = [random() < 0.68, random()];
  if (seed.isLargest || early || drawClosure(seed) !== null) return toDayValue('2006-01-01') + Math.floor(at * 4600);
  return toDayValue('2019-02-01') + Math.floor(at * 2500);
}

/** Swine fever closed Germany; most US beef registrations expired in March 2025. */
function drawClosure({ origin, meat, key, isLargest }: EventSeed): readonly Draft[] | null {
  if (origin === 'DEU') return [{ status: 'SUSP_CN', day: toDayValue('2020-10-01'), note: 3 }];
  if (origin === 'USA' && meat === 'beef' && !isLargest && key % 4 !== 0)
    return [{ status: 'EXPIRE', day: toDayValue('2025-03-16') }];
  return null;
}

function drawSuspension({ isLargest }: EventSeed, random: () => number, approved: number): readonly Draft[] {
  const [happens, at, length, ends, own, note] = [random(), random(), random(), random(), random(), random()];
  if (isLargest || happens > 0.36) return [];
  const from = Math.max(approved + 120, toDayValue('2019-06-01')) + Math.floor(at * 2300);
  if (from > today - 20) return [];
  const status = own < 0.3 ? 'SUSP_SELF' : 'SUSP_CN';
  const until = from + 45 + Math.floor(length * 400);
  const stop = { status, day: from, note: Math.floor(note * 3) } as const;
  return ends < 0.8 && until < today - 5 ? [stop, { status: 'REGAIN', day: until }] : [stop];
}

function otherEvents({ isLargest }: EventSeed, random: () => number, approved: number): readonly Draft[] {
  const from = Math.max(approved + 90, toDayValue('2019-01-15'));
  const day = (): number => from + Math.floor(random() * (today - from - 3));
  const chance = random();
  if (approved > today - 200) return [];
  if (chance < 0.05) return isLargest ? [] : [{ status: 'CANCEL', day: Math.max(day(), toDayValue('2021-06-01')) }];
  if (chance < 0.14) return [{ status: 'SCOPE', day: day(), note: Math.floor(random() * 2) }];
  if (chance < 0.23) return [{ status: 'INFO', day: day(), note: Math.floor(random() * 2) }];
  if (chance < 0.28) return [{ status: 'RENUM', day: day() }];
  if (chance < 0.36) return [{ status: 'WARN', day: day() }];
  return [];
}

/** Registrations are valid for five years; some plants show the last renewal. */
function drawValidity(events: readonly Draft[], approved: number, random: () => number) {
  const ended = events.find(({ status }) => status === 'EXPIRE' || status === 'CANCEL');
  const term = Math.round(5 * 365.25);
  const terms = Math.max(1, Math.ceil((today - approved) / term));
  const isNoted = random() < 0.3 && terms > 1 && ended === undefined;
  const validTo = ended?.day ?? approved + terms * term;
  const renewed: readonly Draft[] = isNoted ? [{ status: 'RENEW', day: approved + (terms - 1) * term }] : [];
  return { renewed, validTo };
}

function presentEvent({ status, day, note = 0 }: Draft, { number }: EventSeed, random: () => number): DemoPlantEvent {
  const notes = eventNotes[status];
  const [noteCn, noteEn] = notes[note % notes.length] ?? ['', ''];
  const effectiveOn = formatText(day);
  const isStop = status === 'SUSP_CN' || status === 'SUSP_SELF' || status === 'REGAIN';
  return {
    status,
    effectiveOn,
    announcedOn: formatText(day + (isStop ? Math.floor(random() * 4) : 0)),
    basis: isStop ? (bases[Math.floor(random() ** 1.4 * bases.length)] ?? 'production') : null,
    oldNumber: status === 'RENUM' ? `${number}X` : null,
    newNumber: status === 'RENUM' ? number : null,
    noteCn: `${noteCn}（演示数据）`,
    noteEn: `${noteEn} (demonstration)`,
  };
}
