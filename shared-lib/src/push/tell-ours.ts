import type { ApiClient } from '../api/api-client.ts';
import type { CallOutcome } from '../api/call-outcome.ts';
import { type DeviceToken, writeStored } from '../storage/stored-value.ts';

/** Gives the device's address to our service, and remembers it (specification §3). @throws Error */
export async function tellOurs(api: Pick<ApiClient, 'call'>, token: DeviceToken): Promise<void> {
  answerOf(await api.call('addDeviceToken', { body: token }));
  writeStored('device-token', token);
}

export function answerOf<Value>(outcome: CallOutcome<Value>): Value {
  if (outcome.kind !== 'ok') throw new Error(`The call is ${outcome.kind}.`);
  return outcome.value;
}
