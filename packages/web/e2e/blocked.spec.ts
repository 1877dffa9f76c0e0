import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page, Request } from 'playwright/test'

/** Counts the requests for the signed-in user: the page looks the same before and after a reload. */
const countRefreshes = (page: Page) => {
  const answers = { count: 0, pending: new Set<Request>() }
  page.on('request', request => {
    if (request.url().endsWith('/monitor/refresh_jwt')) answers.pending.add(request)
  })
  page.on('response', response => {
    if (answers.pending.delete(response.request())) answers.count += 1
  })
  page.on('requestfailed', request => void answers.pending.delete(request))
  return answers
}

const BLOCKS = [
  { screen: 'carrier_vpn_block', title: 'Blocked by VPN', heading: 'Turn off your VPN to continue' },
  {
    screen: 'user_country_block',
    title: 'Blocked by country',
    heading: 'The portal is not available in your country',
  },
] as const

for (const { screen, title, heading } of BLOCKS)
  test(`406: ${title}, for a user whom the server does not name, and back to the saved target`, async ({
    page,
    signIn,
    servers,
  }) => {
    const requests: string[] = []
    page.on('request', request => {
      if (request.isNavigationRequest()) requests.push(request.url())
    })
    const answers = countRefreshes(page)
    await servers.monitor.refuse('GET refresh_jwt', 406, { body: { url: `/broker/${screen}` } })
    await page.goto('/broker/carriers/2')
    await expect(page).toHaveURL(`${servers.portalUrl}/broker/${screen}`)
    await expect(page).toHaveTitle(`Fairhaul - ${title}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const before = answers.count
    await page.getByRole('link', { name: 'Try again' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => answers.count).toBeGreaterThan(before)
    await expect(page).toHaveURL(`${servers.portalUrl}/broker/${screen}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    expect(requests.length, 'the browser is not sent round in a circle').toBeLessThanOrEqual(4)

    await signIn('dana@northlake.example')
    // A request from before the sign-in would be answered as a visitor's once nothing is refused.
    await page.evaluate('undefined')
    await expect.poll(() => answers.pending.size).toBe(0)
    await servers.monitor.clearFaults()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('EAGLE MESA FREIGHT LLC')
    await expect(page).toHaveURL(/\/broker\/carriers\/2$/)
  })

for (const url of ['https://evil.example/x', '/broker/..//other.example', 'javascript:alert(1)'])
  test(`a 406 to ${url}, which must not be followed, is a plain error that can be tried again`, async ({
    page,
    signIn,
    servers,
  }) => {
    await signIn('dana@northlake.example')
    await servers.monitor.refuse('GET carriers/:id/for_broker_portal', 406, { body: { url } })
    await page.goto('/broker/carriers/2')
    await expect(
      page.getByText('The server sent this request on to an address that is not allowed.'),
    ).toBeVisible()
    await expect(page.getByText('You are being redirected')).toBeHidden()
    await expect(page).toHaveURL(`${servers.portalUrl}/broker/carriers/2`)
    await servers.monitor.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('EAGLE MESA FREIGHT LLC')
  })

test('a 406 response to a request of a screen shows the block page in the user’s brand and follows no foreign address', async ({
  page,
  signIn,
  servers,
}) => {
  const home = `${servers.watchdogUrl}/broker`
  await signIn('wes@palisade.example', servers.watchdogUrl)
  await servers.monitor.refuse('GET carriers/:id/for_broker_portal', 406, {
    body: { url: 'https://elsewhere.example/' },
  })
  await page.goto(`${home}/carriers/2`)
  await expect(page.getByRole('button', { name: /account of Wes/ })).toBeVisible()
  await expect(page.getByText(/address that is not allowed\. Nothing was opened\./)).toBeVisible()
  await expect(page).toHaveURL(`${home}/carriers/2`)
  await servers.monitor.clearFaults()

  await servers.monitor.refuse('GET carriers/:id/for_broker_portal', 406, {
    body: { url: '/broker/user_country_block' },
  })
  await page.goto(`${home}/carriers/2`, { waitUntil: 'commit' })
  await expect(page).toHaveURL(`${home}/user_country_block`)
  await expect(page).toHaveTitle('Fairhaul Watchdog - Blocked by country')
  await expect(page.getByText('You are signed in as Wes Montclair.')).toBeVisible()
})

test('a 418 response shows the pending access review, on load and later, until the path changes', async ({
  page,
  signIn,
  servers,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  await signIn('dana@northlake.example')
  await page.goto('/broker/')
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible()
  await servers.monitor.refuse('GET refresh_jwt', 418)
  await page.goto('/broker/carriers/2')
  await expect(heading).toHaveText('Your access is being reviewed')
  await expect(page).toHaveURL(/\/broker\/pending-access-review$/)
  const answers = countRefreshes(page)
  await page.reload()
  await expect.poll(() => answers.count).toBeGreaterThan(0)
  await expect(heading).toHaveText('Your access is being reviewed')
  // A check that is under way answers the next one too.
  await expect.poll(() => answers.pending.size).toBe(0)
  const before = answers.count
  await page.getByRole('link', { name: 'Check again' }).click()
  await expect.poll(() => answers.count).toBeGreaterThan(before)
  await expect.poll(() => answers.pending.size).toBe(0)
  await expect(page).toHaveURL(/\/broker\/pending-access-review$/)
  await expect(heading).toHaveText('Your access is being reviewed')
  await servers.monitor.clearFaults()
  await page.getByRole('link', { name: 'Check again' }).click()
  await expect(heading).toHaveText('EAGLE MESA FREIGHT LLC')
})
