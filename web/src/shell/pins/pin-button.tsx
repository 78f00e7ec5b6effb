import { pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { storedToken } from '#platform/client-state.ts';
import { useScripted } from '#platform/use-scripted.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { lazyPart } from '#ui/state/lazy-part.tsx';
import { messages } from './messages.ts';
import { type PinButtonProps, usePinLook } from './pin-look.tsx';
import { storePendingPin } from './pin-wish.ts';

// Whoever is signed out loads none of it.
const PinToggle = lazyPart(async () => (await import('./pin-toggle.tsx')).PinToggle, {
  loading: (props: PinButtonProps) => <Idle {...props} />,
  failed: (props, { isPending, onRetry }) => <Idle {...props} pending={isPending} onClick={onRetry} />,
});

/** Pins and unpins; signed-out readers are led to the login, and the pin is set on their return. */
export function PinButton(props: PinButtonProps) {
  const isScripted = useScripted();
  // Every document is the signed-out page: what is pinned is asked for by the button itself.
  return isScripted && storedToken() !== null ? (
    <PinToggle key={`${props.Kind} ${props.Code}`} {...props} />
  ) : (
    <SignedOut {...props} />
  );
}

function SignedOut(props: PinButtonProps) {
  const t = useMessages(messages);
  const login = pathFor(useEdition(), '/Login');
  return (
    <LinkButton {...usePinLook(props, false)} to={login} title={t.signedOut} onClick={() => storePendingPin(props)} />
  );
}

type IdleProps = PinButtonProps & { readonly pending?: boolean; readonly onClick?: () => void };

function Idle({ pending = false, onClick, ...props }: IdleProps) {
  return <Button {...usePinLook(props, false)} pending={pending} onClick={onClick} />;
}
