import { Links } from 'react-router';
import { buildBootScript } from './engines/boot-script.ts';
import { useRenderNonce } from './render-nonce.ts';
import { type SiteSettings, settingsElementId } from './site-settings.ts';
import { useScripted } from './use-scripted.ts';

/* The browser has it in the document. */
const bootScript = import.meta.env.SSR ? buildBootScript() : '';

// The style that React Aria would otherwise add to the head from a script, which the policy forbids.
const pressableStyle = '@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}';

// The server puts the page's part of the style sheet here, so that nothing has to arrive between the document and its first paint.
const stylesPlace = '/*site-styles*/';

/**
 * The page's own styles within the document, and the whole site's sheet once the page lives, for all that it opens later; while
 * pages are edited, Vite's own links.
 */
export function SiteStyles() {
  const nonce = useRenderNonce();
  const isLive = useScripted();
  if (import.meta.env.DEV) return <Links />;
  return (
    <>
      <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: stylesPlace }} />
      {isLive && <Links />}
    </>
  );
}

/** Waits for the site's sheet: a page that is not the document's own would stand there without its styles before. */
export async function buildWholeSheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (link === null || link.sheet !== null) return;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', resolve, { once: true });
  });
}

/** The inline parts of the head, all of them marked as the server's own. */
export function InlineHead() {
  const nonce = useRenderNonce();
  return (
    <>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: bootScript }} />
      <style
        id="react-aria-pressable-style"
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: pressableStyle }}
      />
    </>
  );
}

/** The settings for the browser, as a data block that no parser takes for a script. */
export function SettingsElement({ settings }: { settings: SiteSettings }) {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return <script type="application/json" id={settingsElementId} dangerouslySetInnerHTML={{ __html: json }} />;
}
