import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MeasureRow } from '../bench-context.ts';
import type { Figure } from '../figure.ts';
import { startPortalProcess } from '../portal-process.ts';
import { median, shown } from '../spread.ts';
import { call } from './calls.row.ts';
import type { LoadRequest } from './captured-answer.ts';
import { addKeys, addMembers, apiKey } from './member.ts';
import { measureRatios } from './ratio.ts';

const view = { isEn: true, IsFirst: true, Type: 'beef' };
const connections = 16;

/** Addresses in as many networks: the data API limits strangers by network. */
const networks = Array.from(
  { length: 8192 },
  (_, index) => `198.${18 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`,
);

function get(path: string): LoadRequest {
  return { method: 'GET', path, headers: { 'Accept-Encoding': 'gzip' } };
}

function toRatio(figures: readonly Figure[], name: string): number {
  const found = figures.find(({ row, what }) => row === name && what.startsWith(`${connections} `));
  return found?.value ?? Number.NaN;
}

export const measureDataApi: MeasureRow = async (context) => {
  const folder = join(context.folder, 'door');
  await mkdir(folder, { recursive: true });
  const portal = await startPortalProcess(folder, { TRUST_PROXY: '1', DEMO: 'on' });
  try {
    const path = '/data/v1/beef-one-series.json?edition=en';
    const chart = call('GetBeefWebDataOneChart', view);
    const strangers = { field: 'X-Forwarded-For', values: networks };
    const members = { field: 'Token', values: await addMembers(folder) };
    const keys = { field: 'Authorization', values: await addKeys(folder) };
    const figures = await measureRatios(context, portal, [
      { name: 'Beef One, call, signed out', request: { ...chart, turns: strangers } },
      { name: 'Beef One, data door, signed out', request: { ...get(path), turns: strangers } },
      {
        name: 'Beef One, call, a member',
        request: { ...chart, headers: { ...chart.headers, Authorization: apiKey }, turns: members },
      },
      { name: 'Beef One, data door, a key', request: { ...get(path), turns: keys } },
    ]);
    const compare = (what: string, own: string, other: string): Figure => {
      const [door, asked] = [toRatio(figures, own), toRatio(figures, other)];
      return {
        row: 'Data door',
        what,
        value: door / asked,
        unit: 'of the call',
        aim: { is: 'atLeast', limit: 0.9 },
        details: `${shown(door)} : ${shown(asked)} of a bare server, ${connections} connections`,
      };
    };
    const compared = [
      compare('signed out', 'Beef One, data door, signed out', 'Beef One, call, signed out'),
      compare('with a key', 'Beef One, data door, a key', 'Beef One, call, a member'),
      await comparePast(portal.address, keys.values),
    ];
    return [...compared, ...figures];
  } finally {
    await portal.stop();
  }
};

async function comparePast(address: string, keys: readonly string[]): Promise<Figure> {
  const fetchOnce = async (asof: string, turn: number): Promise<number> => {
    const started = performance.now();
    const answer = await fetch(`${address}/data/v1/beef-two.json?edition=en${asof}`, {
      headers: { Authorization: keys[turn % keys.length] ?? '' },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The door answered ${answer.status}`);
    return performance.now() - started;
  };
  const past = '&asof=2026-10-25';
  for (const asof of ['', past, '', past]) await fetchOnce(asof, 0);
  const [present, then]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < 200; turn += 1) {
    present.push(await fetchOnce('', turn));
    then.push(await fetchOnce(past, turn));
  }
  return {
    row: 'Data door',
    what: 'a past day against now, once built',
    value: median(then) / median(present),
    unit: 'times',
    aim: { is: 'atMost', limit: 3 },
    details: `${shown(median(then))} : ${shown(median(present))} ms`,
  };
}
