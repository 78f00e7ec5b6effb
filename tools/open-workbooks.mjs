// Opens every workbook of a running portal with LibreOffice and Gnumeric, in both editions, and reports what either refuses, tables whose
// header is not in the first row, and days that did not arrive as dates.
// node tools/open-workbooks.mjs http://127.0.0.1:3000 (a demonstration; LibreOffice Calc and Gnumeric of the system)
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [portal = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'btc-workbooks-'));
const quiet = { stdio: ['ignore', 'ignore', 'pipe'] };

/** CSV of the first sheet, as the program reads it. */
const programs = {
  gnumeric: (book, text) => execFileSync('ssconvert', ['--export-type=Gnumeric_stf:stf_csv', book, text], quiet),
  libreoffice: (book) =>
    execFileSync(
      'soffice',
      [
        '--headless',
        `-env:UserInstallation=file://${folder}/profile`,
        '--convert-to',
        'csv:Text - txt - csv (StarCalc):44,34,76,1',
        '--outdir',
        folder,
        book,
      ],
      quiet,
    ),
};

async function listBooks() {
  const { sets } = await (await fetch(`${portal}/data/v1`)).json();
  return sets.flatMap(({ name }) => ['cn', 'en'].map((edition) => ({ name, edition })));
}

let books = 0;

async function check({ name, edition }) {
  const address = `${portal}/data/v1/${name}`;
  const answer = await fetch(`${address}.xlsx?edition=${edition}`);
  if (!answer.ok) return [];
  books += 1;
  const { schema, rows } = await (await fetch(`${address}.json?edition=${edition}`)).json();
  const book = join(folder, `${name}-${edition}.xlsx`);
  const text = book.replace('.xlsx', '.csv');
  writeFileSync(book, Buffer.from(await answer.arrayBuffer()));
  return Object.entries(programs).flatMap(([program, convert]) => {
    const where = `${program} ${name} ${edition}`;
    try {
      rmSync(text, { force: true });
      convert(book, text);
      const [header = '', first = ''] = readFileSync(text, 'utf8')
        .replace(/^\uFEFF/, '')
        .split(/\r?\n/);
      const wrong = header.includes(schema.fields[0].title) ? [] : [`${where}: the first row is ${header}`];
      const day = schema.fields.findIndex(({ type }) => type === 'date');
      const wanted = day === 0 ? rows[0]?.[schema.fields[0].name] : undefined;
      const found = first.split(',')[0].replaceAll('/', '-');
      return wanted === undefined || found === wanted ? wrong : [...wrong, `${where}: ${found}, not ${wanted}`];
    } catch (error) {
      return [`${where}: ${error.message}`];
    }
  });
}

const wrong = [];
try {
  for (const book of await listBooks()) {
    wrong.push(...(await check(book)));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${books} workbooks`, wrong.length === 0 ? 'opened by both' : wrong.join('\n'));
process.exitCode = wrong.length === 0 ? 0 : 1;
