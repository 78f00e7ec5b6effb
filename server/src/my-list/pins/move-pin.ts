import { isSamePin, type PinName } from '@btc/contract/my-list/pin-kinds.ts';

/** Moves a pin before another, or to the end; null where one of them is missing from the order. */
export function movePin(order: readonly PinName[], moved: PinName, before: PinName | null): readonly PinName[] | null {
  const rest = order.filter((one) => !isSamePin(one, moved));
  if (rest.length === order.length) return null;
  if (before === null || isSamePin(before, moved)) return before === null ? [...rest, moved] : order;
  const at = rest.findIndex((one) => isSamePin(one, before));
  return at === -1 ? null : rest.toSpliced(at, 0, moved);
}
