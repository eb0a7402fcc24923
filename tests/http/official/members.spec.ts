/** Members of the content service, through the log-in strategies of both generations of the platform's client. */
import { recovery } from '@wix/identity';
import { createClient } from '@wix/sdk';

import {
  join,
  landing,
  latestPerson,
  PAGE,
  PASSWORD,
  seedPerson,
  sessionOf,
  withMembers,
  type Strategy,
} from '../../fixtures/official-members';
import { expect, test } from '../../fixtures/site-test';

// Every test leads this process's fetch to a service of its own.
test.describe.configure({ mode: 'serial' });

const GENERATIONS = [
  { name: 'specified', person: seedPerson, unredeemed: 'Failed to get member tokens' },
  { name: 'latest', person: latestPerson, unredeemed: 'Failed to fetch tokens' },
] as const;

const EMAIL = 'ann@example.com';

/** Follows the address of a redirect session as a browser does; what comes back to the page. */
async function authorize(auth: Strategy, sessionToken: string, responseMode: 'fragment' | 'query') {
  const data = auth.generateOAuthData(PAGE);
  const options = { prompt: 'none', responseMode, sessionToken } as const;
  const { authUrl } = await auth.getAuthUrl(data, options);
  return { data, ...auth.parseFromUrl(await landing(authUrl), responseMode) };
}

for (const { name, person, unredeemed } of GENERATIONS) {
  test(`the ${name} generation registers, verifies, reads, renews and logs out`, async () => {
    await withMembers(async (_service, mailbox) => {
      const { auth, read } = person();
      const session = await join(auth, mailbox, EMAIL);
      await expect(read()).rejects.toBeDefined();
      for (const mode of ['fragment', 'query'] as const) {
        const { code, state, data } = await authorize(auth, session, mode);
        await expect(auth.getMemberTokens('', state, data)).rejects.toThrow(
          'Missing code or _state',
        );
        await expect(auth.getMemberTokens(code, 'other', data)).rejects.toThrow('Invalid _state');
        auth.setTokens(await auth.getMemberTokens(code, state, data));
        expect(auth.loggedIn()).toBe(true);
        expect((await read()).items).toEqual([]);
        await expect(auth.getMemberTokens(code, state, data)).rejects.toThrow(unredeemed);
      }
      auth.setTokens(await auth.renewToken(auth.getTokens().refreshToken));
      expect((await read()).items).toEqual([]);

      const { logoutUrl } = await auth.logout(PAGE);
      expect(await landing(logoutUrl)).toBe(PAGE);
      expect(auth.loggedIn()).toBe(false);
      await expect(read()).rejects.toBeDefined();
    });
  });

  test(`the ${name} generation redeems no code without its verifier`, async () => {
    await withMembers(async (_service, mailbox) => {
      const { auth } = person();
      const session = await join(auth, mailbox, EMAIL);
      const { code, state, data } = await authorize(auth, session, 'query');
      const { codeVerifier } = auth.generateOAuthData(PAGE);
      const stolen = auth.getMemberTokens(code, state, { ...data, codeVerifier });
      await expect(stolen).rejects.toThrow(unredeemed);
    });
  });

  test(`the ${name} version says why a member may not log in`, async () => {
    await withMembers(async (_service, mailbox) => {
      const { auth } = person();
      await join(auth, mailbox, EMAIL);
      const ann = { email: EMAIL, password: PASSWORD };
      const failures = [
        [await auth.register(ann), 'emailAlreadyExists'],
        [await auth.register({ ...ann, email: 'ann' }), 'invalidEmail'],
        [await auth.login({ ...ann, password: 'wrong password' }), 'invalidPassword'],
        [await auth.login({ ...ann, email: 'ann' }), 'invalidEmail'],
      ] as const;
      for (const [state, errorCode] of failures) {
        expect(state).toMatchObject({ loginState: 'FAILURE', errorCode });
      }
      expect(sessionOf(await auth.login(ann))).not.toBe('');
    });
  });

  test(`the ${name} generation mails the way to a new password`, async () => {
    await withMembers(async (_service, mailbox) => {
      const { auth } = person();
      await join(auth, mailbox, EMAIL);
      await auth.sendPasswordResetEmail(EMAIL, PAGE);
      const link = new URL(await mailbox.take(EMAIL));
      expect(`${link.origin}${link.pathname}`).toBe(PAGE);
      const client = createClient({ modules: { recovery }, auth });
      const token = link.searchParams.get('recoveryToken') ?? '';
      const recovered = await client.recovery.recover(token, { password: 'new password' });
      expect(recovered.state).toBe('SUCCESS');
      const old = await auth.login({ email: EMAIL, password: PASSWORD });
      expect(old).toMatchObject({ loginState: 'FAILURE', errorCode: 'invalidPassword' });
      sessionOf(await auth.login({ email: EMAIL, password: 'new password' }));
    });
  });
}
