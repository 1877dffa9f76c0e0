import { readFile } from 'node:fs/promises'
import { expect, test } from '@fairhaul/testkit/playwright'
import { atWidth, DESKTOP, expectAccessibleAtWidths } from './axe.ts'

const REPORTS = '/broker/company_reports'

test('a report that ends while its person is on another screen is shown there, with its file', async ({
  page,
  servers,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  await page.goto('/broker/')
  const menu = page.getByRole('navigation', { name: 'Portal' })
  await menu.getByRole('link', { name: 'Reports' }).click()
  await expect(page).toHaveURL(/company_reports$/)
  const run = page.getByRole('button', { name: 'Run Connections and status' })
  await expect(run).toBeVisible()
  // The list cannot show the end before the person leaves it, however slow the machine is.
  await servers.monitor.refuse('GET company_reports', 503)
  await run.click()
  await expect(page.getByRole('row', { name: /Connections and status/ })).toContainText(/Waiting|Running/)
  await menu.getByRole('link', { name: 'Saved searches' }).click()
  await expect(page).toHaveURL(/saved-searches/)
  await servers.monitor.clearFaults()
  const notice = page.getByRole('region', { name: 'Notifications' })
  await expect(notice).toContainText('Report ready: Connections and status', { timeout: 20_000 })
  const coming = page.waitForEvent('download')
  await notice.getByRole('button', { name: 'Download' }).click()
  const file = await (await coming).path()
  expect(await readFile(file, 'utf8')).toContain('Carrier,Doing business as,DOT')
  await menu.getByRole('link', { name: 'Reports' }).click()
  await expect(page.getByRole('link', { name: 'Download Connections and status' })).toBeVisible()
})

test('a report runs in sight of its person, is downloaded, and is run again', async ({ page, signIn }) => {
  await signIn('dana@northlake.example')
  await page.goto(REPORTS)
  const row = page.getByRole('row', { name: /Users and permissions/ })
  await row.getByRole('button', { name: 'Run again: Users and permissions' }).click()
  // Until the new run is shown, the link is that of the file before.
  const link = row.getByRole('link', { name: 'Download Users and permissions' })
  await expect(link).toHaveAttribute('download', /^users-.*\.csv$/)
  const coming = page.waitForEvent('download')
  await link.click()
  expect((await coming).suggestedFilename()).toMatch(/^users-.*\.csv$/)
  await expect(page.getByRole('row', { name: /Identity alerts we raised/ })).toContainText('Failed')
  await expect(page.getByRole('button', { name: 'Run again: Identity alerts we raised' })).toBeVisible()
})

test('of two people who run the same report, the second sees that it is being made', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn('dana@northlake.example')
  await page.goto(REPORTS)
  const row = page.getByRole('row', { name: /Identity alerts we raised/ })
  await servers.monitor.refuse('PATCH company_reports/:id/run_report', 409, {
    times: 1,
    body: { errors: [{ field: null, message: 'It is already being made.' }], request_id: 'r-4' },
  })
  await row.getByRole('button').click()
  await expect(row.getByRole('alert')).toContainText('Not started. It is already being made.')
})

test.describe('the list of reports', () => {
  test.use(atWidth(DESKTOP))

  test('reports in every state are accessible on a desktop and on a phone', async ({ page, signIn }) => {
    await signIn('dana@northlake.example')
    await page.goto(REPORTS)
    const shown = page.getByText('Waiting to run').locator('visible=true')
    await expect(shown).toBeVisible()
    await expectAccessibleAtWidths(page, 'reports', shown)
  })
})
