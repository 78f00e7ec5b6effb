/** The screens of trade data, in one file for the console. */
export { TradeImportScreen } from './import.screen.tsx';
export { NoticesScreen } from './notices.screen.tsx';
export { ReleasesScreen } from './releases.screen.tsx';
export { TradeRunScreen } from './run.screen.tsx';
export { TradeVintagesScreen } from './vintages.screen.tsx';
