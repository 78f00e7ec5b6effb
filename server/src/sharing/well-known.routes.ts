import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config/config.ts';

/** iOS reads it before an app may open links to this host: the article download page and shared articles. */
export function appleAppSiteAssociation(iosId: string): object {
  const components = [{ '/': '/sharedownload', '?': { id: '?*' } }, { '/': '/share/*' }];
  return { applinks: { details: [{ appIDs: [iosId], components }] } };
}

export function assetLinks(androidPackage: string, fingerprints: readonly string[]): object {
  return [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: { namespace: 'android_app', package_name: androidPackage, sha256_cert_fingerprints: fingerprints },
    },
  ];
}

export function createWellKnownRoutes({ app }: Pick<Config, 'app'>) {
  return async (routes: FastifyInstance): Promise<void> => {
    const { iosId, androidPackage, androidFingerprints } = app;
    const serve = (path: string, answer: object): void => {
      routes.get(`/.well-known/${path}`, (_request, reply) =>
        reply.header('Cache-Control', 'public, max-age=3600').type('application/json').send(answer),
      );
    };
    if (iosId !== null) serve('apple-app-site-association', appleAppSiteAssociation(iosId));
    if (androidPackage !== null) serve('assetlinks.json', assetLinks(androidPackage, androidFingerprints));
  };
}
