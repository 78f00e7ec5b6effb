import { dataPages, dataRoot, toDataPath, toMetadataPath } from '@btc/contract/data/data-address.ts';
import { mcpPath } from '@btc/contract/data/data-examples.ts';
import type { DataPage } from '@btc/contract/data/data-page.ts';
import { toDocumentPath } from '@btc/contract/data/data-documents.ts';
import { developersPath } from '@btc/contract/data/developers-path.ts';
import type { FastifyInstance } from 'fastify';
import { send, toMade } from '#data/http/data-http.ts';
import type { DataSet } from '#data/data-set.ts';
import { toCataloguedQuery } from '#data/catalogued-query.ts';
import { tools } from './tools.ts';

interface LlmsDeps {
  readonly sets: readonly DataSet[];
  readonly publicUrl: string;
}

function listSet({ name, title, lead, module }: DataSet, publicUrl: string): string {
  const query = { name, edition: 'en', params: {} } as const;
  const { params }: DataPage = dataPages[name];
  const rights = module === null ? 'Open.' : `All of it needs the module ${module}.`;
  const taken = Object.keys(params).length === 0 ? '' : ` Parameters: ${Object.keys(params).join(', ')}.`;
  const address = publicUrl + toDataPath(toCataloguedQuery(name, 'en'), 'json');
  const about = publicUrl + toMetadataPath(query);
  return `- [${title.en} · ${title.cn}](${address}): ${lead.en} ${rights}${taken} [Metadata](${about})`;
}

export function writeLlmsText({ sets, publicUrl }: LlmsDeps): string {
  return [
    '# Beef to China',
    '',
    '> Market intelligence of the imported beef and pork trade of China: imports, prices, quotas, duties, approved plants and news, in English and Chinese.',
    '> 中国进口牛肉与猪肉贸易的市场信息：进口、价格、配额、关税、注册工厂与资讯，中英文双语。',
    '',
    'Give each figure with its unit, day or period, scope, source and vintage, and its link. A gap is a gap: what is not published or not open to you is never filled in. Demonstration data are invented and say so.',
    '',
    '## Editions',
    '',
    `- [English](${publicUrl}/): the English edition`,
    `- [中文](${publicUrl}/cn): 中文版`,
    '',
    '## Doors for programs',
    '',
    `- [Developers](${publicUrl}${developersPath}), [开发者](${publicUrl}/cn${developersPath}): examples, parameters, keys, limits`,
    `- [Catalogue](${publicUrl}${dataRoot}): every data set with its addresses`,
    `- [Data package](${publicUrl}${toDocumentPath('datapackage.json', 'en')}), [中文](${publicUrl}${toDocumentPath('datapackage.json', 'cn')}): Frictionless Data Package of the sets as CSV`,
    `- [OpenAPI](${publicUrl}${dataRoot}/openapi.json?edition=en), [中文](${publicUrl}${dataRoot}/openapi.json?edition=cn): every address with its parameters`,
    `- [Model Context Protocol](${publicUrl}${mcpPath}): the tools below, over HTTP`,
    '',
    '## Tools',
    '',
    ...tools.map(({ name, title, description }) => `- ${name}: ${title}. ${description}`),
    '',
    '## Data sets',
    '',
    ...sets.map((set) => listSet(set, publicUrl)),
    '',
  ].join('\n');
}

export function createLlmsRoutes(deps: LlmsDeps) {
  const body = Buffer.from(writeLlmsText(deps));
  const made = toMade({ contentType: 'text/plain; charset=utf-8', body, isText: true });
  return async (routes: FastifyInstance): Promise<void> => {
    routes.get('/llms.txt', (request, reply) => {
      void reply.headers({ 'Cache-Control': 'public, max-age=3600', Vary: 'Accept-Encoding' });
      return send(request, reply, made);
    });
  };
}
