import { createHttpApi } from '@btc/contract/client.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';

const apiKey = 'btc-portal';

/** What the calls of a paying member carry. */
export async function signInMember(address: string): Promise<Readonly<Record<string, string>>> {
  const api = createHttpApi({
    systemBase: `${address}/api/system`,
    managementBase: `${address}/api/management`,
    apiKey,
    token: () => null,
  });
  const { Token } = await api('UserLogin', { UserName: 'demo_paid', Password: encodePassword('Beef2026demo') });
  return { Token, Authorization: apiKey };
}
