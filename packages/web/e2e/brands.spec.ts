import { expect, test } from '@fairhaul/testkit/playwright'

/** A session of its own, because its host ends it. */
const WES = 'wes@palisade.example'

test('guard step 2: a sign-in on the other brand’s host is ended, and the user signs in on their own host', async ({
  page,
  context,
  servers,
}) => {
  const value = await servers.monitor.sessionOf(WES)
  await context.addCookies([
    { name: 'fairhaul_session', value, url: servers.portalUrl, httpOnly: true, sameSite: 'Lax' },
  ])
  await page.goto('/broker/carriers/2')
  await expect(page).toHaveURL(url => url.origin === servers.watchdogUrl)
  await expect(page.getByText('Your company uses Fairhaul Watchdog.')).toBeVisible()
  await expect(page).toHaveTitle('Fairhaul Watchdog - Login')
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'watchdog')

  const left = await page.request.get(`${servers.portalUrl}/monitor/refresh_jwt`, {
    headers: { cookie: `fairhaul_session=${value}` },
  })
  expect(left.status(), 'nothing is left of the session on the host it began on').toBe(401)

  const first = await servers.monitor.codeFor(WES)
  await page.getByLabel('Work e-mail').fill(WES)
  await page.keyboard.press('Enter')
  await page.getByLabel('One-time code').waitFor()
  await expect.poll(() => servers.monitor.codeFor(WES)).not.toBe(first)
  await page.getByLabel('One-time code').fill(await servers.monitor.codeFor(WES))
  await expect(page).toHaveURL(`${servers.watchdogUrl}/broker/`)
  await expect(page).toHaveTitle('Fairhaul Watchdog - Home')
  const cookies = await context.cookies()
  expect(cookies.filter(({ name }) => name === 'fairhaul_session')).toMatchObject([
    { domain: 'watchdog.localhost', httpOnly: true, sameSite: 'Lax' },
  ])
})

test('each brand’s Login links to the other’s and has its own title', async ({ page, servers }) => {
  await page.goto('/broker/login')
  await expect(page).toHaveTitle('Fairhaul - Login')
  await page.getByRole('link', { name: 'Sign in to Fairhaul Watchdog' }).click()
  await expect(page).toHaveURL(`${servers.watchdogUrl}/broker/login`)
  await expect(page).toHaveTitle('Fairhaul Watchdog - Login')
  await expect(page.getByText(/^Your company uses/)).toHaveCount(0)
  await page.getByRole('link', { name: 'Sign in to Fairhaul', exact: true }).click()
  await expect(page).toHaveURL(`${servers.portalUrl}/broker/login`)
})

test('the watchdog host has its own brand and title', async ({ page, signIn, servers }) => {
  await signIn(WES, servers.watchdogUrl)
  await page.goto(`${servers.watchdogUrl}/broker/carriers/2`)
  await expect(page).toHaveTitle('Fairhaul Watchdog - Carrier Detail: 2')
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'watchdog')
})
