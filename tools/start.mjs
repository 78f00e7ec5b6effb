// `npm start`: installs, builds what has changed, and serves.
import { join } from 'node:path';
import { buildPages } from './build-pages.mjs';
import { become, install, ownNode, root } from './own-node.mjs';

install();
buildPages();
become(ownNode, ['--enable-source-maps', join(root, 'server/src/main.ts'), ...process.argv.slice(2)]);
