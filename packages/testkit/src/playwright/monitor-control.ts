/** What a journey may do to the monitor from outside the browser. */
export interface MonitorControl {
  readonly url: string
  /** The newest code that was sent to an address. Throws when none was. */
  codeFor(email: string): Promise<string>
  /** The newest path of the monitor that was mailed to an address. Throws when none was. */
  linkFor(email: string): Promise<string>
  /** Signs in without a screen. Gives the value of the session's cookie. */
  sessionOf(email: string): Promise<string>
  /** Makes a route answer with a status until it is cleared, or for `times` calls. */
  refuse(route: string, status: number, options?: FaultOptions): Promise<void>
  /** Lets a route answer late. */
  delay(route: string, delayMs: number): Promise<void>
  /** Makes a route answer with JSON that ends in the middle. */
  garble(route: string): Promise<void>
  /** Ends every fault. */
  clearFaults(): Promise<void>
  /** Resets the code and guess limits, so that one journey's limit does not block another. */
  forgetAttempts(): Promise<void>
}

export interface FaultOptions {
  readonly times?: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

interface Mail {
  readonly to: string
  readonly code: string | null
  readonly text: string
}

const expectOk = async (answer: Response, what: string) => {
  if (!answer.ok) throw new Error(`${what}: the monitor answered ${answer.status}`)
  return answer
}

const postJson = async (url: string, body: unknown, headers: Record<string, string> = {}) =>
  expectOk(
    await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
    `POST ${new URL(url).pathname}`,
  )

const cookieOf = (answer: Response, name: string) => {
  const line = answer.headers.getSetCookie().find(cookie => cookie.startsWith(`${name}=`))
  if (line === undefined) throw new Error(`The monitor set no cookie ${name}`)
  return line.slice(name.length + 1, line.indexOf(';'))
}

async function mailsTo(url: string, email: string, secret: string) {
  const headers = { authorization: `Bearer ${secret}` }
  const answer = await expectOk(await fetch(`${url}/mailbox.json`, { headers }), 'Reading the mailbox')
  return ((await answer.json()) as readonly Mail[]).filter(({ to }) => to === email)
}

async function linkFor(url: string, email: string, secret: string) {
  const mails = await mailsTo(url, email, secret)
  const link = mails.map(({ text }) => /\/monitor\/\S+/.exec(text)?.[0]).find(each => each !== undefined)
  if (link === undefined) throw new Error(`No link was sent to ${email}`)
  return link
}

async function codeFor(url: string, email: string, secret: string) {
  const mails = await mailsTo(url, email, secret)
  const code = mails.find(mail => mail.code !== null)?.code
  if (code === undefined || code === null) throw new Error(`No code was sent to ${email}`)
  return code
}

/** `secret`: of the operator, for the mailbox of a monitor that has one. */
export const monitorControl = (url: string, secret = ''): MonitorControl => ({
  url,
  codeFor: email => codeFor(url, email, secret),
  linkFor: email => linkFor(url, email, secret),
  async sessionOf(email) {
    const proof = { 'x-csrf-token': 'sign-in' }
    const requested = await postJson(`${url}/monitor/sign_in`, { email }, proof)
    const cookie = `fairhaul_sign_in=${cookieOf(requested, 'fairhaul_sign_in')}`
    const code = await codeFor(url, email, secret)
    const entered = await postJson(`${url}/monitor/sign_in/code`, { code }, { ...proof, cookie })
    return cookieOf(entered, 'fairhaul_session')
  },
  async refuse(route, status, options = {}) {
    await postJson(`${url}/monitor-control/faults`, { route, status, ...options })
  },
  async delay(route, delayMs) {
    await postJson(`${url}/monitor-control/faults`, { route, delayMs })
  },
  async garble(route) {
    await postJson(`${url}/monitor-control/faults`, { route, garbled: true })
  },
  async forgetAttempts() {
    await expectOk(
      await fetch(`${url}/monitor-control/attempts`, { method: 'DELETE' }),
      'Forgetting attempts',
    )
  },
  async clearFaults() {
    await expectOk(await fetch(`${url}/monitor-control/faults`, { method: 'DELETE' }), 'Clearing faults')
  },
})
