import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'

/** Lets the server of the page serve another release, as it does once the portal was updated. */
const serveNewRelease = (page: Page) =>
  page.route(/\/broker\/$/, async route => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/"version":"[^"]*"/, '"version":"9.9.9+new"')
    await route.fulfill({ response: answer, body })
  })

/** The code of every screen that has not come yet. */
const LAZY = /\/broker\/assets\/screen-[^/]+\.js$/

test('a lost connection is told at once, keeps the page, and goes by itself', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('sam@northlake.example')
  await page.goto('/broker/carriers/search-results?search=9000002')
  const row = page.getByRole('link', { name: 'EAGLE MESA FREIGHT LLC' })
  await expect(row).toBeVisible()
  await context.setOffline(true)
  const told = page.getByRole('status').filter({ hasText: 'No connection.' })
  await expect(told).toContainText('what is on the page stays')
  await expect(row).toBeVisible()
  const asked = page.waitForRequest(request => /\/monitor\/carriers\?/.test(request.url()))
  await context.setOffline(false)
  await expect(told).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('The connection is back.')
  await asked
  await expect(row).toBeVisible()
})

test('a screen that cannot be fetched without a connection says so, and opens once there is one', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('sam@northlake.example')
  await page.route(LAZY, route => route.abort())
  await page.goto('/broker/')
  await expect(page.getByRole('combobox', { name: 'Find a carrier' })).toBeFocused()
  await context.setOffline(true)
  await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'My account' }).click()
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached')
  await page.unroute(LAZY)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
})

test('a screen whose code a release has taken away loads the page anew once, and opens', async ({
  page,
  signIn,
}) => {
  await signIn('sam@northlake.example')
  let isOld = true
  await page.route(LAZY, route => (isOld ? route.fulfill({ status: 404, body: '' }) : route.continue()))
  await page.goto('/broker/')
  await expect(page.getByRole('combobox', { name: 'Find a carrier' })).toBeFocused()
  await page.evaluate('window.sameDocument = true')
  page.once('domcontentloaded', () => {
    isOld = false
  })
  await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'My account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
  expect(await page.evaluate('window.sameDocument')).toBeUndefined()
})

for (const [what, answer] of [
  ['is missing', { status: 404, body: '' }],
  ['is a page', { status: 200, contentType: 'text/html', body: '<!doctype html>' }],
] as const)
  test(`code that ${what} for good is told after one load, never in a loop`, async ({ page, signIn }) => {
    await signIn('sam@northlake.example')
    await page.route(LAZY, route => route.fulfill(answer))
    let loads = 0
    page.on('domcontentloaded', () => {
      loads += 1
    })
    await page.goto('/broker/my-account')
    await expect(page.getByRole('alert')).toContainText('This screen could not be loaded')
    expect(loads).toBe(2)
    await page.unroute(LAZY)
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
  })

test('a new release is told quietly, and what was typed is asked about before it is lost', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  await serveNewRelease(page)
  await page.goto('/broker/carriers/3?override=cargo_at_least_100000')
  await page.unroute(/\/broker\/$/)
  await serveNewRelease(page)
  const told = page.getByRole('status').filter({ hasText: 'A new version is here.' })
  await expect(told).toBeVisible()
  const text = page.getByRole('dialog').getByRole('textbox').first()
  await text.fill('typed and not saved')
  await told.getByRole('button', { name: 'Reload' }).click({ force: true })
  const asking = page.getByRole('status').filter({ hasText: 'What you typed is not saved.' })
  await expect(asking).toBeVisible()
  await expect(text).toHaveValue('typed and not saved')
  await asking.getByRole('button', { name: 'Dismiss' }).click()
  await expect(asking).toHaveCount(0)
})

test('an answer that is late is told, and goes when it is here', async ({ page, signIn, servers }) => {
  await signIn('sam@northlake.example')
  await page.goto('/broker/carriers/2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EAGLE MESA FREIGHT LLC')
  await page.clock.install()
  await servers.monitor.delay('GET carriers/global_search', 3_000)
  await page.goto('/broker/carriers/global-search?search=eagle')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.fastForward(6_000)
  const told = page.getByRole('status').filter({ hasText: 'This takes longer than usual.' })
  await expect(told).toBeVisible()
  await expect(page.getByRole('link', { name: 'EAGLE MESA FREIGHT LLC' })).toBeVisible()
  await expect(told).toHaveCount(0)
})
