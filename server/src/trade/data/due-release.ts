import type { Api } from '@btc/contract/client.ts';
import { awaitedMonths, findDueDay, findNextRelease } from '@btc/contract/trade/next-release.ts';
import type { AnswerDict } from '@btc/contract/trade/trade-fields.ts';
import type { DataNotes, Reading, Words } from '#data/face.ts';

interface Loaded {
  readonly source: AnswerDict['Source'];
  readonly limit: string | null;
  readonly isDemo: boolean;
}

const name: Words = { cn: '待发布', en: 'Due' };

function say(cn: string, en: string): Words {
  return { cn, en };
}

function formatMonths(from: string, to: string): Words {
  return from === to ? say(from, from) : say(`${from}至${to}`, `${from} to ${to}`);
}

export async function readDue(api: Api, { source, limit, isDemo }: Loaded): Promise<DataNotes['basis']> {
  if (limit === null) return [];
  if (isDemo && (await api('GetPortalDay', {})).Row.DemoUntil !== null) return [];
  const { Rows, Dict } = await api('GetTradeCalendar', { isEn: false });
  const releases = { coming: Rows, overdue: Dict.Overdue };
  const next = findNextRelease(releases, source);
  const awaited = awaitedMonths(limit, next);
  const [first, last] = [awaited[0], awaited.at(-1)];
  const lines: Words[] = [];
  if (first !== undefined && last !== undefined) {
    const months = formatMonths(first, last);
    const day = findDueDay(releases, source, limit);
    lines.push(
      day === null
        ? say(`${months.cn}尚未发布`, `${months.en}: not yet released`)
        : say(`${months.cn}应于${day}发布，尚未入库`, `${months.en}: was due on ${day}, not yet loaded`),
    );
  }
  if (next !== null) {
    const { Date: day, PeriodFrom, PeriodTo, Expected } = next;
    const months = formatMonths(PeriodFrom, PeriodTo);
    lines.push(
      say(
        `${months.cn}${Expected ? '预计' : ''}于${day}发布`,
        `${months.en}: due on ${day}${Expected ? ' (expected)' : ''}`,
      ),
    );
  }
  if (lines.length === 0) return [];
  return [[name, say(lines.map(({ cn }) => cn).join('；'), lines.map(({ en }) => en).join('; '))]];
}

/** Adds the due dates to a reading's notes; past states (as published on a day) get none. */
export async function withDue<Row>(api: Api, reading: Reading<Row>, dict: AnswerDict): Promise<Reading<Row>> {
  if (dict.Selection.AsPublishedOn !== '') return reading;
  const due = await readDue(api, { source: dict.Source, limit: dict.DataLimit, isDemo: dict.Demo });
  return { ...reading, notes: { ...reading.notes, basis: [...reading.notes.basis, ...due] } };
}
