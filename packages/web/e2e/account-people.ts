import type { Servers } from '@fairhaul/testkit/playwright'

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ')

/** Signs up an invited user and joins the inviting company through the monitor's API, without a screen. */
export async function joinByInvitation(servers: Servers, email: string): Promise<void> {
  const send = async (method: string, path: string, body: object, headers: Record<string, string>) => {
    const answer = await fetch(`${servers.monitor.url}/monitor/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`)
    return answer
  }
  const proof = { 'x-csrf-token': 'sign-in' }
  const requested = await send('POST', 'sign_up', { email }, proof)
  const code = await servers.monitor.codeFor(email)
  const entered = await send(
    'POST',
    'sign_up/code',
    { email, code },
    { ...proof, cookie: cookiesOf(requested) },
  )
  const { csrf_token } = (await entered.json()) as { readonly csrf_token: string }
  const session = { 'x-csrf-token': csrf_token, cookie: cookiesOf(entered) }
  await send('PATCH', 'sign_up/details', { first_name: 'Ira', last_name: 'Novak' }, session)
  await send('PATCH', 'sign_up/check_for_open_user_invitation', {}, session)
  await send('PATCH', 'sign_up/claim_open_user_invitation', {}, session)
}

/** A unique address, also when a test is repeated. */
export const newAddress = (name: string): string => `${name}.${Date.now().toString(36)}@brightdock.example`
