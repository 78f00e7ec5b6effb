import { useEffect, useRef } from 'react';
import records from './records.module.css';

/** A mail without the console's styles. The CSP forbids inline style attributes, so each style is set by script. */
export function MailPreview({ html, label }: { html: string; label: string }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = place;
    if (current === null) return;
    const root = current.shadowRoot ?? current.attachShadow({ mode: 'open' });
    const { body } = new DOMParser().parseFromString(html.replaceAll(' style="', ' data-style="'), 'text/html');
    for (const element of [body, ...body.querySelectorAll<HTMLElement>('[data-style]')]) {
      element.style.cssText = element.dataset['style'] ?? '';
    }
    for (const link of body.querySelectorAll('a')) link.target = '_blank';
    const mail = document.createElement('div');
    mail.style.cssText = body.style.cssText;
    mail.append(...body.childNodes);
    root.replaceChildren(mail);
  }, [html]);
  return <section ref={place} aria-label={label} className={records['mailHtml']} />;
}
