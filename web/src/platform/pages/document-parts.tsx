import { Links } from 'react-router';
import { buildBootScript } from '../engines/boot-script.ts';
import { useRenderNonce } from './render-nonce.ts';
import { type SiteSettings, settingsElementId } from '../site-settings.ts';
import { useScripted } from '../use-scripted.ts';

/* The browser has it in the document. */
const bootScript = import.meta.env.SSR ? buildBootScript() : '';

// The style that React Aria would otherwise add to the head from a script, which the policy forbids.
const pressableStyle = '@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}';

// The server puts the page's part of the style sheet here, so that nothing has to arrive between the document and its first paint.
const stylesPlace = '/*site-styles*/';

/** Inlines the page's styles; the site's style sheet follows once scripts run. In development Vite's links are used. */
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

/** Waits for the site's style sheet: other pages than the document's own have no inline styles. */
export async function waitForSiteStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (link === null || link.sheet !== null) return;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', resolve, { once: true });
  });
}

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

/** The settings as a JSON data block, which is never executed. */
export function SettingsElement({ settings }: { settings: SiteSettings }) {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return <script type="application/json" id={settingsElementId} dangerouslySetInnerHTML={{ __html: json }} />;
}
