import { GetAlerts, SaveAlertChannel, SendAlertTest, SetAlert, StopAlert } from './alerts.ts';
import { AddDeletePin, GetPinNames, GetPins, MovePin } from './pins.ts';

export const myListOperations = {
  GetPins,
  GetPinNames,
  AddDeletePin,
  MovePin,
  GetAlerts,
  SetAlert,
  SaveAlertChannel,
  SendAlertTest,
  StopAlert,
} as const;
