import { useEffect, useEffectEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { type PinButtonProps, usePinLook } from './pin-look.tsx';
import { usePinNames } from './pin-names.ts';
import { takePendingPin } from './pin-wish.ts';
import { isSamePin } from '@btc/contract/my-list/pin-kinds.ts';
import { usePinChange } from './use-pin-change.ts';

/** Offers to pin until the pins are loaded: pinning twice changes nothing. */
export function PinToggle(props: PinButtonProps) {
  const { isPending, change } = usePinChange();
  const isPinned = usePinNames()?.some((one) => isSamePin(one, props)) === true;
  const set = (IsAdd: boolean) => change(props, { IsAdd });
  const pinWished = useEffectEvent(() => {
    if (takePendingPin(props)) void set(true);
  });
  useEffect(() => pinWished(), []);
  return (
    <Button
      {...usePinLook(props, isPinned)}
      aria-pressed={isPinned}
      pending={isPending}
      onClick={() => void set(!isPinned)}
    />
  );
}
