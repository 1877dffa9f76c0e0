import type { Servers } from '@fairhaul/testkit/playwright'

let made = 0

/** A unique address: journeys may run in any order, and repeatedly. */
export const newUser = (): string => {
  made += 1
  return `ira${process.pid}.${Date.now().toString(36)}${made}@tern.example`
}

interface Caller {
  /** Calls the monitor as this user, and returns the response. Throws unless it is a success. */
  readonly call: <T>(method: string, path: string, body?: unknown) => Promise<T>
}

const caller = (servers: Servers, cookie: string, proof: string): Caller => ({
  async call<T>(method: string, path: string, body?: unknown) {
    const answer = await fetch(`${servers.monitor.url}/monitor/${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie, 'x-csrf-token': proof },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: the monitor answered ${answer.status}`)
    const text = await answer.text()
    return (text === '' ? null : JSON.parse(text)) as T
  },
})

/** A user who may invite others, in a session of their own. */
export async function manager(servers: Servers, session: Promise<string> | string): Promise<Caller> {
  const cookie = `fairhaul_session=${await session}`
  const requested = caller(servers, cookie, '')
  const { csrf_token: proof } = await requested.call<{ csrf_token: string }>('GET', 'refresh_jwt')
  return caller(servers, cookie, proof)
}

/** Creates a user with a company and no name, who has only entered their code. Returns their address. */
export async function unnamedUser(servers: Servers): Promise<string> {
  const email = newUser()
  const begin = await fetch(`${servers.monitor.url}/monitor/sign_up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': 'sign-in' },
    body: JSON.stringify({ email }),
  })
  const pending = cookiesOf(begin)
  const code = await servers.monitor.codeFor(email)
  const entered = await fetch(`${servers.monitor.url}/monitor/sign_up/code`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': 'sign-in', cookie: pending },
    body: JSON.stringify({ email, code }),
  })
  const { csrf_token: proof } = (await entered.json()) as { csrf_token: string }
  await caller(servers, cookiesOf(entered), proof).call('POST', 'sign_up/create_company', {
    legal_name: 'Tern Unnamed LLC',
  })
  return email
}

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map(line => line.slice(0, line.indexOf(';')))
    .join('; ')
