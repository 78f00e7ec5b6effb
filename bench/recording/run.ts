// `npm run record`: what the portal answers to thousands of calls, pages and files on a clock that stands still, so that two versions can be compared.
import { spawnSync } from 'node:child_process';
import { chmod, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../bench-context.ts';
import { copyFolder } from '../faults/site.ts';
import { compareRecordings } from './compare.ts';
import { fill } from './fill.ts';
import { record } from './record.ts';

const help = `npm run record -- FOLDER            a fresh demonstration and what the calls make of it: FOLDER/answers.ndjson;
                                    then content of its own and a backup of it: FOLDER/data
npm run record -- FOLDER --on OLD   the data of an older recording, upgraded in place: FOLDER/answers.ndjson
npm run record -- --before FILE --again FILE --after FILE [--renamed FILE]
    Compares. What two recordings of the version before answer differently is left out. RENAMED maps fields of our own:
    {"Call.Field": "NewField"}.`;

const { values: chosen, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    on: { type: 'string' },
    before: { type: 'string' },
    again: { type: 'string' },
    after: { type: 'string' },
    renamed: { type: 'string' },
  },
});
const { before, again, after, renamed } = chosen;
const say = (text: string) => console.error(`· ${text}`);

async function make(folder: string): Promise<void> {
  const building = spawnSync(process.execPath, [join(root, 'tools/build-pages.mjs')], { stdio: ['ignore', 2, 2] });
  if (building.status !== 0) process.exit(1);
  const dataDir = join(folder, 'data');
  await mkdir(dataDir, { recursive: true });
  // As root the database server runs under an account of its own, which must be able to enter.
  await chmod(folder, 0o755);
  if (chosen.on !== undefined) await copyFolder(join(resolve(chosen.on), 'data'), dataDir);
  await record({ dataDir, file: join(folder, 'answers.ndjson'), readsOnly: chosen.on !== undefined, say });
  if (chosen.on !== undefined) return;
  const closers: (() => Promise<unknown>)[] = [];
  const context = {
    tries: 1,
    count: null,
    folder,
    template: dataDir,
    say,
    atEnd: (close: () => Promise<unknown>) => void closers.unshift(close),
  };
  await fill(context, dataDir);
  for (const close of closers) await close();
}

const [folder] = positionals;
if (before !== undefined && again !== undefined && after !== undefined) {
  const different = await compareRecordings({ before, again, after, renamed: renamed ?? null }, (text) =>
    console.log(text),
  );
  process.exit(different === 0 ? 0 : 1);
} else if (folder === undefined) {
  console.error(help);
  process.exit(2);
} else await make(resolve(folder));
