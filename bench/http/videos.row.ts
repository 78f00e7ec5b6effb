import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Api, createHttpApi } from '@btc/contract/client.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import { type MeasureRow, root } from '../bench-context.ts';
import { runJob } from '../job.ts';
import { readCpuSeconds, readResidentMib } from '../process-usage.ts';
import { sharedPortal } from '../shared-portal.ts';
import { quantile, shown } from '../spread.ts';
import { readPage, readPagesDuring } from './page-meanwhile.ts';
import type { watchVideos } from './viewers.job.ts';

const viewers = 200;
/** A film of 2 Mbit a second, as a careful 1080p has it. */
const bytesPerSecond = 250_000;
const filmBytes = 96 * 1024 * 1024;
const seekEvery = 10;

async function signIn(address: string): Promise<Api> {
  let token: string | null = null;
  const api = createHttpApi({
    systemBase: `${address}/api/system`,
    managementBase: `${address}/api/management`,
    apiKey: 'btc-portal',
    token: () => token,
  });
  const { Token } = await api('UserLogin', { UserName: 'demo_editor', Password: encodePassword('Beef2026demo') });
  token = Token;
  return api;
}

async function uploadFilm(api: Api): Promise<string> {
  const words = { Title: 'Bench', Summary: 'Bench' };
  const draft = { Topic: 'data', Access: 'member', FeaturedRank: null, Cn: words, En: words } as const;
  const { VideoID } = (await api('SaveDeskVideo', draft)).Row;
  const film = Buffer.alloc(filmBytes);
  await readFile(join(root, 'demo/videos/quote.webm')).then((begin) => begin.copy(film));
  const { UploadID, PartBytes } = (await api('StartVideoUpload', { VideoID, Bytes: filmBytes })).Row;
  for (let Offset = 0; Offset < filmBytes; Offset += PartBytes) {
    const Files = new Blob([film.subarray(Offset, Offset + PartBytes)]);
    await api('UploadVideoPart', { UploadID, Offset, Files });
  }
  const [source] = (await api('GetDeskVideo', { VideoID })).Row.Sources;
  if (source === undefined) throw new Error('The film is not there');
  return source.Address;
}

export const measureVideos: MeasureRow = async (context) => {
  const { address, pid } = await sharedPortal(context);
  const url = address + (await uploadFilm(await signIn(address)));
  await readPage(address);
  const before = { memory: await readResidentMib(pid), cpu: await readCpuSeconds(pid) };
  const watching = runJob<typeof watchVideos>(new URL('./viewers.job.ts', import.meta.url), {
    url,
    bytes: filmBytes,
    viewers,
    seconds: context.quick ? 15 : 40,
    bytesPerSecond,
    seekEvery,
  });
  const pageMs = await readPagesDuring(address, watching);
  const { seconds, bytes, bytesDue, seekMs, delayMs } = await watching;
  const after = { memory: await readResidentMib(pid), cpu: await readCpuSeconds(pid) };
  const cpu = ((after.cpu ?? Number.NaN) - (before.cpu ?? Number.NaN)) / seconds;
  const memory = `memory ${shown(before.memory ?? Number.NaN)} → ${shown(after.memory ?? Number.NaN)} MiB`;
  return [
    {
      row: 'Videos',
      what: `a kept page while ${viewers} watch (p99)`,
      value: quantile(pageMs, 0.99),
      unit: 'ms',
      aim: { is: 'atMost', limit: 100 },
      details: `${pageMs.length} pages, median ${quantile(pageMs, 0.5).toFixed(1)} ms; the server takes ${shown(cpu)} of a processor; ${memory}`,
    },
    {
      row: 'Videos',
      what: 'from a seek to the first picture’s bytes (p99)',
      value: quantile(seekMs, 0.99),
      unit: 'ms',
      details: `${seekMs.length} seeks, median ${quantile(seekMs, 0.5).toFixed(1)} ms; the viewers’ own process late by ${shown(delayMs)} ms (p99)`,
    },
    {
      row: 'Videos',
      what: 'of what is played arrives in time',
      value: bytes / bytesDue,
      unit: 'of the rate',
      aim: { is: 'atLeast', limit: 0.98 },
      details: `${shown(bytes / seconds / 1e6)} MB/s, of ${shown((viewers * bytesPerSecond) / 1e6)} with all of them there`,
    },
  ];
};
