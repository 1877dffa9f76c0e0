/** What a journey may do to the monitor from outside the browser. */
export interface MonitorControl {
  readonly url: string
  /** The newest code that was sent to an address. Throws when none was. */
  codeFor(email: string): Promise<string>
  /** Makes a route answer with a status until it is cleared, or for `times` calls. */
  refuse(route: string, status: number, options?: FaultOptions): Promise<void>
  /** Ends every fault. */
  clearFaults(): Promise<void>
}

export interface FaultOptions {
  readonly times?: number
  readonly delayMs?: number
  readonly cut?: boolean
  readonly body?: unknown
}

interface Mail {
  readonly to: string
  readonly code: string | null
}

const expectOk = async (answer: Response, what: string) => {
  if (!answer.ok) throw new Error(`${what}: the monitor answered ${answer.status}`)
  return answer
}

export const monitorControl = (url: string): MonitorControl => ({
  url,
  async codeFor(email) {
    const answer = await expectOk(await fetch(`${url}/mailbox.json`), 'Reading the mailbox')
    const mails = (await answer.json()) as readonly Mail[]
    const code = mails.find(mail => mail.to === email && mail.code !== null)?.code
    if (code === undefined || code === null) throw new Error(`No code was sent to ${email}`)
    return code
  },
  async refuse(route, status, options = {}) {
    await expectOk(
      await fetch(`${url}/monitor-control/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ route, status, ...options }),
      }),
      `Refusing ${route}`,
    )
  },
  async clearFaults() {
    await expectOk(await fetch(`${url}/monitor-control/faults`, { method: 'DELETE' }), 'Clearing faults')
  },
})
