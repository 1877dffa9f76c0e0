import { expect, test } from '@fairhaul/testkit/playwright'

test('a watchdog user on the main host is taken to the watchdog host', async ({ page, signIn, servers }) => {
  await signIn('wes@palisade.example')
  await page.goto('/broker/carriers/2')
  await expect(page).toHaveURL(url => url.origin === servers.watchdogUrl)
})

test('the watchdog host has its own brand and title', async ({ page, signIn, servers }) => {
  await signIn('wes@palisade.example', servers.watchdogUrl)
  await page.goto(`${servers.watchdogUrl}/broker/carriers/2`)
  await expect(page).toHaveTitle('Fairhaul Watchdog - Carrier Detail: 2')
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'watchdog')
})

test('Home offers no search to whom it is closed, and a link to a carrier still opens', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn('lee@palisade.example', servers.watchdogUrl)
  await page.goto(`${servers.watchdogUrl}/broker/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open a carrier by its link')
  await expect(page.getByText(/cannot search carriers. A user manager of your company/)).toBeVisible()
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await page.goto(`${servers.watchdogUrl}/broker/carriers/2`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EAGLE MESA FREIGHT LLC')
  await page.goto(`${servers.watchdogUrl}/broker/`)
  await page.getByRole('link', { name: 'EAGLE MESA FREIGHT LLC' }).click()
  await expect(page).toHaveURL(/\/carriers\/2$/)
})

test('an expired company is sent to My account', async ({ page, signIn }) => {
  await signIn('terry@cedargap.example')
  await page.goto('/broker/carriers/2')
  await expect(page).toHaveURL(/\/broker\/my-account\?tab=4$/)
})

test('Mine and Connections give way to each other by the plan', async ({ page, signIn, context }) => {
  await signIn('dana@northlake.example')
  await page.goto('/broker/carriers/Mine')
  await expect(page).toHaveURL(/\/broker\/carriers\/connections$/)
  await context.clearCookies()
  await signIn('jo@plainview.example')
  await page.goto('/broker/carriers/connections')
  await expect(page).toHaveURL(/\/broker\/carriers\/Mine$/)
})

test('lane search without the plan for it goes Home', async ({ page, signIn }) => {
  await signIn('jo@plainview.example')
  await page.goto('/broker/carriers/lane-search')
  await expect(page).toHaveURL(/\/broker\/$/)
})

test('an unknown path is Page Not Found, and so is a route whose screen does not exist yet', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  await page.goto('/broker/nowhere')
  await expect(page).toHaveTitle('Fairhaul - Page Not Found')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await page.goto('/broker/loads/4')
  await expect(page).toHaveTitle('Fairhaul - Load Detail: 4')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
})

test('a carrier that does not exist is told from one that failed to load', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn('dana@northlake.example')
  await page.goto('/broker/carriers/99999999')
  await expect(page.getByText(/there is no such carrier/i).first()).toBeVisible()
  await servers.monitor.refuse('GET carriers/:id/for_broker_portal', 500)
  await page.goto('/broker/carriers/2')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await servers.monitor.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EAGLE MESA FREIGHT LLC')
})
