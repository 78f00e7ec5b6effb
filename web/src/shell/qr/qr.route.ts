import type { LoaderFunctionArgs } from 'react-router';
import { apiContext, settingsContext } from '#platform/answers/load-context.ts';
import { qrAddress } from './qr-address.ts';
import { qrSvg } from './qr-svg.ts';

const maxPathLength = 300;

/** A page of this portal, or null: otherwise anybody could have us draw codes that lead elsewhere. */
function ownPage(path: string | null): string | null {
  return path !== null && path.length <= maxPathLength && /^\/(?![/\\])/.test(path) ? path : null;
}

async function panelTarget({ context }: Pick<LoaderFunctionArgs, 'context'>, edition: string | null) {
  if (edition === null) return null;
  const { Row } = await context.get(apiContext)('GetQrPanel', { isEn: edition === 'en' });
  return Row.Target;
}

/** A code drawn on the server, so that it needs no script: the panel's, or a page's with `?path=`. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const settings = context.get(settingsContext);
  const { searchParams } = new URL(request.url);
  const path = ownPage(searchParams.get('path'));
  const target = await panelTarget({ context }, searchParams.get('edition'));
  return new Response(qrSvg(path === null ? (target ?? qrAddress(settings)) : `${settings.publicUrl}${path}`), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': `public, max-age=${target === null ? 3600 : 300}` },
  });
}
