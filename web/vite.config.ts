import { reactRouter } from '@react-router/dev/vite';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { defineConfig } from 'vite';
import { consoleStyles } from './console-styles.plugin.ts';
import { oldestEngines, toTargets } from './engines.ts';
import { formRules } from './form-rules.plugin.ts';
import { inlineScript, separateScript } from './inline-script.plugin.ts';
import { openApiExplorer } from './openapi-explorer.plugin.ts';
import { routeModules } from './route-modules.plugin.ts';

/** Loaded by every page: root, layout with the account, shell without its standalone pages, and common small marks. */
const everywhere =
  /[\\/]web[\\/]src[\\/](?:root\.|site\.layout|members[\\/](?:account-menu|account-session|last-page|membership-banner|use-account)|platform[\\/](?!answers[\\/](?:use-|dataset-meta|search-ahead)|drafts[\\/]use-|files[\\/](?:upload-fetch|save-|send-parts)|forms|form-text|open-app|messenger)|i18n[\\/](?!error-messages|gap)|shell[\\/](?!pages|mail-link|console|plain|pins|today|qr[\\/]qr-svg)|shell[\\/]pages[\\/](?:error|not-found|page|route-modules)|ui[\\/]data[\\/](?:demo-mark|change-mark|marks\.))|[\\/]contract[\\/]src[\\/]news[\\/]news-paths/;

/** The common chart engine (see charts/engine), in one file because small parts compress worse. */
const engine =
  /[\\/]node_modules[\\/](?:tslib|zrender[\\/]lib[\\/](?!tool[\\/]parse(?:XML|SVG)|contain[\\/]polygon)|echarts[\\/]lib[\\/](?!chart[\\/](?:map|scatter|treemap)[\\/]|chart[\\/]helper[\\/](?:createSeriesDataSimply|treeHelper|enableAriaDecalForTree|LargeSymbolDraw|Line(?:Path|Draw)?\.)|component[\\/](?:marker|geo|helper)[\\/]|coord[\\/](?:geo[\\/]|View\.)|data[\\/](?:Tree|helper[\\/]linkSeriesData)\.|visual[\\/]VisualMapping|util[\\/]animation|label[\\/](?:LabelManager|labelGuideHelper|installLabelLayout)))/;

/** Chunk groups. A group includes what its modules import: mind who else then loads that. */
const groups = [
  { name: 'vendor', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
  { name: 'shell', test: everywhere },
  { name: 'engine', test: engine },
  // All that the news need of fields.
  { name: 'fields', test: /[\\/]web[\\/]src[\\/]ui[\\/]form[\\/](?:text-field|field-frame|field\.)/, minShareCount: 2 },
  // What many pages need, in one file: many small ones compress badly. Charts and data views are for those who ask,
  // the console for staff.
  {
    name: 'site',
    test: /[\\/](?:web|contract)[\\/]src[\\/](?!(?:trade|charts|console|shell[\\/]console|members[\\/]staff|ui[\\/]call-form|platform[\\/]forms)[\\/]|members[\\/]profile-labels|prices[\\/]price-(?:codes|paths))/,
    minShareCount: 18,
  },
  // What the console opens with; but for what pages of readers share with it.
  { name: 'waiting', test: /[\\/]web[\\/]src[\\/]ui[\\/]state[\\/]skeleton/, minShareCount: 2 },
  { name: 'company', test: /[\\/]contract[\\/]src[\\/]members[\\/]profile-labels/, minShareCount: 2 },
  {
    name: 'console',
    test: /[\\/]web[\\/]src[\\/]console[\\/](?:[^\\/]+|screens[\\/].+|.+\.module\.css.*)$/,
    minShareCount: 2,
  },
  {
    name: 'screens',
    test: /[\\/]web[\\/]src[\\/]shell[\\/]console[\\/](?!form|editor|figures|writing|list)/,
    minShareCount: 15,
  },
  // Small parts of many pages: a group takes along what it needs, and they would all fetch articles for these.
  {
    name: 'paths',
    test: /[\\/](?:contract[\\/]src[\\/](?:dictionary[\\/]dictionary-paths|trade[\\/]quota-paths)|web[\\/]src[\\/]safeguard[\\/]quota-(?:link|messages))/,
    minShareCount: 2,
  },
  {
    name: 'locks',
    test: /[\\/]web[\\/]src[\\/]ui[\\/]state[\\/](?:trial-tip|locked-panel)/,
    minShareCount: 2,
  },
  // What pages that have something to pin share.
  {
    name: 'pins',
    test: /[\\/]web[\\/]src[\\/]shell[\\/]pins[\\/](?:pin-(?:button|look|wish)|messages)/,
    minShareCount: 2,
  },
  // The lines of Today on the front page and the home page.
  {
    name: 'today',
    test: /[\\/]web[\\/]src[\\/]shell[\\/]today[\\/](?:today-group|write-groups|messages|today\.module)/,
    minShareCount: 2,
  },
  // What lists and articles share: many small files compress badly.
  {
    name: 'stories',
    test: /[\\/](?:web[\\/]src[\\/]news[\\/](?:list[\\/]|messages)|contract[\\/]src[\\/](?:news[\\/]|wire[\\/]file-address))/,
    minShareCount: 4,
  },
  // What a list has in common with an article alone, and no other page.
  { name: 'banners', test: /[\\/]web[\\/]src[\\/]news[\\/]list[\\/]banner/, minShareCount: 2 },
  // Free articles and members' ones are two pages of the same parts.
  { name: 'article', test: /[\\/]web[\\/]src[\\/]news[\\/](?:article|body)[\\/]/, minShareCount: 2 },
];

export default defineConfig(({ command }) => ({
  plugins: [
    { ...optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }), enforce: 'pre' },
    reactRouter(),
    inlineScript(),
    separateScript(),
    consoleStyles(),
    formRules(),
    routeModules(),
    openApiExplorer(),
  ],
  // The server bundle holds all it needs, so that router, contexts and pages exist once; while editing, Node loads the packages.
  // The build holds React's production half only: it must not depend on how the server's environment names itself.
  ...(command === 'build'
    ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': JSON.stringify('production') } }
    : {}),
  // One style sheet, which the server writes into the document: see platform/pages/document-parts.tsx.
  build: { target: toTargets(oldestEngines), assetsInlineLimit: 0, cssCodeSplit: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A face only names parts of its room: who imports one part loads none of the others.
          treeshake: { moduleSideEffects: [{ test: /[\\/]face\.ts$/, sideEffects: false }] },
          // Safari before 16 has fields of classes but for some uses; no class here has a setter that a field would call.
          transform: { assumptions: { setPublicClassFields: true } },
          output: {
            codeSplitting: {
              groups,
            },
          },
        },
      },
    },
  },
}));
