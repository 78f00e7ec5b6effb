// Holds what the documents say is there: every file or folder that README.md, docs/*.md and docs/decisions/*.md name in backticks
// exists, from the root of the repository or as the end of a path within it.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from './own-node.mjs';

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const known = new Set(
  files.flatMap((file) => {
    const parts = file.split('/');
    return parts.flatMap((_, start) =>
      parts.slice(start).map((__, length) => parts.slice(start, start + length + 1).join('/')),
    );
  }),
);
/** A file by its ending, or a folder within a package; not an address, a pattern or a path on another machine. */
const ending = /^[\w@.-]+(?:\/[\w@.-]+)*\.(?:tsx?|mjs|css|sql|json|md|html|csv|ya?ml)$/;
const folder = /^(?:contract|reference|demo|server|web|e2e|bench|tools|docs)\/[\w./-]+$/;

const elsewhere = /^(?:DATA_DIR\/.*|end\.json|\..*|x[-.].*)$/;
const name = /^(?:[a-z]+|[A-Z][a-z]+)(?:[A-Z][a-z]*)+\w*(?:\(\))?$/;
const words = new Set(
  files
    .filter((file) => /\.(?:tsx?|mjs|sql|css|json)$/.test(file))
    .flatMap((file) => readFileSync(`${root}/${file}`, 'utf8').match(/[A-Za-z]\w*/g) ?? []),
);

const documents = files.filter((file) => /^(?:README|docs\/[\w-]+|docs\/decisions\/[\w.-]+)\.md$/.test(file));
function isMissing(quoted) {
  if (elsewhere.test(quoted)) return false;
  if (ending.test(quoted) || folder.test(quoted)) {
    return !known.has(quoted.replace(/^@btc\/(\w+)\/(?!src\/)/, '$1/src/').replace(/^@btc\//, ''));
  }
  return name.test(quoted) && !/[a-z]X$/.test(quoted) && !words.has(quoted.replace('()', ''));
}

const missing = documents.flatMap((document) =>
  readFileSync(`${root}/${document}`, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(/`([^`\s]+)`/g)]
        .map(([, quoted]) => quoted.replace(/\/$/, ''))
        .filter(isMissing)
        .map((quoted) => `${document}:${index + 1}: there is no ${quoted}`),
    ),
);
for (const line of missing) process.stderr.write(`${line}\n`);
if (missing.length > 0) process.exit(1);
