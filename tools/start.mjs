// `npm start`: installs, builds what has changed, and serves.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPages } from './build-pages.mjs';
import { become, install, ownNode, root } from './own-node.mjs';

install();
buildPages();
// What one page takes is let go right after it: with room for that, the collector hardly touches what stays.
const options = JSON.parse(readFileSync(join(root, 'server/node-options.json'), 'utf8'));
become(ownNode, [...options, join(root, 'server/src/main.ts'), ...process.argv.slice(2)]);
