// `node tools/size.mjs [FOLDER]`: lines of what git tracks, by category and workspace. FOLDER is another checkout, to compare.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = process.argv[2] ?? join(import.meta.dirname, '..');

/** The first that fits is a file's category; what fits none is source. */
const categories = [
  ['generated', /\.generated\.|(?:^|\/)package-lock\.json$|\/pdf\/fonts\/|china-map\/.*\.json$/],
  ['tests', /\.(?:test|spec|sweep)\.tsx?$/],
  ['fixtures', /\.fixture\.tsx?$|\/testing\/|\/fixtures\/|security\/guards\/|lock-tests\.json$/],
  ['documents', /\.md$/],
  ['bench', /^bench\//],
  ['tools', /^(?:tools|\.ci)\/|^[^/]*\.(?:json|ts|mjs)$/],
  ['demonstration', /^demo\//],
  ['reference', /^reference\//],
  ['words', /(?:^|[/-])(?:messages|words)(?:\.\w+)?\.tsx?$/],
  ['migrations', /\.sql$/],
  ['styles', /\.css$/],
];
const isText = /\.(?:tsx?|mjs|css|sql|md|json|csv|html|patch|txt|svg)$/;

function countLines(path) {
  return readFileSync(join(root, path), 'utf8').split('\n').length - 1;
}

function isComment(line) {
  return /^\s*(?:\/\/|\/\*|\*)/.test(line);
}

const sizes = new Map();
for (const path of execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')) {
  if (!isText.test(path)) continue;
  const category = categories.find(([, form]) => form.test(path))?.[0] ?? 'source';
  const [workspace = ''] = path.includes('/') ? path.split('/') : ['.'];
  const one = sizes.get(category) ?? { files: 0, lines: 0, comments: 0, by: new Map() };
  const lines = countLines(path);
  one.files += 1;
  one.lines += lines;
  if (category === 'source')
    one.comments += readFileSync(join(root, path), 'utf8').split('\n').filter(isComment).length;
  one.by.set(workspace, (one.by.get(workspace) ?? 0) + lines);
  sizes.set(category, one);
}
for (const [category, { files, lines, by }] of [...sizes].toSorted(([, one], [, other]) => other.lines - one.lines)) {
  const parts = [...by].toSorted(([, one], [, other]) => other - one).map(([name, count]) => `${name} ${count}`);
  process.stdout.write(
    `${category.padEnd(14)} ${String(files).padStart(5)} files ${String(lines).padStart(7)} lines  ${parts.join(', ')}\n`,
  );
}
process.stdout.write(`${sizes.get('source')?.comments ?? 0} lines of source are comments\n`);
