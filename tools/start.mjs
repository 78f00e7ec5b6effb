// `npm start`: installs, builds what has changed, serves, and starts the portal again when it ends unasked.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPages } from './build-pages.mjs';
import { install, ownNode, root } from './own-node.mjs';
import { supervise } from './supervise.mjs';

install();
buildPages();
// What one page takes is let go right after it: with room for that, the collector hardly touches what stays.
const options = JSON.parse(readFileSync(join(root, 'server/node-options.json'), 'utf8'));
supervise(ownNode, [...options, join(root, 'server/src/main.ts'), ...process.argv.slice(2)]);
