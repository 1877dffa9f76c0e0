import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'
import { atWidth, axeViolations, DESKTOP, expectAccessibleAtWidths } from './axe.ts'

test.use(atWidth(DESKTOP))

const log = (page: Page) => page.getByRole('table', { name: 'Audit log' })
const newest = (page: Page) => log(page).getByRole('row').nth(1)

test('an export is in the log with its number of rows, also the export of the log', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  await page.goto('/broker/audit-log')
  const recorded = page.waitForResponse(response => response.url().endsWith('/audit_entries/exports'))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  expect((await download).suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/)
  expect((await recorded).status()).toBe(204)
  await page.reload()
  await expect(newest(page)).toContainText(/exported the audit log \(\d+ rows\)/)
})

test('the log is closed to who lacks the permissions, on the server too, and not in their menu', async ({
  page,
  signIn,
}) => {
  await signIn('sam@northlake.example')
  await page.goto('/broker/audit-log')
  await expect(page.getByText('You do not have access to the audit log')).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Audit log' })).toHaveCount(0)
  const status = await page.evaluate(async () => (await fetch('/monitor/audit_entries')).status)
  expect(status).toBe(403)
  expect(await axeViolations(page)).toEqual([])
})

test('an override is in the log with its reason, and the filters that find it are in the address', async ({
  page,
  signIn,
}) => {
  const reason = 'The insurer confirmed the new limit by phone.'
  await signIn('dana@northlake.example')
  await page.goto('/broker/carriers/3?override=cargo_at_least_100000')
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('radio', { name: 'No end' }).check()
  await drawer.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await drawer.getByRole('button', { name: 'Save override' }).click()
  await expect(drawer).toBeHidden()
  const rule = page.getByRole('row', { name: 'Cargo at least 100,000' })
  await rule.getByRole('button', { name: /end override/i }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End override' }).click()
  await expect(rule).not.toContainText('Overridden')

  await page.goto('/broker/audit-log')
  await expect(newest(page)).toContainText('Override ended')
  await page.getByRole('button', { name: /What$/ }).click()
  await page.getByRole('option', { name: 'Override created' }).click()
  await page.getByRole('button', { name: /Who$/ }).click()
  await page.getByRole('option', { name: 'Dana Reyes' }).click()
  await expect(page).toHaveURL(/audit-log\?kind=override_created&user=\d+$/)
  await page.reload()
  await expect(newest(page)).toContainText('Dana Reyes')
  await expect(newest(page)).toContainText(reason)
  await newest(page).getByRole('link', { name: 'PRAIRIE LANTERN HAULING INC' }).click()
  await expect(page).toHaveURL(/carriers\/3$/)
  await page.goBack()

  const chips = page.getByRole('group', { name: 'Active filters' })
  await expectAccessibleAtWidths(page, 'the filtered audit log', chips)
  await chips.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(page).toHaveURL(/audit-log$/)
})

test('a log that failed is loaded again, and one without a match says which filter to remove', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  await page.route(/\/monitor\/audit_entries(\?|$)/, route => route.fulfill({ status: 500 }))
  await page.goto('/broker/audit-log')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expectAccessibleAtWidths(page, 'a failed audit log', again)
  await page.unroute(/\/monitor\/audit_entries(\?|$)/)
  await again.click()
  await expect(newest(page)).toBeVisible()
  await page.goto('/broker/audit-log?kind=plan_changed&to=2020-01-01')
  await expect(page.getByText('No entry matches these filters')).toBeVisible()
  await expect(page.getByRole('button', { name: 'To Jan 1, 2020' })).toBeVisible()
})
