import type { LoaderFunctionArgs } from 'react-router';
import { settingsContext } from '#platform/load-context.ts';
import { qrAddress } from './qr-address.ts';
import { qrSvg } from './qr-svg.ts';

/** The picture of the floating panel, drawn on the server: no script is needed to show it. */
export function loader({ context }: LoaderFunctionArgs): Response {
  return new Response(qrSvg(qrAddress(context.get(settingsContext))), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' },
  });
}
