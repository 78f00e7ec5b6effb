// Compresses the built files once, so that serving them costs nothing.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './own-node.mjs';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const folder = join(root, 'web/build/client');
// A page loads some twenty files smaller than a kilobyte: together they count.
const minBytes = 200;

const names = await readdir(folder, { recursive: true });
const texts = names.filter((name) => /\.(?:js|css|svg|json|txt)$/.test(name));
await Promise.all(
  texts.map(async (name) => {
    const path = join(folder, name);
    const bytes = await readFile(path);
    if (bytes.length < minBytes) return;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    const [br, gz] = await Promise.all([brotli(bytes, { params }), gzipped(bytes, { level: 9 })]);
    await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  }),
);
