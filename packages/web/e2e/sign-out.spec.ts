import { expect, type Servers, signInByScreens, test } from '@fairhaul/testkit/playwright'
import type { BrowserContext, Page } from 'playwright/test'

/** All data stored by the browser that a script of this page can read. */
const storedIn = (page: Page) =>
  page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    cookies: document.cookie,
  }))

const NOTHING = { local: {}, session: {}, databases: [], caches: [], cookies: '' }

/** Data stored by third-party scripts. */
const leaveTraces = async (page: Page) => {
  const domain = new URL(page.url()).hostname
  await page.context().addCookies([{ name: 'chat', value: 'dana', domain, path: '/broker' }])
  await page.evaluate(async () => {
    sessionStorage.setItem('chat', 'dana')
    await (await caches.open('chat')).put('/chat', new Response('dana'))
    await new Promise(done => {
      const opening = indexedDB.open('chat')
      opening.addEventListener('success', () => {
        opening.result.close()
        done(null)
      })
    })
  })
}

const arrive = async (page: Page, context: BrowserContext, servers: Servers, email: string) => {
  const value = await servers.monitor.sessionOf(email)
  await context.addCookies([
    { name: 'fairhaul_session', value, url: servers.portalUrl, httpOnly: true, sameSite: 'Lax' },
  ])
  await page.goto('/broker/carriers/search-results?search=eagle')
  await expect(page.getByRole('link', { name: 'EAGLE MESA FREIGHT LLC' })).toBeVisible()
}

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /account of/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Work e-mail')).toBeVisible()
}

test('a sign-out clears every storage in all tabs and ends the session', async ({
  page,
  context,
  servers,
}) => {
  await arrive(page, context, servers, 'dana@northlake.example')
  const other = await context.newPage()
  await other.goto('/broker/carriers/3')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('PRAIRIE LANTERN HAULING INC')
  await leaveTraces(page)
  await leaveTraces(other)
  expect(JSON.stringify(await storedIn(page))).toMatch(/eagle/i)

  await signOut(page)
  await expect(other).toHaveURL(/\/broker\/login$/)
  await expect(other.getByText('PRAIRIE LANTERN')).toHaveCount(0)
  for (const tab of [page, other]) await expect.poll(() => storedIn(tab)).toEqual(NOTHING)
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL(/\/broker\/login$/)
  await expect(page.getByText('EAGLE MESA')).toHaveCount(0)
})

test('an offline sign-out clears every storage, shows that it is pending, and completes later', async ({
  page,
  context,
  servers,
}) => {
  await arrive(page, context, servers, 'jo@plainview.example')
  await leaveTraces(page)
  await context.setOffline(true)
  await signOut(page)
  await expect(page.getByText('The sign-out is not complete.')).toBeVisible()
  const pending = { ...NOTHING, local: { 'fairhaul.sign-out-owed': 'owed' } }
  await expect.poll(() => storedIn(page)).toEqual(pending)
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['fairhaul_session'])

  await context.setOffline(false)
  await expect(page.getByText('The sign-out is not complete.')).toHaveCount(0)
  await expect.poll(() => storedIn(page)).toEqual(NOTHING)
  await expect.poll(() => context.cookies()).toEqual([])
})

test('a pending sign-out is completed by the next page before it shows a user', async ({
  page,
  context,
  servers,
}) => {
  await arrive(page, context, servers, 'jo@plainview.example')
  await servers.monitor.refuse('GET sign_out', 500)
  await signOut(page)
  await expect(page.getByText('The sign-out is not complete.')).toBeVisible()
  await page.goto('/broker/carriers/2')
  await expect(page).toHaveURL(/\/broker\/login$/)
  await expect(page.getByText('The sign-out is not complete.')).toBeVisible()
  await servers.monitor.clearFaults()
  await page.goto('/broker/carriers/2')
  await expect(page.getByLabel('Work e-mail')).toBeVisible()
  await expect(page.getByText('The sign-out is not complete.')).toHaveCount(0)
  await expect.poll(() => context.cookies()).toEqual([])
})

test('a tab never shows one user’s data to the next', async ({ page, context, servers }) => {
  await arrive(page, context, servers, 'sam@northlake.example')
  const other = await context.newPage()
  await other.goto('/broker/carriers/3')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('PRAIRIE LANTERN HAULING INC')

  // Signed in as another user without an event to this browser's tabs, as when they are suspended.
  await context.clearCookies()
  const value = await servers.monitor.sessionOf('jo@plainview.example')
  await context.addCookies([{ name: 'fairhaul_session', value, url: servers.portalUrl, httpOnly: true }])
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(other.getByRole('button', { name: /account of Jo Lindqvist/ })).toBeVisible()
  await expect(other).toHaveURL(/\/broker\/$/)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Find a carrier')

  // The first tab notices at its next navigation, once its user is more than two seconds old.
  await page.evaluate(() => {
    const now = Date.now
    Date.now = () => now() + 2_000
  })
  await page.getByRole('link', { name: 'EAGLE MESA FREIGHT LLC' }).click()
  await expect(page.getByRole('button', { name: /account of Jo Lindqvist/ })).toBeVisible()
  await expect(page).toHaveURL(/\/broker\/$/)
  expect(JSON.stringify(await storedIn(page))).not.toMatch(/eagle/i)
})

test('a second user signing in on the same page gets a new page', async ({ page, context, servers }) => {
  await arrive(page, context, servers, 'dana@northlake.example')
  await signOut(page)
  const loaded = page.waitForEvent('load')
  await signInByScreens(page, servers, 'sam@northlake.example')
  await loaded
  await expect(page.getByRole('button', { name: /account of Sam Okonjo/ })).toBeVisible()
  await expect(page).toHaveURL(/\/broker\/$/)
  expect(JSON.stringify(await storedIn(page))).not.toMatch(/eagle/i)
})
