import type { PinName } from '@btc/contract/site/pin-kinds.ts';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { storedToken } from '#platform/client-state.ts';
import { useAnswer } from '#platform/use-answer.ts';
import { useScripted } from '#platform/use-scripted.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { messages } from './messages.ts';
import { usePin } from './use-pin.ts';

/** Puts a thing on the reader's list and takes it off; leads those who are signed out to the login. */
export function PinButton(pin: PinName) {
  const t = useMessages(messages);
  const edition = useEdition();
  const isScripted = useScripted();
  if (isScripted && storedToken() !== null) return <PinToggle key={`${pin.Kind} ${pin.Code}`} {...pin} />;
  return (
    <LinkButton size="small" to={pathFor(edition, '/Login')} title={t.signedOut}>
      {t.pin}
    </LinkButton>
  );
}

function PinToggle(pin: PinName) {
  const t = useMessages(messages);
  const { isPending, change } = usePin();
  const { data, isLoading, reload } = useAnswer({
    name: 'pins',
    ask: (signal) => browserApi()('GetPinNames', {}, { signal }),
  });
  const isPinned = data?.Rows.some(({ Kind, Code }) => Kind === pin.Kind && Code === pin.Code) === true;
  const toggle = async () => {
    if (await change(pin, !isPinned)) reload();
  };
  return (
    <Button size="small" aria-pressed={isPinned} pending={isPending || isLoading} onClick={() => void toggle()}>
      {isPinned ? t.pinned : t.pin}
    </Button>
  );
}
