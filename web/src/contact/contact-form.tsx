import { rules } from 'form-rules:SendMail';
import { useEffect, useRef, useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { useScripted } from '#platform/use-scripted.ts';
import { callFields, toText, useCallValues } from '#ui/call-form/call-fields.tsx';
import { CallForm } from '#ui/call-form/call-form.tsx';
import { Button } from '#ui/button.tsx';
import styles from './contact-form.module.css';
import { messages } from './messages.ts';

const { Line, Area } = callFields<'SendMail'>();

export function ContactForm() {
  const t = useMessages(messages);
  const scripted = useScripted();
  const [isSent, setSent] = useState(false);
  return (
    <section className={styles['contact']} aria-labelledby="contact-form">
      {isSent ? (
        <Thanks onAnother={() => setSent(false)} />
      ) : (
        <>
          <h2 id="contact-form">{t.title}</h2>
          {/* Made anew when the script runs: only then can a kept draft be looked up. */}
          <Fields key={scripted ? 'live' : 'served'} isLive={scripted} onSent={() => setSent(true)} />
        </>
      )}
    </section>
  );
}

function Fields({ isLive, onSent }: { readonly isLive: boolean; readonly onSent: () => void }) {
  const t = useMessages(messages);
  const isEn = useEdition() === 'en';
  return (
    <>
      <CallForm
        operation="SendMail"
        rules={rules}
        row={null}
        initial={{}}
        fixed={() => ({ isEn })}
        draftName="contact"
        labels={t.labels}
        issues={t.issues}
        confirm={t.send}
        isLive={isLive}
        onDone={onSent}
        toFailureText={(_, usual) => t.failed(usual)}
      >
        <div className={styles['pair']}>
          <Line name="Name" autoComplete="name" />
          <Line name="CompanyName" autoComplete="organization" />
        </div>
        <div className={styles['pair']}>
          <Line
            name="Email"
            hint={t.emailHint}
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
          />
          <Line name="Phone" type="tel" inputMode="tel" autoComplete="tel" />
        </div>
        <Content />
      </CallForm>
      <noscript>
        <p>{t.needScript}</p>
      </noscript>
    </>
  );
}

function Content() {
  const t = useMessages(messages);
  const format = useFormat();
  const left = (rules['Content']?.maxLength ?? 0) - toText(useCallValues()['Content']).length;
  return <Area name="Content" rows={7} hint={left <= 500 ? t.left(format.number(left)) : undefined} />;
}

/** Replaces the form and takes the focus, so that screen readers announce it. */
function Thanks({ onAnother }: { onAnother: () => void }) {
  const t = useMessages(messages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 id="contact-form" ref={heading} tabIndex={-1} className={styles['thanks']}>
        {t.thanksTitle}
      </h2>
      <p>{t.thanks}</p>
      <Button onClick={onAnother}>{t.another}</Button>
    </>
  );
}
