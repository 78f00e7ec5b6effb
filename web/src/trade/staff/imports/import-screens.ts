/** In one file, so that the console loads all screens of trade data together. */
export { TradeImportScreen } from './import.screen.tsx';
export { NoticesScreen } from '../notices/notices.screen.tsx';
export { ReleasesScreen } from '../releases/releases.screen.tsx';
export { TradeRunScreen } from '../runs/run.screen.tsx';
export { TradeVintagesScreen } from '../vintages.screen.tsx';
