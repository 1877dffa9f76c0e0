import { type BrowserContext, test as base, expect, type Page } from 'playwright/test'
import { type Browsing, leaveNothing, openBrowsing, showAs } from './reused-browsing.ts'
import { type Servers, startServers } from './servers.ts'

/** Signs a person in through the screens, from wherever the portal sent them, with the code from the mailbox. */
export async function signInByScreens(page: Page, servers: Servers, email: string): Promise<void> {
  await page.getByLabel('Work e-mail').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  const code = page.getByLabel('One-time code')
  await code.waitFor()
  await code.fill(await servers.monitor.codeFor(email))
}

/** The user has the browser save data: the portal fetches no code ahead that the journey may never need. */
const SAVES_DATA = `Object.defineProperty(NetworkInformation.prototype, 'saveData', { get: () => true })`

/** What each journey has. */
export interface Journey {
  /** Off in journeys about what the portal fetches ahead, and in those that need it. */
  readonly savesData: boolean
  /** On in journeys that a journey before could disturb: nothing is cached, and no page was open before. */
  readonly ownContext: boolean
  /** The context and the page of this journey. */
  readonly browsing: Browsing
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
  /** What journeys left as they found it, by the options of its context. */
  readonly reusableBrowsing: Map<string, Browsing>
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
  reusableBrowsing: [
    async ({}, use) => {
      await use(new Map())
    },
    { scope: 'worker' },
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
  ownContext: [false, { option: true }],
  browsing: async (
    {
      baseURL,
      browser,
      contextOptions,
      hasTouch,
      isMobile,
      reusableBrowsing,
      ownContext,
      savesData,
      viewport,
    },
    use,
    journey,
  ) => {
    const options = JSON.stringify({ baseURL, contextOptions, hasTouch, isMobile, savesData })
    const mayReuse = journey.retry === 0 && !ownContext
    const reused = mayReuse ? reusableBrowsing.get(options) : undefined
    const browsing = reused ?? (await openBrowsing(browser, savesData ? [SAVES_DATA] : []))
    reusableBrowsing.delete(options)
    if (reused !== undefined) await showAs(reused, viewport, contextOptions.reducedMotion)
    await use(browsing)
    const hasPassed = journey.status === journey.expectedStatus
    if (mayReuse && hasPassed && (await leaveNothing(browsing, baseURL)))
      reusableBrowsing.set(options, browsing)
    else await browsing.context.close()
  },
  context: ({ browsing }, use) => use(browsing.context),
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  policyViolations: [
    async ({ browsing: { policyViolations } }, use) => {
      await use(policyViolations)
      expect(policyViolations, 'what pages did against their content security policy').toEqual([])
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
