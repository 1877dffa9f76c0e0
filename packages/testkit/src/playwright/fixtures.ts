import { type BrowserContext, test as base, expect, type Page } from 'playwright/test'
import { type Servers, startServers } from './servers.ts'

/** Signs a person in through the screens, from wherever the portal sent them, with the code from the mailbox. */
export async function signInByScreens(page: Page, servers: Servers, email: string): Promise<void> {
  await page.getByLabel('Work e-mail').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  const code = page.getByLabel('One-time code')
  await code.waitFor()
  await code.fill(await servers.monitor.codeFor(email))
}

/** A violation of a page's content security policy, as the browser reports it: `script-src-elem inline`. */
const REPORT = `document.addEventListener('securitypolicyviolation', event =>
  reportPolicyViolation([event.effectiveDirective, event.blockedURI, event.sample].filter(Boolean).join(' ')))`

/** The user has the browser save data: the portal fetches no code ahead that the journey may never need. */
const SAVES_DATA = `Object.defineProperty(NetworkInformation.prototype, 'saveData', { get: () => true })`

/** What each journey has. */
export interface Journey {
  /** Off in journeys about what the portal fetches ahead, and in those that need it. */
  readonly savesData: boolean
  /** Nothing of the journey before is left at the monitor: neither a fault nor a limit that was reached. */
  readonly idleMonitor: void
  /** What the pages of this journey did against their policy. A journey that expects some empties it. */
  readonly policyViolations: string[]
  /** Gives this browser the session of a person, as if they had signed in before. */
  readonly signIn: (email: string, origin?: string) => Promise<void>
  /** A page of someone else, who is signed in with a browser of their own. It is closed after the journey. */
  readonly pageOf: (email: string) => Promise<Page>
}

/** What the journeys of one worker share. */
export interface Machine {
  readonly servers: Servers
  /** Servers with a world of their own, for journeys that change shared data permanently. Started on demand. */
  readonly isolatedServers: Servers
  /** One session for each person and worker: asking for a code takes its time. */
  readonly sessions: Map<string, string>
}

export const test = base.extend<Journey, Machine>({
  servers: [
    // The runner hands over fixtures to those who take an argument apart, so it is taken apart.
    async ({}, use) => {
      const servers = await startServers()
      await use(servers)
      await servers.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  isolatedServers: [
    async ({}, use) => {
      const servers = await startServers()
      await use(servers)
      await servers.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  sessions: [
    async ({}, use) => {
      await use(new Map())
    },
    { scope: 'worker' },
  ],
  idleMonitor: [
    async ({ servers: { monitor } }, use) => {
      await Promise.all([monitor.clearFaults(), monitor.forgetAttempts()])
      await use()
    },
    { auto: true },
  ],
  savesData: [true, { option: true }],
  policyViolations: [
    async ({ context, savesData }, use) => {
      const found: string[] = []
      await context.exposeFunction('reportPolicyViolation', (text: string) => found.push(text))
      await context.addInitScript(savesData ? `${REPORT};${SAVES_DATA}` : REPORT)
      await use(found)
      expect(found, 'what pages did against their content security policy').toEqual([])
    },
    { auto: true },
  ],
  baseURL: ({ servers }, use) => use(servers.portalUrl),
  signIn: async ({ context, servers, sessions }, use) => {
    const handedOut = new Set<string>()
    // A sign-out ends the session for later journeys too: the next of them begins another.
    context.on('request', request => {
      if (request.url().endsWith('/monitor/sign_out')) for (const email of handedOut) sessions.delete(email)
    })
    await use(async (email, origin = servers.portalUrl) => {
      // Another user's page may be renewing its session, whose cookie would replace this one.
      const isAnother = handedOut.size > 0 && !handedOut.has(email)
      if (isAnother) await Promise.all(context.pages().map(page => page.goto('about:blank')))
      handedOut.add(email)
      const session = sessions.get(email) ?? (await servers.monitor.sessionOf(email))
      sessions.set(email, session)
      await context.addCookies([
        { name: 'fairhaul_session', value: session, url: origin, httpOnly: true, sameSite: 'Lax' },
      ])
    })
  },
  pageOf: async ({ browser, savesData, servers }, use) => {
    const opened: BrowserContext[] = []
    await use(async email => {
      const context = await browser.newContext({ baseURL: servers.portalUrl })
      opened.push(context)
      if (savesData) await context.addInitScript(SAVES_DATA)
      const value = await servers.monitor.sessionOf(email)
      await context.addCookies([
        { name: 'fairhaul_session', value, url: servers.portalUrl, httpOnly: true, sameSite: 'Lax' },
      ])
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },
})

export { expect } from 'playwright/test'
