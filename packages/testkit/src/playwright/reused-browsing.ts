import type { Browser, BrowserContext, Page, ViewportSize } from 'playwright/test'

/**
 * A browser context with its page. A journey that leaves nothing behind hands it on to the next: the page's process with
 * its compiled code, and the portal's files in the cache of HTTP, are half the processor time of a page load.
 */
export interface Browsing {
  readonly context: BrowserContext
  readonly page: Page
  /** What the pages did against their content security policy. */
  readonly policyViolations: string[]
  /** The journey did what lasts as long as the context. */
  isChanged: boolean
}

/** A violation of a page's content security policy, as the browser reports it: `script-src-elem inline`. */
const REPORT = `document.addEventListener('securitypolicyviolation', event => event.disposition === 'enforce' &&
  reportPolicyViolation([event.effectiveDirective, event.blockedURI, event.sample].filter(Boolean).join(' ')))`

/** Methods of a page or a context whose effect cannot be taken back. */
const LASTING = [
  'addInitScript',
  'addLocatorHandler',
  'exposeBinding',
  'exposeFunction',
  'newCDPSession',
  'setExtraHTTPHeaders',
  'setGeolocation',
]
/** Each changes the clock of all pages. */
const LASTING_OF_CLOCK = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime']

/** Events that journeys listen to. */
const EVENTS = ['console', 'dialog', 'download', 'pageerror', 'request', 'requestfailed', 'response'] as const

/** Calls `onCall` before each call of the named methods. */
const noteCalls = (target: object, names: readonly string[], onCall: () => void): void => {
  for (const name of names) {
    const method: unknown = Reflect.get(target, name)
    if (typeof method !== 'function') continue
    Reflect.set(target, name, (...args: readonly unknown[]) => {
      onCall()
      return Reflect.apply(method, target, args)
    })
  }
}

/** Opens a context with the options of the journey, and its page. */
export async function openBrowsing(browser: Browser, initScripts: readonly string[]): Promise<Browsing> {
  const context = await browser.newContext()
  const policyViolations: string[] = []
  await context.exposeFunction('reportPolicyViolation', (text: string) => void policyViolations.push(text))
  await context.addInitScript([REPORT, ...initScripts].join(';'))
  const page = await context.newPage()
  const browsing: Browsing = { context, page, policyViolations, isChanged: false }
  const change = () => {
    browsing.isChanged = true
  }
  for (const each of [context, page]) noteCalls(each, LASTING, change)
  noteCalls(context.clock, LASTING_OF_CLOCK, change)
  noteCalls(context, ['newPage'], change)
  page.on('popup', change)
  page.on('close', change)
  return browsing
}

/** Shows a reused page as a new one of these options would be. */
export async function showAs(
  { page }: Browsing,
  viewport: ViewportSize | null,
  reducedMotion: 'reduce' | 'no-preference' | null | undefined,
): Promise<void> {
  if (viewport !== null) await page.setViewportSize(viewport)
  await page.emulateMedia({
    media: null,
    colorScheme: 'light',
    contrast: 'no-preference',
    forcedColors: 'none',
    reducedMotion: reducedMotion ?? 'no-preference',
  })
}

/** Empties what a page of this origin can store. */
const EMPTY_STORAGE = `(async () => {
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
  for (const name of await caches.keys()) await caches.delete(name)
})()`

/**
 * Leaves the portal for an empty page of its origin and takes back what the journey did.
 *
 * @returns whether the next journey finds nothing of this one.
 */
export async function leaveNothing(browsing: Browsing, portalUrl: string | undefined): Promise<boolean> {
  const { context, page, policyViolations } = browsing
  const { origin } = new URL(page.url())
  if (browsing.isChanged || origin !== portalUrl) return false
  await context.setOffline(false)
  await Promise.all([page, context].map(each => each.unrouteAll({ behavior: 'ignoreErrors' })))
  for (const event of EVENTS) for (const each of [page, context]) each.removeAllListeners(event)
  // With the portal's header, as a browser starts another process for a page without it.
  const left = `${origin}/left`
  await page.route(left, route =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'origin-agent-cluster': '?1' },
      body: '',
    }),
  )
  await page.goto(left)
  await page.unrouteAll()
  await page.evaluate(EMPTY_STORAGE)
  await Promise.all([context.clearCookies(), context.clearPermissions(), page.mouse.move(0, 0)])
  policyViolations.length = 0
  return true
}
