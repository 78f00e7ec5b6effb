import type { Config } from '@react-router/dev/config';
import { join } from 'node:path';
import { writeRouteStyles } from './route-styles.ts';

export default {
  appDirectory: 'src',
  ssr: true,
  // A page loads what the router needs for itself; that of the pages it links to comes after it (platform/pages/page-link.tsx).
  routeDiscovery: { mode: 'lazy' },
  buildEnd: () => writeRouteStyles(join(import.meta.dirname, 'build')),
} satisfies Config;
