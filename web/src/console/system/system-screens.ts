export { BackupsScreen } from './backups.screen.tsx';
export { JobsScreen } from './jobs.screen.tsx';
export { SystemStateScreen } from './system-state.screen.tsx';
