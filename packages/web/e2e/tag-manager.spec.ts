import type { BrowserContext, Page } from 'playwright/test'
import { expect, test } from './with-services.ts'

const CONTAINER = 'https://www.googletagmanager.com/gtm.js?id=GTM-JOURNEYS1'

type DataLayerEvent = Readonly<Record<string, unknown>>

/**
 * The container as its provider serves it, reduced to what this page uses. Returns the addresses it was requested from.
 */
const serveContainer = async (context: BrowserContext) => {
  const requests: string[] = []
  await context.route('https://www.googletagmanager.com/**', route => {
    requests.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'window.containerRan = true' })
  })
  return requests
}

const eventsOf = (page: Page, event: string): Promise<readonly DataLayerEvent[]> =>
  page.evaluate(
    name =>
      ((window as { dataLayer?: DataLayerEvent[] }).dataLayer ?? []).filter(each => each['event'] === name),
    event,
  )
const screens = async (page: Page) => (await eventsOf(page, 'screen_view')).map(each => each['screen_name'])

test('the tag container loads after the first paint and gets each screen once, by route and pattern', async ({
  page,
  context,
  signIn,
  portal,
}) => {
  const requests = await serveContainer(context)
  await signIn('dana@northlake.example', portal.url)
  await page.goto('/broker/')
  await expect.poll(() => requests).toEqual([CONTAINER])
  await expect.poll(() => screens(page)).toEqual(['home'])
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
  )
  const fetched = await page.evaluate(
    address => performance.getEntriesByName(address)[0]?.startTime ?? 0,
    CONTAINER,
  )
  expect(fetched).toBeGreaterThan(painted)

  await page.goto('/broker/carriers/global-search?search=eagle&secret=dana%40northlake.example')
  await expect(page.getByRole('link', { name: 'EAGLE MESA FREIGHT LLC' })).toBeVisible()
  await expect.poll(() => screens(page)).toEqual(['global-search'])
  await page.getByRole('link', { name: 'EAGLE MESA FREIGHT LLC' }).click()
  await expect.poll(() => screens(page)).toEqual(['global-search', 'carrier'])
  await page.goBack()
  await expect.poll(() => screens(page)).toEqual(['global-search', 'carrier', 'global-search'])
  expect((await eventsOf(page, 'page_view'))[1]).toMatchObject({
    page_title: 'Carrier Detail',
    page_path: '/carriers/:id',
    page_location: `${portal.url}/broker/carriers/:id`,
    route_name: 'carrier',
  })
  const everything = await page.evaluate(() => JSON.stringify((window as { dataLayer?: unknown }).dataLayer))
  expect(everything).not.toMatch(/eagle|northlake|dana|secret|carriers\/\d/i)
})

test('an ignored route sends no page view, and the same path sends one', async ({
  page,
  context,
  servers,
}) => {
  await serveContainer(context)
  await page.goto('/broker/login')
  await expect.poll(() => screens(page)).toEqual(['login'])
  await page.getByLabel('Work e-mail').fill('priya@northlake.example')
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('One-time code').waitFor()
  await page.getByLabel('One-time code').fill(await servers.monitor.codeFor('priya@northlake.example'))
  await expect.poll(() => screens(page)).toEqual(['login', 'home'])
})

test('a blocked or slow tag container breaks nothing', async ({ page, context, signIn, portal }) => {
  let letCome = () => {}
  await context.route('https://www.googletagmanager.com/**', async route => {
    await new Promise<void>(resolve => void (letCome = resolve))
    await route.abort()
  })
  const problems: string[] = []
  page.on('pageerror', error => problems.push(error.message))
  await signIn('dana@northlake.example', portal.url)
  const requested = page.waitForRequest(/googletagmanager/)
  await page.goto('/broker/')
  await requested
  await page.getByRole('combobox').first().fill('eagle')
  await expect(page.getByRole('option').first()).toBeVisible()
  letCome()
  await page.goto('/broker/carriers/global-search?search=eagle')
  await expect(page.getByRole('link', { name: 'EAGLE MESA FREIGHT LLC' })).toBeVisible()
  expect(await eventsOf(page, 'page_view')).toEqual([])
  expect(problems).toEqual([])
})

test('a browser with Do Not Track loads no tag container', async ({ page, context, collector }) => {
  const requests = await serveContainer(context)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true })
  })
  await page.goto('/broker/login')
  // Other code that loads when the page is idle has loaded.
  await page.evaluate(() => void setTimeout(() => void Promise.reject(new Error('now'))))
  await expect.poll(() => collector.received.length).toBe(1)
  expect(requests).toEqual([])
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
})
