import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // Saves a request for the manifest on every first page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
