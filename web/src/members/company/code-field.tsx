import { captchaRule } from '@btc/contract/members/account-rules.ts';
import { type Ref, useEffect, useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { toCallFailure, useFailureText } from '#ui/call-form/call-failure.ts';
import styles from './company.module.css';
import { messages } from './messages.ts';

export interface CodeFieldProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly name: string;
  readonly label: string;
  /** Where the code goes; null while the address is not well-formed. */
  readonly recipient: { readonly Email: string } | { readonly Mobile: string } | { readonly UserName: string } | null;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (code: string) => void;
}

export function CodeField({ ref, name, label, recipient, value, error, onChange }: CodeFieldProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { send, pending, said, wait } = useCode(recipient);
  const againText = (seconds: number) =>
    seconds > 90 ? t.againInMinutes(format.number(Math.ceil(seconds / 60))) : t.again(format.number(seconds));
  return (
    <div className={styles['code']}>
      <TextField
        ref={ref}
        name={name}
        label={label}
        value={value}
        error={error}
        hint={said}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={captchaRule.digits}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button pending={pending} disabled={recipient === null || wait > 0} onClick={() => void send()}>
        {wait > 0 ? againText(wait) : t.sendCode}
      </Button>
    </div>
  );
}

function useCode(recipient: CodeFieldProps['recipient']) {
  const t = useMessages(messages);
  const edition = useEdition();
  const failureText = useFailureText();
  const format = useFormat();
  const [pending, setPending] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const [wait, setWait] = useCountdown();
  const send = async () => {
    if (recipient === null || pending) return;
    setPending(true);
    try {
      const { Dict } = await browserApi()('GetCaptcha', { ...recipient, isEn: edition === 'en' });
      setSaid(t.codeSent(format.number(Math.floor(Dict.ValidSeconds / 60))));
      setWait(Dict.RetryAfter);
    } catch (error) {
      const failure = toCallFailure(error);
      setSaid(failureText(failure));
      if (failure.kind === 'tooMany') setWait(failure.seconds);
    } finally {
      setPending(false);
    }
  };
  return { send, pending, said, wait };
}

function useCountdown() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (seconds <= 0) return undefined;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return [seconds, setSeconds] as const;
}
