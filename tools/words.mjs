// Holds the words of the code that a machine can tell (docs/glossary.md): names that say what the field calls otherwise, and
// functions without a verb.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './own-node.mjs';

const refused = [
  [/^(?:most|longest|shortest)[A-Z](?!ead)(?!earched)/, 'maxX or minX'],
  [/^(?:maxA|a)tOnce$/, 'batchSize or concurrency'],
  [/^demand[A-Z]/, 'requireX or throwIfInvalid'],
  [/reckon(?!able)/i, 'convert or Conversion'],
  [/^(?:TaskBook|createTurns|createAlarm)$/, 'Scheduler, createLimiter, createWakeSignal'],
  [/^(?:intake|.*Intake.*)$/, 'importer'],
  [/^(?:oddity|oddities|.*Oddit(?:y|ies).*)$/, 'warning'],
  [/^(?:Price|Year)?Species$|^(?:price|is)Species/, 'meat'],
  [/^(?:Naming|toldApart|gateOf|standOf)$/, 'NameResolver, ViewPolicy, ViewResult'],
  [/^[Aa]sker|^AskedMail$/, 'requester, RequestedMail'],
  [/^(?:asked|Asked\w*)$/, 'query, request or input'],
  [/^\w+Kept$|^keptLine$/, 'stored, cached or undo'],
  [/^(?:f|present\w*F|read\w*F|\w*[a-z]F|F)indings?$/, 'issue, reason, preview or result'],
  [/^(?:NewsletterReader|XlsxIssue)$/, 'NewsletterSubscriber, WorkbookError'],
  [/^(?:[Tt]old|[Tt]elling)$|^told[A-Z]/, 'notified, or what it holds'],
  [/^(?:f|\w*F)irms?(?:$|[A-Z])/, 'company, importer, exporter or merchant'],
];
const refusedFields = [
  [/^species$/i, 'meat'],
  [/^place$/i, 'port, room or index'],
  [/^heard$/i, 'quote_count or QuoteCount'],
  [/^fault(?:s|_?count)$/i, 'issues or issue_count'],
  [/^Asked|^asked_|^asker_/, 'requested or requester'],
  [/^kept$|_kept$|^kept_/i, 'stored, undo or accepted'],
  [/^Tells?$|^tells_/, 'Notify or notifies'],
  [/^Lacks$/, 'Gaps'],
  [/^finding$/i, 'preview or issues'],
  [/^firm_id$|^market_firm$/, 'company_id or market_company'],
];
const field = /^\s+(\w+)\??: /;
const hasFields = /tables\.generated\.ts$|\/contract\/src\/.*(?<!test)\.ts$/;
const declared = /\b(?:const|let|function\*?|class|interface|type)\s+([\w$]+)/g;
/** A function named by a noun: `…Of`, or what is built, formatted or addressed. */
const verbless =
  /\b(?:function\*?\s+|const\s+(?=\w+\s*=\s*(?:async\s*)?(?:\([^)]*\)|\w+)(?:\s*:[^=]+)?\s*=>))([a-z]\w*?[a-z]Of|(?!(?:add|bind|build|create|find|format|get|in|is|list|make|open|parse|present|read|show|to|use|with|withdraw)[A-Z])[a-z]\w*(?:Operations|Routes|Service|Option|Sheet|Path|Sentence))\b/g;
const position = /\((?:\w+|\{[^{}()]*\}|\[[^[\]()]*\]), place\) =>/;
const dialect = /\b(?:un)?reckon(?:s|ed|ing)?\b/i;
const leftAlone = /tools\/words\.mjs$|plain-words\.test\.ts$/;
const allowed = new Set(['indexOf', 'lastIndexOf', 'asOf', 'emptyAsOf', 'parseOneOf']);
const leftOut = /\/(?:node_modules|build|\.react-router)\/|^bench\/faults\//;

function* sourceFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (leftOut.test(`${relative(root, path)}/`) || leftOut.test(path)) continue;
    if (entry.isDirectory()) yield* sourceFiles(path);
    else if (/\.(?:tsx?|mjs)$/.test(entry.name)) yield path;
  }
}

function* issuesIn(path) {
  const lines = readFileSync(path, 'utf8').split('\n');
  for (const [index, line] of lines.entries()) {
    const where = `${relative(root, path)}:${index + 1}`;
    if (hasFields.test(path)) {
      const name = field.exec(line)?.[1] ?? '';
      const found =
        /^[A-Z]/.test(name) || path.endsWith('generated.ts')
          ? refusedFields.find(([pattern]) => pattern.test(name))
          : undefined;
      if (found !== undefined) yield `${where}: ${name}: say ${found[1]}`;
    }
    for (const [, name] of line.matchAll(declared)) {
      const found = refused.find(([pattern, , except]) => pattern.test(name) && !except?.test(relative(root, path)));
      if (found !== undefined) yield `${where}: ${name}: say ${found[1]}`;
    }
    for (const [, name] of line.matchAll(verbless)) {
      if (!allowed.has(name) && !/^(?:is|use|with|select|delete)[A-Z].*AsOf$/.test(name))
        yield `${where}: ${name}: a verb first`;
    }
    if (position.test(line)) yield `${where}: say index`;
    if (dialect.test(line) && !leftAlone.test(path)) yield `${where}: say convert or compute`;
  }
}

const issues = ['contract', 'reference', 'demo', 'server', 'web', 'e2e', 'bench', 'tools']
  .flatMap((folder) => [...sourceFiles(join(root, folder))])
  .flatMap((path) => [...issuesIn(path)]);
for (const issue of issues) process.stderr.write(`${issue}\n`);
if (issues.length > 0) process.exit(1);
