import {
  approveActivation,
  getTeamActivations,
  type Proof,
  requestSignInToken,
  signIn,
  signInWithPassword,
  signOut,
} from '@moien/contract';
import { Problem } from '../problem.ts';
import { activationLines } from './activation-lines.ts';
import type { ReleaseClient } from './client.ts';
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
  if (password !== '') {
    await client.send(signInWithPassword, { form: { email, password }, cookies });
    return { cookies, proof: async () => ({ password }) };
  }
  const askForCode = async (question: string) => {
    const { message } = await client.send(requestSignInToken, { body: { email }, cookies });
    console.log(message);
    return prompt.ask(question);
  };
  await client.send(signIn, { body: { email, token: await askForCode('Code: ') }, cookies });
  return { cookies, proof: async () => ({ token: await askForCode('Code of the second mail: ') }) };
}
