import { detectDevice } from '#platform/open-app/reader-device.ts';

// Before the page is painted: its style sheet shows what is for this device.
document.documentElement.dataset['device'] = detectDevice(navigator.userAgent);
