import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'
import { atWidth, DESKTOP, expectAccessibleAtWidths } from './axe.ts'

const DANA = 'dana@northlake.example'
const LIST = '/broker/carriers/rate-confirmations'
const EMAILS = `${LIST}/emails`

test.use(atWidth(DESKTOP))

test.beforeEach(async ({ page }) => {
  await page.route('**/monitor/events*', route => route.abort())
})

test.afterEach(async ({ servers }) => {
  await servers.monitor.clearFaults()
})

const tableOf = (page: Page, name: string) => page.getByRole('table', { name })

test('rate confirmations are found by tab, carrier and sender, worked by keyboard, and are as they were after Back', async ({
  page,
  signIn,
}) => {
  await signIn(DANA)
  await page.goto('/broker/')
  await page.getByRole('link', { name: 'Rate confirmations', exact: true }).click()
  await expect(page).toHaveURL(/carriers\/rate-confirmations$/)
  await expect(page).toHaveTitle('Fairhaul - Rate confirmations list')
  const table = tableOf(page, 'Rate confirmations')
  const numbers = async () => {
    const texts = await table.locator('[data-key="number"] a').allTextContents()
    return texts.map(text => Number(text.replace(/\D/g, '')))
  }
  await expect(table.getByRole('row')).toHaveCount(51)
  const all = await numbers()
  expect(all).toEqual(all.toSorted((one, other) => other - one))

  await page.getByRole('link', { name: /^Flagged \d/ }).click()
  await expect(page).toHaveURL(/\?tab=flagged$/)
  await expect(table).toHaveAttribute('aria-busy', 'false')
  for (const row of (await table.getByRole('row').all()).slice(1))
    await expect(row).toContainText(/Flagged: \d+ open alert/)

  await page.getByRole('searchbox', { name: 'Carrier name' }).fill('freight')
  await expect(page).toHaveURL(/tab=flagged&carrier=freight$/)
  await page.getByRole('button', { name: /Sent by/ }).click()
  await page.getByRole('option', { name: 'You' }).click()
  await expect(page).toHaveURL(/tab=flagged&carrier=freight&creator=1$/)
  await page.getByRole('button', { name: 'Remove: Carrier name contains “freight”' }).click()
  await expect(page).toHaveURL(/tab=flagged&creator=1$/)
  await expect(table).toHaveAttribute('aria-busy', 'false')

  await page.locator('h1').click()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  const [first] = await numbers()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`rate-confirmations/${first}$`))
  await page.goBack()
  await expect(page).toHaveURL(/tab=flagged&creator=1$/)
  expect((await numbers())[0]).toBe(first)
})

test('the list says in red words which rate confirmation went to an address that is not the carrier’s', async ({
  page,
  signIn,
}) => {
  await signIn(DANA)
  await page.goto(LIST)
  const table = tableOf(page, 'Rate confirmations')
  const wrong = table.getByText(/^(Not on record|Look-alike)$/).first()
  await expect(wrong).toBeVisible()
  const row = table
    .getByRole('row')
    .filter({ has: page.getByText('Look-alike', { exact: true }) })
    .first()
  await row.getByRole('button', { name: /^More for rate confirmation/ }).click()
  await page.getByRole('menuitem', { name: 'Open the carrier' }).click()
  await expect(page).toHaveURL(/\/carriers\/\d+$/)
})

test('e-mails of rate confirmations are found by tab, subject and sender, one press from the rate confirmations', async ({
  page,
  signIn,
}) => {
  await signIn(DANA)
  await page.goto(LIST)
  await page.getByRole('link', { name: 'E-mails', exact: true }).click()
  await expect(page).toHaveURL(/rate-confirmations\/emails$/)
  await expect(page).toHaveTitle('Fairhaul - Rate confirmation e-mails')
  const table = tableOf(page, 'E-mails')
  for (const [tab, status] of [
    ['Flagged', 'Flagged'],
    ['Undelivered', 'Undelivered'],
    ['Delivered', 'Delivered'],
  ] as const) {
    await page.getByRole('link', { name: new RegExp(`^${tab} \\d`) }).click()
    await expect(page).toHaveURL(new RegExp(`tab=${tab.toLowerCase()}$`))
    await expect(table).toHaveAttribute('aria-busy', 'false')
    await expect(table.locator('[data-key="status"]').nth(1)).toHaveText(status)
  }
  await page.getByRole('searchbox', { name: 'Subject' }).fill('no such subject')
  await expect(page.getByText('No e-mail matches the filters')).toBeVisible()
  await page.getByRole('link', { name: 'Clear all filters' }).click()
  await expect(page).toHaveURL(/emails\?tab=delivered$/)
  await expect(table.getByRole('row').nth(1)).toBeVisible()
})

test('a list of rate confirmations that fails says so and loads again, also after the connection was lost', async ({
  page,
  context,
  servers,
  signIn,
}) => {
  await signIn(DANA)
  await servers.monitor.refuse('GET rate_confirmations', 500)
  await page.goto(LIST)
  await expect(page.getByText('We could not load the rate confirmations')).toBeVisible()
  await servers.monitor.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(tableOf(page, 'Rate confirmations')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: /^Viewed/ }).click()
  await expect(page.getByText('No connection').first()).toBeVisible()
  await context.setOffline(false)
  await expect(tableOf(page, 'Rate confirmations')).toBeVisible()
})

test('without rate confirmations in the plan the menu has none, the list goes Home, and the e-mails say who can change it', async ({
  page,
  servers,
  signIn,
}) => {
  await signIn('wes@palisade.example', servers.watchdogUrl)
  await page.goto(`${servers.watchdogUrl}${LIST}`)
  await expect(page).toHaveURL(`${servers.watchdogUrl}/broker/`)
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'watchdog')
  await expect(page.getByRole('link', { name: 'Rate confirmations', exact: true })).toHaveCount(0)
  await page.goto(`${servers.watchdogUrl}${EMAILS}`)
  await expect(page.getByText(/An admin at your company can change that/)).toBeVisible()
})

test('a load lists its rate confirmations', async ({ page, signIn }) => {
  await signIn(DANA)
  await page.goto(LIST)
  const load = tableOf(page, 'Rate confirmations')
    .getByRole('link', { name: /^Load / })
    .first()
  const number = await tableOf(page, 'Rate confirmations')
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: /^Load / }) })
    .first()
    .locator('[data-key="number"] a')
    .textContent()
  await load.press('Enter')
  const section = page.getByRole('region', { name: 'Rate confirmations' })
  await expect(section.getByRole('link', { name: number?.trim() ?? '' })).toBeVisible()
})

test('both lists pass axe and do not scroll sideways', async ({ page, signIn }) => {
  await signIn(DANA)
  for (const [path, name] of [
    [LIST, 'Rate confirmations'],
    [EMAILS, 'E-mails'],
  ] as const) {
    await page.goto(path)
    await expectAccessibleAtWidths(page, name, tableOf(page, name))
  }
})

test('a verdict and what is around it are no smaller to press where marks are beside it', async ({
  page,
  signIn,
}) => {
  await signIn(DANA)
  const none = { alert_days: [], do_not_use_count: 0, identity_ties: [], cancellations: [], insights: [] }
  const alert = { ...none, alert_days: [new Date().toISOString().slice(0, 10)] }
  const tie = {
    carrier_id: 5,
    legal_name: 'OLD HAUL LLC',
    dot_number: '1234567',
    is_type: 'revoked',
    on: '2026-10-01',
    is_prior: false,
    shared: [{ is_type: 'phone', count: 1, carriers_count: 2 }],
  }
  let cautions: object = alert
  // Every carrier of the list has the marks.
  await page.route(/\/monitor\/rate_confirmations/, async route => {
    const answer = await route.fetch()
    const json: unknown = JSON.parse(await answer.text(), (key, value) =>
      key === 'cautions' ? cautions : value,
    )
    await route.fulfill({ response: answer, json })
  })
  await page.goto(LIST)
  const table = tableOf(page, 'Rate confirmations')
  await expect(table.getByRole('link', { name: /^Worth a look: Identity alert/ }).first()).toBeVisible()
  await expectAccessibleAtWidths(page, 'Rate confirmations with one mark', table)
  cautions = { ...alert, do_not_use_count: 2, identity_ties: [tie] }
  await page.reload()
  await expect(table.getByRole('link', { name: /OLD HAUL LLC/ }).first()).toBeVisible()
  await expectAccessibleAtWidths(page, 'Rate confirmations with two marks', table)
})
