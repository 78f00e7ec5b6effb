import { type SettingName, settingNotes, settingShapes } from './settings.ts';

/** The table of docs/settings.md; a test compares the two. */
export function settingsTable(): string {
  const rows = Object.keys(settingShapes)
    .filter(isSettingName)
    .map((name) => `| \`${name}\` | ${getDefault(name)} | ${settingNotes[name].text} |`);
  return ['| setting | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settingShapes, name);
}

function getDefault(name: SettingName): string {
  const result = settingShapes[name].safeParse(undefined);
  return result.success && result.data !== undefined ? `\`${result.data}\`` : '';
}
