// `npm run checkers -- http://localhost:3000`: what checkers of other hands say of a running portal with its demonstration, on one
// address of each page type and edition, and of its published description. They are fetched when they run: none is a part of the portal.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownEnvironment, say } from './own-node.mjs';

const packages = {
  htmlValidate: 'html-validate@11.21.1',
  w3c: 'vnu-jar@26.9.27',
  redocly: '@redocly/cli@2.77.0',
  spectral: '@stoplight/spectral-cli@6.16.3',
  links: 'linkinator@8.1.0',
};

/** What anybody may open, below the address of an edition. */
const ofBothEditions = [
  '/Homepage',
  '/BTCInfo',
  '/BTCInfo/Section?section=trade',
  '/BTCInfo/Section?q=beef',
  '/BTCInfo/ArticleFree/1008',
  '/BTCInfo/Article/1010',
  '/BTCInfo/Report',
  '/BTCInfo/Collection',
  '/BTCData',
  '/BTCData?show=table',
  '/BTCData?view=beef-five',
  '/BTCData/Methods',
  '/BTCData/Revisions',
  '/BTCData/Calendar',
  '/BTCPrice',
  '/BTCPrice/Series/1',
  '/BTCPrice/Indices',
  '/BTCPrice/Benchmarks',
  '/BTCPrice/LandedCost',
  '/BTCPrice/LiveCattle',
  '/BTCPrice/Methods',
  '/BTCPrice/Survey',
  '/BTCPrice/Report',
  '/BTCPrice/Report/52',
  '/BTCPrice/Analysis',
  '/BTCEst',
  '/BTCEst?view=changes',
  '/BTCEst?view=releases',
  '/BTCEst?view=structure',
  '/BTCEst/Plant/59',
  '/BTCEst/Cargo',
  '/BTCEst/Watches',
  '/Quota',
  '/Dictionary',
  '/Developers',
  '/BTCEyes',
  '/BTCEyes/Videos?id=1',
  '/BTCEyes/Videos?id=4',
  '/Login',
  '/Register',
  '/ResetPassword',
  '/Account',
  '/ContactUs',
  '/Newsletter',
  '/Newsletter/Confirm',
  '/Newsletter/Terms',
  '/Terms',
  '/Terms/1',
  '/PrivacyPolicy',
  '/MembershipTerms',
  '/nothing/here',
];
const others = [
  '/cn/PorkData',
  '/cn/ProkPrice',
  '/cn/BTCApp',
  '/cn/BTCPorkEst',
  '/cn/BTCTrend',
  '/cn/BTCTrend/82',
  '/cn/BTCUser',
  '/cn/BTCUser/1',
  '/Market',
  '/Market/Post/1',
  '/Market/New',
  '/Market/Talk',
  '/Market/Talk/1',
  '/embed/BTCData',
  '/embed/cn/BTCData',
  '/share/1008',
  '/share/1008?lang=en',
  '/sharedownload?id=1008',
  '/landing?id=1008',
];

/** Left out: rules on how React writes HTML, which make no difference to a reader. */
const htmlRules = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button'] }],
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A list that suggests shows more than bare words, and a field that filters while one types needs no button.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    'wcag/h32': 'off',
    // A headline is as long as it is.
    'long-title': ['error', { maxlength: 160 }],
  },
};

/** Container queries, which the validator's CSS parser does not know yet. */
const unknownStyles = '.*“container-type” doesn.t exist.*|.*“width”: Unknown dimension.*';

/** Not checked: other sites, files (they use up a reader's quota) and account pages (members only). */
const listLinks = (base) => [
  ...addresses.filter((address) => !address.endsWith('/nothing/here')).map((address) => base + address),
  '--check-fragments',
  '--concurrency',
  '4',
  '--verbosity',
  'error',
  '--skip',
  `^(?!${base})`,
  '--skip',
  '/download/',
  '--skip-fragment',
  'newsletter',
];

function run(name, command, words, cwd) {
  const done = spawnSync('npm', ['exec', '--yes', `--package=${name}`, '--', command, ...words], {
    cwd,
    env: ownEnvironment(),
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  return { isGood: done.status === 0, text: `${done.stdout}${done.stderr}` };
}

const addresses = [...ofBothEditions.flatMap((path) => [path, `/cn${path}`]), ...others];

async function fetchPages(base, folder) {
  const files = [];
  for (const [index, address] of addresses.entries()) {
    const answer = await fetch(base + address, { headers: { accept: 'text/html' } });
    const expected = address.endsWith('/nothing/here') ? 404 : 200;
    if (answer.status !== expected) say(`${address} answers ${answer.status}`);
    const file = join(folder, `${index}${address.replace(/\W+/g, '-')}.html`);
    writeFileSync(file, await answer.text());
    files.push(file);
  }
  return files;
}

async function main(base) {
  const folder = mkdtempSync(join(tmpdir(), 'btc-checkers-'));
  try {
    const files = await fetchPages(base, folder);
    writeFileSync(join(folder, '.htmlvalidate.json'), JSON.stringify(htmlRules));
    writeFileSync(join(folder, '.spectral.yaml'), 'extends: ["spectral:oas"]\n');
    const described = {
      calls: '/api/openapi.json',
      en: '/data/v1/openapi.json?edition=en',
      cn: '/data/v1/openapi.json',
    };
    for (const [name, address] of Object.entries(described)) {
      writeFileSync(join(folder, `openapi-${name}.json`), await (await fetch(base + address)).text());
    }
    const documents = Object.keys(described).map((name) => `openapi-${name}.json`);
    const checks = {
      'html-validate': () => run(packages.htmlValidate, 'html-validate', ['*.html'], folder),
      'the W3C checker': () =>
        run(packages.w3c, 'vnu', ['--errors-only', '--filterpattern', unknownStyles, ...files], folder),
      Redocly: () => run(packages.redocly, 'redocly', ['lint', ...documents, '--max-problems=20'], folder),
      Spectral: () => run(packages.spectral, 'spectral', ['lint', ...documents, '--fail-severity=warn'], folder),
      links: () => run(packages.links, 'linkinator', listLinks(base), folder),
    };
    const bad = [];
    for (const [name, check] of Object.entries(checks)) {
      const { isGood, text } = check();
      say(isGood ? `✓ ${name}` : `✗ ${name}\n${text.slice(0, 20_000)}`);
      if (!isGood) bad.push(name);
    }
    return bad.length === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const base = process.argv[2];
if (base === undefined) {
  say('Give the address of a running portal: npm run checkers -- http://localhost:3000');
  process.exit(2);
}
process.exit((await main(base.replace(/\/$/, ''))) ? 0 : 1);
