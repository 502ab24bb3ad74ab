import {
  approveActivation,
  completeSignIn,
  getTeamActivations,
  type Proof,
  requestSignInToken,
  SECOND_FACTOR_REQUIRED_CODE,
  signIn,
  signInWithPassword,
  signOut,
} from '@moien/contract';
import { Problem } from '../problem.ts';
import { activationLines } from './activation-lines.ts';
import { Refusal, type ReleaseClient } from './client.ts';
import { type CookieJar, createCookieJar } from './cookie-jar.ts';
import type { Prompt } from './prompt.ts';
import { untilLive } from './ship.ts';

type Approver = { cookies: CookieJar; proof: () => Promise<Proof> };

/** Signs in as a second person, shows what waits, and approves it with a proof. @throws Problem */
export async function approve(client: ReleaseClient, id: string, prompt: Prompt): Promise<void> {
  const { cookies, proof } = await signInAs(client, prompt);
  try {
    const { activationArray } = await client.send(getTeamActivations, { cookies });
    const activation = activationArray.find((open) => open.id === id.toLowerCase());
    if (!activation) throw new Problem(`Nothing of your remotes waits for approval under ${id}.`);
    for (const line of activationLines(activation)) console.log(line);
    if ((await prompt.ask('Approve it? Type yes: ')) !== 'yes') throw new Problem('Nothing was approved.');
    const body = { proof: await proof() };
    await untilLive(client, await client.send(approveActivation, { path: { id }, body, cookies }));
  } finally {
    await client.send(signOut, { cookies });
  }
}

/** By password, or by codes that are mailed: one to sign in, one as the proof. */
async function signInAs(client: ReleaseClient, prompt: Prompt): Promise<Approver> {
  const cookies = createCookieJar();
  const email = await prompt.ask('E-mail: ');
  const password = await prompt.askHidden('Password (empty: a code by mail): ');
  /** Asks for the code of the authenticator, where the account has one. */
  const withSecondFactor = async (signingIn: Promise<unknown>) => {
    try {
      await signingIn;
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== SECOND_FACTOR_REQUIRED_CODE) throw error;
      if (error.step !== 'code')
        throw new Problem(`Sign in at ${client.url} first: this account needs an authenticator app.`);
      const code = await prompt.ask('Code of your authenticator app: ');
      await client.send(completeSignIn, { body: { code }, cookies });
    }
  };
  if (password !== '') {
    await withSecondFactor(client.send(signInWithPassword, { form: { email, password }, cookies }));
    return { cookies, proof: async () => ({ password }) };
  }
  const askForCode = async (question: string) => {
    const { message } = await client.send(requestSignInToken, { body: { email }, cookies });
    console.log(message);
    return prompt.ask(question);
  };
  const token = await askForCode('Code: ');
  await withSecondFactor(client.send(signIn, { body: { email, token }, cookies }));
  return { cookies, proof: async () => ({ token: await askForCode('Code of the second mail: ') }) };
}
