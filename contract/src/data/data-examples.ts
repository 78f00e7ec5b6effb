/*
 * The first figure by each tool, as the page for developers prints it; a test runs those whose tool it has.
 */

export interface DataExample {
  readonly tool: string;
  readonly code: string;
}

export function listExamples(origin: string, edition: 'cn' | 'en'): readonly DataExample[] {
  const path = (file: string) => `${origin}/data/v1/${file}?edition=${edition}`;
  return [
    { tool: 'curl', code: `curl "${path('beef-one.csv')}"` },
    {
      tool: 'Python · pandas',
      code: [
        'import pandas as pd',
        '',
        `imports = pd.read_csv("${path('beef-one-series.csv')}")`,
        'print(imports[imports.unit == "t"].groupby("name").value.sum())',
      ].join('\n'),
    },
    {
      tool: 'Python · DuckDB',
      code: [
        'import duckdb',
        '',
        `print(duckdb.sql("select name, sum(value) from read_csv('${path('beef-one-series.csv')}') where unit = 't' group by name"))`,
      ].join('\n'),
    },
    { tool: 'R', code: [`imports <- read.csv("${path('beef-one.csv')}")`, 'head(imports)'].join('\n') },
    {
      tool: 'JavaScript',
      code: [
        `const answer = await fetch("${path('beef-one.json')}");`,
        'const { title, rows, cite } = await answer.json();',
        'console.log(title, rows[0], cite);',
      ].join('\n'),
    },
    {
      tool: 'Excel · Power Query',
      code: [
        'let',
        `  Source = Csv.Document(Web.Contents("${path('beef-one.csv')}"), [Delimiter = ",", Encoding = 65001]),`,
        '  Imports = Table.PromoteHeaders(Source)',
        'in',
        '  Imports',
      ].join('\n'),
    },
    // A web query takes the table of a page.
    {
      tool:
        edition === 'cn'
          ? 'WPS、Excel · 自网站（选取网页中的表格）'
          : 'WPS, Excel · From Web (choose the table of the page)',
      code: `${origin}${edition === 'cn' ? '/cn' : ''}/BTCData?show=table`,
    },
  ];
}

/** Placeholder for the reader's own key in examples. */
export const exampleKey = 'btck_…';

/** Every row, a page at a time: `next` is the cursor of the page behind it. */
function writePowerQuery(origin: string, edition: 'cn' | 'en'): string {
  return [
    'let',
    `  Key = "${exampleKey}",`,
    '  ReadPage = (cursor as text) =>',
    `    Json.Document(Web.Contents("${origin}", [`,
    '      RelativePath = "data/v1/prices.json",',
    `      Query = [edition = "${edition}", limit = "5000"] & (if cursor = "" then [] else [cursor = cursor]),`,
    '      Headers = [Authorization = "Bearer " & Key]',
    '    ])),',
    '  Pages = List.Generate(',
    '    () => ReadPage(""),',
    '    (page) => page <> null,',
    '    (page) => if page[next] = null then null else ReadPage(page[next])',
    '  ),',
    '  Names = List.Transform(Pages{0}[schema][fields], (field) => field[name]),',
    '  Quotes = Table.FromRecords(List.Combine(List.Transform(Pages, (page) => page[rows])), Names)',
    'in',
    '  Quotes',
  ].join('\n');
}

export function listKeyExamples(origin: string, edition: 'cn' | 'en'): readonly DataExample[] {
  const path = `${origin}/data/v1/prices.csv?edition=${edition}`;
  const link = `${origin}/data/v1/link/${exampleKey}/prices.csv?edition=${edition}`;
  return [
    { tool: 'curl', code: `curl -H "Authorization: Bearer ${exampleKey}" "${path}"` },
    {
      tool: 'Python · pandas',
      code: [
        'import pandas as pd',
        '',
        `quotes = pd.read_csv("${path}", storage_options={"Authorization": "Bearer ${exampleKey}"})`,
        'print(quotes)',
      ].join('\n'),
    },
    { tool: 'Excel · Power Query', code: writePowerQuery(origin, edition) },
    {
      tool: edition === 'cn' ? 'Excel、WPS · 自网站，用链接密钥' : 'Excel, WPS · From Web, with a link key',
      code: link,
    },
  ];
}

/** Path of the endpoint for assistants (Model Context Protocol). */
export const mcpPath = '/mcp';

/** What is entered in an assistant: the address, and a file of settings as many programs read it. */
export function listAssistantExamples(origin: string, edition: 'cn' | 'en'): readonly DataExample[] {
  const url = origin + mcpPath;
  const headers = { Authorization: `Bearer ${exampleKey}` };
  return [
    { tool: edition === 'cn' ? '地址' : 'Address', code: url },
    {
      tool: edition === 'cn' ? '配置文件 mcp.json（会员加密钥）' : 'Settings, mcp.json (members add their key)',
      code: JSON.stringify({ mcpServers: { 'beef-to-china': { type: 'http', url, headers } } }, null, 2),
    },
  ];
}
