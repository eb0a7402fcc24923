/** The calls of authentication that no strategy makes, each through the platform's own modules. */
import { createHmac } from 'node:crypto';

import { authentication, recovery, verification } from '@wix/identity';
import { redirects } from '@wix/redirects';
import { createClient } from '@wix/sdk';
import { OAuthStrategy as LatestOAuth } from 'wix-sdk-latest';

import { CLIENT } from '../../fixtures/official-client';
import {
  CHECKOUT_PAGE,
  join,
  landing,
  PAGE,
  PASSWORD,
  seedPerson,
  sessionOf,
  SSO,
  withMembers,
  type Strategy,
} from '../../fixtures/official-members';
import { expect, test } from '../../fixtures/site-test';

// Every test leads this process's fetch to a service of its own.
test.describe.configure({ mode: 'serial' });

const EMAIL = 'ann@example.com';

/** The modules, with the rights of the header. */
function modules(auth: Pick<Strategy, 'getAuthHeaders'>) {
  return createClient({ modules: { authentication, recovery, redirects, verification }, auth });
}

function bearer(token: string): Pick<Strategy, 'getAuthHeaders'> {
  return { getAuthHeaders: () => Promise.resolve({ headers: { Authorization: token } }) };
}

/** A token of the trusted system, good for a minute. */
function vouching(email: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const expiry = Math.floor(Date.now() / 1000) + 60;
  const claims = { aud: SSO.connection, exp: expiry, email, given_name: 'Ann' };
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', SSO.secret).update(signed).digest('base64url')}`;
}

test('the first calls register, proceed and log in', async () => {
  await withMembers(async (_service, mailbox) => {
    const { authentication: calls, verification: codes } = modules(seedPerson().auth);
    const inputs = { password: PASSWORD };
    const registered = await calls.register({ email: { address: EMAIL } }, { inputs });
    expect(registered.state?.status).toBe('STATUS_CHECK');
    const state = { stateToken: registered.state?.stateToken ?? '' };

    // The code is typed elsewhere. Registering, logging in and asking again each mailed one; the last one counts.
    const elsewhere = await calls.loginV2({ email: EMAIL }, { password: PASSWORD });
    expect(elsewhere.state).toBe('REQUIRE_EMAIL_VERIFICATION');
    const stateToken = elsewhere.stateToken ?? '';
    await codes.resendDuringAuthentication(stateToken);
    await mailbox.take(EMAIL);
    await mailbox.take(EMAIL);
    const code = await mailbox.take(EMAIL);
    const verified = await codes.verifyDuringAuthentication(code, { stateToken });
    expect(verified.state).toBe('SUCCESS');
    const proceeded = await calls.proceedToNextState(state);
    expect(proceeded.state?.status).toBe('DONE');
    const loggedIn = await calls.login({ email: EMAIL }, { inputs });
    expect(loggedIn.sessionToken).not.toBe('');
  });
});

test('a verification is started for somebody, and completed', async () => {
  await withMembers(async (_service, mailbox) => {
    const { authentication: calls, verification: codes } = modules(seedPerson().auth);
    const registered = await calls.registerV2({ email: EMAIL }, { password: PASSWORD });
    await mailbox.take(EMAIL);
    const identityId = registered.identity?._id ?? '';
    const started = await codes.start({ identityId, target: verification.Target.EMAIL });
    expect(started.verificationId).not.toBe('');
    const stateToken = registered.stateToken ?? '';
    const code = await mailbox.take(EMAIL);
    expect(await codes.verifyDuringAuthentication(code, { stateToken })).toMatchObject({
      state: 'SUCCESS',
      identity: { email: { address: EMAIL, isVerified: true } },
    });
  });
});

test('another system vouches for a member', async () => {
  await withMembers(async () => {
    const { authentication: calls } = modules(seedPerson().auth);
    const tokenParams = { jwt: vouching(EMAIL) };
    const connection = { idpConnectionId: SSO.connection, tokenParams };
    const vouched = await calls.loginWithIdpConnectionTokenParams(connection);
    expect(vouched).toMatchObject({
      state: 'SUCCESS',
      identity: { identityProfile: { firstName: 'Ann' } },
    });
    await expect(calls.loginWithIdpConnectionTokenParams(connection)).rejects.toBeDefined();
  });
});

test('a key signs a member on, who activates the account and changes the password', async () => {
  await withMembers(async ({ key }, mailbox) => {
    const { auth, read } = seedPerson();
    const owner = modules(bearer(key));
    const { identity } = await owner.authentication.signOn({ email: EMAIL }, { verifyEmail: true });
    const id = identity?._id ?? '';
    await owner.recovery.sendActivationEmail(id, {
      emailOptions: { redirect: { url: PAGE, clientId: CLIENT.clientId } },
    });
    const token = new URL(await mailbox.take(EMAIL)).searchParams.get('recoveryToken') ?? '';
    await owner.recovery.recover(token, { password: PASSWORD });

    auth.setTokens(await auth.generateVisitorTokens());
    auth.setTokens(await auth.getMemberTokensForExternalLogin(id, key));
    expect(auth.loggedIn()).toBe(true);
    expect((await read()).items).toEqual([]);
    await modules(auth).authentication.changePassword('new password');
    await expect(read(), 'every session of the old password has ended').rejects.toBeDefined();
    const again = seedPerson().auth;
    const old = await again.login({ email: EMAIL, password: PASSWORD });
    expect(old).toMatchObject({ loginState: 'FAILURE', errorCode: 'invalidPassword' });
    sessionOf(await again.login({ email: EMAIL, password: 'new password' }));

    const latest = LatestOAuth(CLIENT);
    const tokens = await latest.getMemberTokensForExternalLoginWithSession(EMAIL, key);
    expect(tokens.refreshToken.role).toBe('member');
  });
});

test('a member logs out by the call itself', async () => {
  await withMembers(async (_service, mailbox) => {
    const { auth } = seedPerson();
    await join(auth, mailbox, EMAIL);
    const response = await modules(auth).authentication.logout({ postLogoutRedirectUri: PAGE });
    const location = response.headers.find((header) => header.key?.toLowerCase() === 'location');
    expect(location?.value).toBe(PAGE);
  });
});

test('redirect sessions lead to the pages of the configuration and to no other', async () => {
  await withMembers(async () => {
    const { redirects: calls } = modules(seedPerson().auth);
    const checkout = await calls.createRedirectSession({ ecomCheckout: { checkoutId: 'c 1' } });
    const page = new URL(await landing(checkout.redirectSession?.fullUrl ?? ''));
    expect(`${page.origin}${page.pathname}`).toBe(CHECKOUT_PAGE);
    expect(page.searchParams.get('checkoutId')).toBe('c 1');
    const logout = await calls.createRedirectSession({
      logout: { clientId: CLIENT.clientId },
      callbacks: { postFlowUrl: PAGE },
    });
    expect(await landing(logout.redirectSession?.fullUrl ?? '')).toBe(PAGE);
    const elsewhere = calls.createRedirectSession({
      logout: { clientId: CLIENT.clientId },
      callbacks: { postFlowUrl: 'https://evil.example' },
    });
    await expect(elsewhere).rejects.toBeDefined();
  });
});
