import { browserHost } from '#platform/open-app/browser-host.ts';
import { reloadOnce } from '#platform/open-app/page-timing.ts';
import './device.script.ts';

reloadOnce(location.search, browserHost());
