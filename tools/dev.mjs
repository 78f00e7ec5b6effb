// `npm run dev`: the working loop. Pages reload as they are edited; the server starts again when its sources change.
import { join } from 'node:path';
import { become, install, ownNode, root } from './own-node.mjs';

install();
become(
  ownNode,
  [
    '--watch',
    '--watch-preserve-output',
    `--watch-path=${join(root, 'server/src')}`,
    `--watch-path=${join(root, 'contract/src')}`,
    `--watch-path=${join(root, 'reference/src')}`,
    join(root, 'server/src/main.ts'),
  ],
  { env: { NODE_ENV: 'development' } },
);
