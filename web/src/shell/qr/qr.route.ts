import type { LoaderFunctionArgs } from 'react-router';
import { settingsContext } from '#platform/load-context.ts';
import { qrAddress } from './qr-address.ts';
import { qrSvg } from './qr-svg.ts';

const longestPath = 300;

/** A page of the portal's own, or null: nobody may have us draw the way to somewhere else. */
function ownPage(path: string | null): string | null {
  return path !== null && path.length <= longestPath && /^\/(?![/\\])/.test(path) ? path : null;
}

/** A code drawn on the server, so that no script is needed to show it: the floating panel's, or with `?path=` that of a page. */
export function loader({ context, request }: LoaderFunctionArgs): Response {
  const settings = context.get(settingsContext);
  const path = ownPage(new URL(request.url).searchParams.get('path'));
  return new Response(qrSvg(path === null ? qrAddress(settings) : `${settings.publicUrl}${path}`), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' },
  });
}
