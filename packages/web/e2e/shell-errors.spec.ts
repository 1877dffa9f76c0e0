import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'

/** The request for the served release. */
const PAGE = /\/broker\/$/

/** Makes the page's server serve another release, as after an update of the portal. */
const serveNewRelease = (page: Page) =>
  page.route(PAGE, async route => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/"version":"[^"]*"/, '"version":"9.9.9+new"')
    await route.fulfill({ response: answer, body })
  })

/** The code of every screen that is not loaded yet. */
const LAZY = /\/broker\/assets\/screen-[^/]+\.js$/

test('a lost connection shows a notice at once, keeps the page, and the notice closes itself', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('sam@northlake.example')
  await page.goto('/broker/carriers/search-results?search=9000002')
  const row = page.getByRole('link', { name: 'EAGLE MESA FREIGHT LLC' })
  await expect(row).toBeVisible()
  await context.setOffline(true)
  const notice = page.getByRole('status').filter({ hasText: 'No connection.' })
  await expect(notice).toContainText('You can keep reading')
  await expect(row).toBeVisible()
  const requested = page.waitForRequest(request => /\/monitor\/carriers\?/.test(request.url()))
  await context.setOffline(false)
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('The connection is back.')
  await requested
  await expect(row).toBeVisible()
})

test('a screen that cannot load offline shows a message and opens when online', async ({
  page,
  context,
  signIn,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await signIn('sam@northlake.example')
  await page.route(LAZY, route => route.abort())
  await page.goto('/broker/')
  await expect(page.getByRole('combobox', { name: 'Find a carrier' })).toBeFocused()
  await context.setOffline(true)
  await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'My account' }).click()
  // Parts of Home may say so of themselves before.
  const failure = page.getByRole('alert').filter({ hasText: 'The server cannot be reached' })
  await expect(failure).toBeVisible()
  await page.unroute(LAZY)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
  expect(errors).toEqual([])
})

test('a screen whose code a release removed reloads the page once and opens', async ({ page, signIn }) => {
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
  test(`code that ${what} permanently shows an error after one reload, never in a loop`, async ({
    page,
    signIn,
  }) => {
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

test('a new release shows a notice, and unsaved text asks for confirmation', async ({ page, signIn }) => {
  await signIn('sam@northlake.example')
  await serveNewRelease(page)
  await page.goto('/broker/my-account?tab=0')
  const notice = page.getByRole('status').filter({ hasText: 'A new version is available.' })
  await expect(notice).toBeVisible()
  const text = page.getByRole('main').getByRole('textbox').first()
  await text.fill('Samuel')
  await notice.getByRole('button', { name: 'Reload' }).click()
  const pending = page.getByRole('status').filter({ hasText: 'What you typed is not saved.' })
  await expect(pending).toBeVisible()
  await expect(text).toHaveValue('Samuel')
  await page.unroute(PAGE)
  await pending.getByRole('button', { name: 'Reload without saving' }).click()
  await expect(text).not.toHaveValue('Samuel')
  await expect(notice).toHaveCount(0)
})
