import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'
import { atWidth, DESKTOP, expectAccessibleAtWidths } from './axe.ts'

test.use(atWidth(DESKTOP))

const section = (page: Page) => page.getByRole('region', { name: 'Your checks' })
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Record a check' })

interface Column {
  readonly values: readonly unknown[]
  readonly rows: readonly number[]
}

/** An own carrier of which no one has checked the place of business. */
const uncheckedCarrier = async (page: Page): Promise<number> => {
  const response = await page.request.get('/monitor/rules/own_carrier_facts?limit=500')
  const facts = (await response.json()) as {
    readonly carriers: { readonly id: Column }
    readonly physical_location: { readonly is_verified: Column }
  }
  const cells = ({ values, rows }: Column) => rows.map(row => values[row])
  const at = cells(facts.physical_location.is_verified).findLastIndex(isVerified => isVerified === null)
  return Number(cells(facts.carriers.id)[at])
}

const usDate = (day: Date) => `${day.getMonth() + 1}/${day.getDate()}/${day.getFullYear()}`

test.beforeEach(async ({ signIn }) => signIn('dana@northlake.example'))

test('a rule passes by a check of one’s own until the check is taken back', async ({ page }) => {
  const id = await uncheckedCarrier(page)
  await page.goto(`/broker/carriers/${id}`)
  const rule = page.getByRole('row', { name: 'Rule: Verified physical location activity' })
  await expect(rule).toContainText('Incomplete')
  await rule.getByRole('link', { name: /^See your checks/ }).click()
  await expect(page).toHaveURL(/#checks$/)
  await expect(section(page)).toContainText('Nothing checked yet.')

  await section(page).getByRole('link', { name: 'Record a check' }).click()
  const drawer = drawerOf(page)
  await expect(drawer.getByRole('button', { name: /What was checked/ })).toContainText('Physical location')
  await drawer.getByRole('button', { name: 'Record check' }).click()
  await expect(drawer.getByText('Choose what came of it.')).toBeVisible()
  await drawer.getByRole('radio', { name: 'Verified', exact: true }).check()
  const day = drawer.getByLabel('Checked on')
  await day.fill('11/21/2199')
  await day.press('Tab')
  await expect(drawer.getByText(/in the future|or earlier/)).toBeVisible()
  await day.fill(usDate(new Date()))
  await day.press('Tab')
  await drawer.getByLabel(/^Note/).fill('Drove by: six trucks with its name.')
  await drawer.locator('input[type=file]').setInputFiles({
    name: 'yard.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  })
  await drawer.getByRole('button', { name: 'Record check' }).click()
  await expect(drawer).toBeHidden()

  const row = section(page).getByRole('listitem')
  await expect(row).toContainText(/Verified \d+ \w+ \d{4} by Dana Reyes, until \d+ \w+ \d{4}/)
  await expect(row.getByRole('link', { name: 'yard.pdf' })).toBeVisible()
  await expect(rule).toBeHidden()

  await row.getByRole('button', { name: /^Take back/ }).click()
  await row.getByRole('button', { name: 'Take back', exact: true }).click()
  await expect(row.getByText('Enter the reason.')).toBeVisible()
  await row.getByRole('textbox', { name: 'Reason' }).fill('The yard of another firm.')
  await row.getByRole('button', { name: 'Take back', exact: true }).click()
  await expect(row).toContainText('by Dana Reyes: The yard of another firm.')
  await expect(rule).toContainText('Incomplete')
  await expect(rule).toContainText(/check of \d+ \w+ \d{4} taken back/)
})

test('checks of every state are listed, the drawer keeps what was typed after a failure, and both are accessible', async ({
  page,
  servers,
}) => {
  await page.goto('/broker/carriers/1#checks')
  for (const state of ['Verified', 'Ends soon', 'Ended', 'Replaced', 'Taken back'])
    await expect(section(page).getByText(state, { exact: true }).first()).toBeVisible()
  await expectAccessibleAtWidths(page, 'your checks', section(page).getByRole('listitem').first())
  await section(page).getByRole('link', { name: 'Record a check' }).click()
  const drawer = drawerOf(page)
  await servers.monitor.refuse('POST own_checks', 500, { times: 1 })
  await drawer.getByRole('button', { name: /What was checked/ }).click()
  await page.getByRole('option', { name: 'References called' }).click()
  await drawer.getByRole('radio', { name: 'Not verified' }).check()
  await drawer.getByLabel(/^Note/).fill('No answer.')
  await drawer.getByRole('button', { name: 'Record check' }).click()
  await expect(drawer.getByText(/^No check was recorded/)).toBeVisible()
  await expect(drawer.getByLabel(/^Note/)).toHaveValue('No answer.')
  await expectAccessibleAtWidths(page, 'the form of a check', drawer)
})

test('a monitor without checks has no such section', async ({ page, servers }) => {
  await servers.monitor.refuse('GET own_checks', 404)
  await page.goto('/broker/carriers/1#checks')
  await expect(page.getByRole('region', { name: 'Identity check' })).toBeVisible()
  await expect(section(page)).toBeHidden()
})
