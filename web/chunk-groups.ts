/** Files by how their paths begin, from the root of the repository; the longer beginning decides. */
export interface Paths {
  readonly of: readonly string[];
  readonly but?: readonly string[];
}

function within(folder: string, ...names: readonly string[]): readonly string[] {
  return names.map((name) => `${folder}/${name}`);
}

/** Loaded by every page: root, layout with the account, shell without its standalone pages, and common small marks. */
const everywhere: Paths = {
  of: [
    ...within('web/src', 'root.', 'site.layout', 'platform/', 'i18n/', 'shell/'),
    ...within('web/src/members', 'account-menu', 'account-session', 'last-page', 'membership-banner', 'use-account'),
    ...within('web/src/ui/data', 'demo-mark', 'change-mark', 'marks.'),
    ...within('web/src/shell/pages', 'error', 'not-found', 'page', 'route-modules'),
    'contract/src/news/news-paths',
  ],
  but: [
    ...within(
      'web/src/platform',
      'drafts/use-',
      'form-text',
      'forms/',
      'messenger/',
      'open-app/',
      'pages/trial-opening',
    ),
    ...within('web/src/platform/answers', 'dataset-meta', 'search-ahead', 'use-'),
    ...within('web/src/platform/files', 'chosen-file', 'save-', 'send-parts', 'upload-fetch'),
    ...within('web/src/i18n', 'error-messages', 'gap'),
    ...within('web/src/shell', 'console/', 'mail-link/', 'pages/', 'pins/', 'plain/', 'qr/qr-svg', 'today/'),
  ],
};

/** The common chart engine (see charts/engine), in one file because small parts compress worse. */
const engine: Paths = {
  of: within('node_modules', 'tslib/', 'zrender/lib/', 'echarts/lib/'),
  but: [
    ...within('node_modules/zrender/lib', 'contain/polygon', 'tool/parseSVG', 'tool/parseXML'),
    ...within('node_modules/echarts/lib/chart', 'map/', 'scatter/', 'treemap/'),
    ...within(
      'node_modules/echarts/lib/chart/helper',
      'LargeSymbolDraw',
      'Line.',
      'LineDraw.',
      'LinePath.',
      'createSeriesDataSimply',
      'enableAriaDecalForTree',
      'treeHelper',
    ),
    ...within('node_modules/echarts/lib/component', 'geo/', 'helper/', 'marker/'),
    ...within('node_modules/echarts/lib/coord', 'View.', 'geo/'),
    ...within('node_modules/echarts/lib/data', 'Tree.', 'helper/linkSeriesData.'),
    ...within('node_modules/echarts/lib/label', 'LabelManager', 'installLabelLayout', 'labelGuideHelper'),
    ...within('node_modules/echarts/lib', 'util/animation', 'visual/VisualMapping'),
  ],
};

/**
 * What many pages need, in one file: many small ones compress badly. Charts and data views are for those who ask, the console for
 * staff.
 */
const site: Paths = {
  of: ['contract/src/', 'web/src/'],
  but: [
    ...within(
      'contract/src',
      'console/',
      'members/profile-labels',
      'prices/price-codes',
      'prices/price-paths',
      'trade/',
    ),
    ...within('web/src', 'charts/', 'console/', 'members/staff/', 'platform/forms/', 'shell/console/', 'trade/'),
    'web/src/ui/call-form/',
  ],
};

/** What opens the console, and all its styles. */
const staffConsole: Paths = {
  of: [
    'web/src/console/',
    ...within('web/src/console', 'overview/overview.module', 'search/search-dialog.module', 'sign-in/sign-in.module'),
  ],
  but: within('web/src/console', 'invitation/', 'mail-texts/', 'overview/', 'search/', 'sign-in/', 'system/'),
};

export interface ChunkGroup {
  readonly name: string;
  readonly paths: Paths;
  readonly minShareCount?: number;
}

/** A group takes along what its modules import: mind who else then loads that. */
export const chunkGroups: readonly ChunkGroup[] = [
  { name: 'vendor', paths: { of: within('node_modules', 'react/', 'react-dom/', 'react-router/', 'scheduler/') } },
  { name: 'shell', paths: everywhere },
  { name: 'engine', paths: engine },
  // All that the news need of fields.
  { name: 'fields', paths: { of: within('web/src/ui/form', 'field-frame', 'field.', 'text-field') }, minShareCount: 2 },
  { name: 'site', paths: site, minShareCount: 18 },
  // What the console opens with; but for what pages of readers share with it.
  { name: 'waiting', paths: { of: ['web/src/ui/state/skeleton'] }, minShareCount: 2 },
  { name: 'company', paths: { of: ['contract/src/members/profile-labels'] }, minShareCount: 2 },
  { name: 'console', paths: staffConsole, minShareCount: 2 },
  {
    name: 'screens',
    paths: {
      of: ['web/src/shell/console/'],
      but: within('web/src/shell/console', 'editor', 'figures', 'form', 'list', 'writing'),
    },
    minShareCount: 15,
  },
  // Small parts of many pages: with larger ones in their group, all of these pages would fetch articles.
  {
    name: 'paths',
    paths: {
      of: [
        ...within('contract/src', 'dictionary/dictionary-paths', 'trade/quota-paths'),
        ...within('web/src/safeguard', 'quota-link', 'quota-messages'),
      ],
    },
    minShareCount: 2,
  },
  { name: 'locks', paths: { of: within('web/src/ui/state', 'locked-panel', 'trial-tip') }, minShareCount: 2 },
  // What pages that have something to pin share.
  {
    name: 'pins',
    paths: { of: within('web/src/shell/pins', 'messages', 'pin-button', 'pin-look', 'pin-wish') },
    minShareCount: 2,
  },
  // The lines of Today on the front page and the home page.
  {
    name: 'today',
    paths: { of: within('web/src/shell/today', 'messages', 'today-group', 'today.module', 'write-groups') },
    minShareCount: 2,
  },
  // What lists and articles share: many small files compress badly.
  {
    name: 'stories',
    paths: {
      of: [...within('contract/src', 'news/', 'wire/file-address'), ...within('web/src/news', 'list/', 'messages')],
    },
    minShareCount: 4,
  },
  // What a list has in common with an article alone, and no other page.
  { name: 'banners', paths: { of: ['web/src/news/list/banner'] }, minShareCount: 2 },
  // Free articles and members' ones are two pages of the same parts.
  { name: 'article', paths: { of: ['web/src/news/article/'] }, minShareCount: 2 },
];

function measureMatch(path: string, starts: readonly string[] = []): number {
  return Math.max(0, ...starts.filter((start) => path.startsWith(start)).map(({ length }) => length));
}

/** Whether a path from the root of the repository is of the group: its longest beginning decides. */
export function matchesPaths({ of, but }: Paths, path: string): boolean {
  return measureMatch(path, of) > measureMatch(path, but);
}

/** The groups as the bundler takes them. */
export function toBundlerGroups(root: string) {
  const withSlashes = (path: string) => path.replaceAll('\\', '/');
  // A style's module has a mark before its path.
  const toPath = (id: string) =>
    withSlashes(id)
      .split(`${withSlashes(root)}/`)
      .at(-1) ?? id;
  return chunkGroups.map(({ paths, ...group }) => ({
    ...group,
    test: (id: string) => matchesPaths(paths, toPath(id)),
  }));
}
