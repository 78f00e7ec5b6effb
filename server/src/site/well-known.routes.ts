import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config/config.ts';

/** What iPhones ask before they let an app open addresses of this host: the download page of an article, and shared articles. */
export function appleAppSiteAssociation(iosId: string): object {
  const components = [{ '/': '/sharedownload', '?': { id: '?*' } }, { '/': '/share/*' }];
  return { applinks: { details: [{ appIDs: [iosId], components }] } };
}

/** What Android asks for the same. */
export function assetLinks(androidPackage: string, fingerprints: readonly string[]): object {
  return [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: { namespace: 'android_app', package_name: androidPackage, sha256_cert_fingerprints: fingerprints },
    },
  ];
}

/** Which apps may open addresses of this host; where there is none, the files are not there. */
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
