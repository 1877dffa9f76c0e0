import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'

const TARGET = 'redirect_url_after_sigin'

const savedTarget = (page: Page) => page.evaluate(key => localStorage.getItem(key), TARGET)

/** The monitor's response about the signed-in user, with some changes. */
interface Session {
  readonly user: {
    readonly id: number
    readonly company: Record<string, unknown>
    readonly paywall: Record<string, unknown>
  }
}
const sessionOf = async (page: Page): Promise<Session> =>
  (await page.request.get('/monitor/refresh_jwt')).json()

test('guard step 1: a failed refresh keeps the user and the page, shows a notice, and recovers', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn('dana@northlake.example')
  await page.goto('/broker/carriers/2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EAGLE MESA FREIGHT LLC')
  await servers.monitor.refuse('GET refresh_jwt', 500)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText('The server is not responding.')).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page.getByRole('button', { name: /account of Dana Reyes/ })).toBeVisible()
  await expect(page).toHaveURL(/\/broker\/$/)
  // By keyboard: the request may have been retried automatically, which removes the button.
  await page.getByRole('button', { name: 'Try again' }).focus()
  await servers.monitor.clearFaults()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The server is not responding.')).toHaveCount(0)
})

test('guard steps 3 and 4: searches closed to a watchdog user or company lead Home', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn('lee@palisade.example', servers.watchdogUrl)
  for (const path of [
    'carriers/lane-search',
    'carriers/lane-search-results',
    'carriers/contact-search',
    'carriers/Mine',
    'carriers/saved-searches',
    'vehicles',
    'vehicles/1',
  ]) {
    await page.goto(`${servers.watchdogUrl}/broker/${path}`)
    await expect(page, path).toHaveURL(`${servers.watchdogUrl}/broker/`)
  }
})

test('Home hides search from a user who may not search, and a carrier link still opens', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn('lee@palisade.example', servers.watchdogUrl)
  await page.goto(`${servers.watchdogUrl}/broker/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open a carrier by its link')
  await expect(page.getByText(/cannot search carriers. An admin at your company/)).toBeVisible()
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await page.goto(`${servers.watchdogUrl}/broker/carriers/2`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EAGLE MESA FREIGHT LLC')
  await page.goto(`${servers.watchdogUrl}/broker/`)
  await page.getByRole('link', { name: 'EAGLE MESA FREIGHT LLC' }).click()
  await expect(page).toHaveURL(/\/carriers\/2$/)
})

test('guard steps 5, 6, 8 and 12: routes outside the plan and visitor routes redirect', async ({
  page,
  signIn,
  context,
  servers,
}) => {
  await signIn('jo@plainview.example')
  const plain = await sessionOf(page)
  const paywall = { ...plain.user.paywall, can_rate_confirmation: false }
  await servers.monitor.refuse('GET refresh_jwt', 200, {
    body: { ...plain, user: { ...plain.user, paywall } },
  })
  for (const [path, end] of [
    ['carriers/lane-search', ''],
    ['carriers/lane-search-results', ''],
    ['carriers/rate-confirmations', ''],
    ['login', ''],
    ['login/code', ''],
    ['sign-up', ''],
    ['sign-up/code', ''],
    ['carriers/connections', 'carriers/Mine'],
  ] as const) {
    await page.goto(`/broker/${path}`)
    await expect(page, path).toHaveURL(`${servers.portalUrl}/broker/${end}`)
  }
  await servers.monitor.clearFaults()
  await context.clearCookies()
  await signIn('dana@northlake.example')
  await page.goto('/broker/carriers/Mine')
  await expect(page).toHaveURL(/\/broker\/carriers\/connections$/)
})

test('guard steps 9 and 11: a saved target survives a reload, is used once, and is refused when foreign', async ({
  page,
  signIn,
}) => {
  await page.goto('/broker/carriers/search-results?search=eagle&page=1')
  await expect(page).toHaveURL(/\/broker\/login$/)
  await page.reload()
  await expect(page.getByLabel('Work e-mail')).toBeVisible()
  await expect.poll(() => savedTarget(page)).toBe('/carriers/search-results?search=eagle&page=1')
  await signIn('dana@northlake.example')
  await page.goto('/broker/')
  await expect(page).toHaveURL(/\/broker\/carriers\/search-results\?search=eagle&page=1$/)
  await expect.poll(() => savedTarget(page)).toBeNull()
  await page.goto('/broker/')
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible()
  await expect(page).toHaveURL(/\/broker\/$/)

  for (const foreign of [
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/login',
  ]) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [TARGET, foreign] as const)
    await page.goto('/broker/')
    await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible()
    await expect(page, foreign).toHaveURL(/\/broker\/$/)
    await expect.poll(() => savedTarget(page)).toBeNull()
  }
})

test('guard step 10: a company that is not a broker sees a notice or is sent to onboarding', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn('dana@northlake.example')
  const session = await sessionOf(page)
  const company = { ...session.user.company, company_type: 'carrier' }
  await servers.monitor.refuse('GET refresh_jwt', 200, {
    body: { ...session, user: { ...session.user, company } },
  })
  await page.goto('/broker/carriers/2')
  await expect(page.getByRole('heading', { name: 'This portal is for freight brokers' })).toBeVisible()
  await expect(page.getByText('EAGLE MESA')).toHaveCount(0)

  await page.route('**/broker/carriers/2', async route => {
    const page = await (await route.fetch()).text()
    await route.fulfill({
      contentType: 'text/html',
      body: page.replace('"onboardingUrl":null', '"onboardingUrl":"https://onboarding.example/start"'),
    })
  })
  await page.route('https://onboarding.example/**', route => route.fulfill({ body: 'Onboarding' }))
  await page.goto('/broker/carriers/2', { waitUntil: 'commit' })
  await expect(page).toHaveURL('https://onboarding.example/start')
})

test('guard step 13: an expired company goes to My account, and to its saved target after paying', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn('terry@cedargap.example')
  await page.goto('/broker/carriers/2')
  await expect(page).toHaveURL(/\/broker\/my-account\?tab=4$/)
  await expect.poll(() => savedTarget(page)).toBe('/carriers/2')
  await page.goto('/broker/')
  await expect(page).toHaveURL(/\/broker\/my-account\?tab=4$/)
  expect(await savedTarget(page), 'Home replaces no other target').toBe('/carriers/2')

  const session = await sessionOf(page)
  const company = { ...session.user.company, status: 'active' }
  await servers.monitor.refuse('GET refresh_jwt', 200, {
    body: { ...session, user: { ...session.user, company } },
  })
  await page.goto('/broker/')
  await expect(page).toHaveURL(/\/broker\/carriers\/2$/)
  await expect.poll(() => savedTarget(page)).toBeNull()
})

test('an unknown path shows Page Not Found with links, and a visitor signs in first', async ({
  page,
  signIn,
}) => {
  await page.goto('/broker/nowhere')
  await expect(page).toHaveURL(/\/broker\/login$/)
  await expect.poll(() => savedTarget(page)).toBeNull()
  await signIn('dana@northlake.example')
  await page.goto('/broker/carriers/2')
  await page.goto('/broker/nowhere')
  await expect(page).toHaveTitle('Fairhaul - Page Not Found')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await page.getByRole('button', { name: 'Go back' }).click()
  await expect(page).toHaveURL(/\/broker\/carriers\/2$/)
  await page.goto('/broker/nowhere')
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL(/\/broker\/$/)
})

test('a carrier that does not exist and one that failed to load show different errors', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn('dana@northlake.example')
  await page.goto('/broker/carriers/99999999')
  await expect(page.getByText(/this carrier does not exist/i).first()).toBeVisible()
  await servers.monitor.refuse('GET carriers/:id/for_broker_portal', 500)
  await page.goto('/broker/carriers/2')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await servers.monitor.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EAGLE MESA FREIGHT LLC')
})
