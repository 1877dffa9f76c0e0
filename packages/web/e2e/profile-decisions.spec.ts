import { readFileSync } from 'node:fs'
import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'
import { DESKTOP, atWidth, expectAccessibleAtWidths } from './axe.ts'

test.use(atWidth(DESKTOP))

const section = (page: Page) => page.getByRole('region', { name: 'Decision records' })

test.beforeEach(async ({ signIn }) => signIn('dana@northlake.example'))

test('a decision record is saved with a note, opened, checked, compared, downloaded and printed', async ({
  page,
}) => {
  await page.goto('/broker/carriers/6#decisions')
  await section(page).getByRole('link', { name: 'Save with a note' }).click()
  const drawer = page.getByRole('dialog', { name: 'Save a decision record' })
  await drawer.getByLabel(/^Note/).fill('<b>Weekly</b> lane, as agreed')
  await drawer.getByRole('button', { name: 'Save record' }).click()
  await expect(drawer).toBeHidden()
  const row = section(page).getByRole('listitem').filter({ hasText: '<b>Weekly</b> lane, as agreed' })
  await row.getByRole('link', { name: /^Decision record of/ }).click()

  await expect(page).toHaveURL(/\/broker\/decision-records\/\d+$/)
  await expect(page.getByText('Checked: this record is exactly as it was saved.')).toBeVisible()
  await expect(page.getByRole('region', { name: /^Since you decided/ })).toContainText('Nothing has changed.')
  await expect(page.getByRole('region', { name: 'Note' })).toContainText('<b>Weekly</b> lane, as agreed')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'JSON' }).click()
  const file = await (await downloading).path()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    general: { carrier_id: 6, message: '<b>Weekly</b> lane, as agreed' },
  })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden()
  await expect(page.getByText(/\/broker\/decision-records\/\d+$/)).toBeVisible()
})

test('a record of an earlier day shows what has changed since, and is accessible', async ({ page }) => {
  await page.goto('/broker/carriers/3#decisions')
  await expectAccessibleAtWidths(page, 'decision records', section(page).getByRole('listitem').first())
  await section(page)
    .getByRole('link', { name: /^Decision record of/ })
    .last()
    .click()
  const since = page.getByRole('region', { name: /^Since you decided/ })
  await expect(since.getByRole('row', { name: /^Verdict/ })).toContainText('Worse')
  await expect(since.getByRole('row', { name: /^Phone/ })).toContainText('(214) 555-0142')
  await expect(page.getByText('Checked: this record is exactly as it was saved.')).toBeVisible()
  await expectAccessibleAtWidths(page, 'a decision record', since)
})

test('without a record the section says what one is for, and one press saves one', async ({ page }) => {
  await page.goto('/broker/carriers/12#decisions')
  await expect(section(page)).toContainText('No record yet.')
  await section(page).getByRole('button', { name: 'Save a record now' }).click()
  await expect(section(page).getByRole('listitem')).toHaveCount(1)
})

test('a section that fails is loaded again, and one that is refused says why', async ({ page, servers }) => {
  await servers.monitor.refuse('GET decision_records', 500)
  await page.goto('/broker/carriers/3#decisions')
  const retry = section(page).getByRole('button', { name: 'Try again' })
  await retry.waitFor()
  await servers.monitor.clearFaults()
  await retry.click()
  await expect(section(page).getByRole('listitem').first()).toBeVisible()
  await servers.monitor.refuse('GET decision_records', 403)
  await page.reload()
  await expect(section(page)).toContainText('You do not have access to the decision records')
})

test('the time line of a carrier is narrowed to one kind and continues', async ({ page }) => {
  await page.goto('/broker/carriers/3#changes')
  const changes = page.getByRole('region', { name: 'What changed' })
  await expect(changes.getByText(/policy began/).first()).toBeVisible()
  await changes.getByRole('button', { name: /Kind of change/ }).click()
  await page.getByRole('option', { name: 'Authority' }).click()
  await expect(changes.getByText(/policy began/)).toHaveCount(0)
  await expectAccessibleAtWidths(page, 'what changed', changes.getByRole('listitem').first())
})

test('a monitor without decision records has no such section', async ({ page, servers }) => {
  await servers.monitor.refuse('GET decision_records', 404)
  await page.goto('/broker/carriers/3#decisions')
  await expect(page.getByRole('region', { name: 'Assessment' })).toBeVisible()
  await expect(section(page)).toHaveCount(0)
})

test('a record that does not exist says so', async ({ page }) => {
  await page.goto('/broker/decision-records/999999')
  await expect(page.getByText('This record does not exist')).toBeVisible()
})
