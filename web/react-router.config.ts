import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // A page loads what the router needs for itself; that of the pages it links to comes after it (platform/page-link.tsx).
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
