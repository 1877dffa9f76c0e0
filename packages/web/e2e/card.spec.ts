import { test as base, expect, type SecondPortal } from '@fairhaul/testkit/playwright'
import type { Page, Request } from 'playwright/test'
import { axeViolations } from './axe.ts'
import { fakeCardProvider, TEST_NUMBER } from './fake-card-provider.ts'

interface CardJourney {
  readonly portal: SecondPortal
  readonly arriveAs: (email: string) => Promise<void>
}

/** A portal with a card provider, and a monitor that accepts the fake provider's nonces. */
const test = base.extend<CardJourney>({
  portal: async ({ isolatedServers }, use) => {
    const settings = { FAIRHAUL_CARDS: '', FAIRHAUL_CARD_AUTHORIZATION: 'sandbox_fake_merchant' }
    const portal = await isolatedServers.startPortal(settings)
    await use(portal)
    await portal.stop()
  },
  baseURL: ({ portal }, use) => use(portal.url),
  arriveAs: ({ isolatedServers, context, portal }, use) =>
    use(async email => {
      const value = await isolatedServers.monitor.sessionOf(email)
      await context.addCookies([{ name: 'fairhaul_session', value, url: portal.url, httpOnly: true }])
    }),
})

const BILLING = '/broker/my-account?tab=4'

const inFrame = (page: Page, field: string) =>
  page.frameLocator(`iframe[name="braintree-hosted-field-${field}"]`).getByRole('textbox')

const fillCard = async (page: Page) => {
  await inFrame(page, 'number').fill(TEST_NUMBER)
  await inFrame(page, 'expirationDate').fill('04/80')
  await inFrame(page, 'cvv').fill('737')
  await inFrame(page, 'postalCode').fill('60601')
}

/** The provider's client sends usage data to another site. The policy blocks it on purpose. */
const leaveOutItsOwnReports = (violations: string[]) => {
  const others = violations.filter(violation => !violation.startsWith('connect-src https://www.paypal.com/'))
  violations.splice(0, violations.length, ...others)
}

/** All data of a request as one string. */
const contentOf = async (request: Request): Promise<string> =>
  [request.url(), JSON.stringify(await request.allHeaders()), request.postData() ?? ''].join('\n')

test('no digit of a card reaches the monitor', async ({ page, arriveAs, portal, policyViolations }) => {
  const provider = await fakeCardProvider(page)
  const requests: Request[] = []
  page.on('request', request => void requests.push(request))
  await arriveAs('jo@plainview.example')
  await page.goto(`${BILLING}&plan=desk`)
  const drawer = page.getByRole('dialog', { name: 'Change to Desk' })

  await test.step('the provider reports missing card data beside its field', async () => {
    await expect(inFrame(page, 'number')).toBeVisible()
    await inFrame(page, 'number').fill(TEST_NUMBER)
    await drawer.getByRole('button', { name: 'Change to Desk' }).click()
    await expect(drawer.getByText('Enter the 3 or 4 digits.')).toBeVisible()
    await expect(drawer.getByText('Enter the whole card number.')).toBeHidden()
    expect(await axeViolations(page)).toEqual([])
  })

  await test.step('the keyboard moves into the frames and out of them', async () => {
    await fillCard(page)
    await inFrame(page, 'number').focus()
    for (const field of ['expirationDate', 'cvv', 'postalCode']) {
      await page.keyboard.press('Tab')
      await expect(inFrame(page, field)).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(drawer.getByRole('button', { name: 'Change to Desk' })).toBeFocused()
  })

  await test.step('a card that the provider declines is not charged', async () => {
    provider.now = 'declines'
    await drawer.getByRole('button', { name: 'Change to Desk' }).click()
    await expect(drawer.getByText(/declined this card/)).toBeVisible()
    await expect(inFrame(page, 'number')).toHaveValue(TEST_NUMBER)
    provider.now = 'unreachable'
    await drawer.getByRole('button', { name: 'Change to Desk' }).click()
    await expect(drawer.getByText(/The card provider did not respond/)).toBeVisible()
  })

  await test.step('a card that the provider accepts pays for the plan', async () => {
    provider.now = 'well'
    await drawer.getByRole('button', { name: 'Change to Desk' }).click()
    await expect(drawer).toBeHidden()
    await expect(page.getByText('Desk is now your plan. $199 a month, charged to Visa')).toBeVisible()
  })

  const ours = requests.filter(request => request.url().startsWith(portal.url))
  const sent = ours.filter(request => request.url().endsWith('/billing/add_payment_method'))
  expect(sent.map(request => request.postDataJSON() as unknown)).toEqual([
    { nonce: expect.stringMatching(/^test-visa-provider-\d$/), plan_id: 'desk' },
  ])
  const contents = await Promise.all(ours.map(contentOf))
  expect(contents.length).toBeGreaterThan(5)
  for (const content of contents) {
    const digits = content.replaceAll(/[\s-]/g, '')
    for (const part of [TEST_NUMBER, TEST_NUMBER.slice(0, 12), TEST_NUMBER.slice(4)])
      expect(digits).not.toContain(part)
  }
  expect(provider.cards.at(-1)).toContain(TEST_NUMBER)
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain(TEST_NUMBER.slice(4, 12))
  leaveOutItsOwnReports(policyViolations)
})

test('card fields that fail to load break nothing else and can be retried', async ({
  page,
  arriveAs,
  policyViolations,
}) => {
  await page.clock.install()
  const provider = await fakeCardProvider(page)
  provider.now = 'away'
  await arriveAs('dana@northlake.example')
  await page.goto(`${BILLING}&card=new`)
  const drawer = page.getByRole('dialog', { name: 'Add a card' })
  await expect(drawer.getByText('Card number', { exact: true })).toBeVisible()
  await page.clock.runFor(5_000)
  await expect(drawer.getByText('The card provider is slow to respond')).toBeVisible()
  await drawer.getByRole('button', { name: 'Add card' }).click()
  await expect(drawer.getByText('are still loading. Nothing was sent.')).toBeVisible()
  await page.clock.runFor(16_000)
  await expect(drawer.getByText('The card provider’s fields did not load.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  provider.now = 'well'
  await drawer.getByRole('button', { name: 'Try again' }).click()
  await fillCard(page)
  await drawer.getByRole('button', { name: 'Add card' }).click()
  await expect(page.getByText('Visa ending in 4242 will be charged from now on.')).toBeVisible()
  leaveOutItsOwnReports(policyViolations)
})
