import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'
import { atWidth, DESKTOP, expectAccessibleAtWidths } from './axe.ts'

const DANA = 'dana@northlake.example'
const PRIYA = 'priya@northlake.example'

test.use(atWidth(DESKTOP))

test('an alert is found by its filter, taken, closed and reopened by keyboard alone', async ({
  page,
  signIn,
}) => {
  await signIn(DANA)
  await page.goto('/broker/alerts?assignee=none')
  const tabs = page.getByRole('navigation', { name: 'Alerts' })
  await expect(tabs.getByRole('link', { name: /^Open \d/ })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('row').nth(2)).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('t')
  const row = page.getByRole('row').nth(1)
  await expect(row.getByText('You', { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('Assigned to you', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/open=\d+$/)
  await page.keyboard.press('c')
  await expect(drawer.getByText('This alert was closed.')).toBeVisible()
  await page.keyboard.press('s')
  await expect(drawer.getByText('This alert was reopened.')).toBeVisible()
  await expect(drawer.getByRole('list', { name: 'Activity, newest first' })).toContainText(
    'Assigned to Dana Reyes, before to no one.',
  )
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})

test("colleagues see who is at an alert, and each other's changes, as they happen and after a lost line", async ({
  page,
  pageOf,
  signIn,
}) => {
  await signIn(DANA)
  const other = await pageOf(PRIYA)
  const line = other.waitForResponse(response => response.url().endsWith('/monitor/events'))
  await page.goto('/broker/alerts')
  await other.goto('/broker/alerts')
  await line
  const takeButton = { name: /^Take/ }
  await expect(page.getByRole('button', takeButton).first()).toBeVisible()
  const free: number[] = []
  for (const [at, each] of (await page.getByRole('row').all()).entries())
    if ((await each.getByRole('button', takeButton).count()) > 0) free.push(at)
  const rowOf = (of: Page, which: number) => of.getByRole('row').nth(free[which] ?? 0)
  const row = rowOf(page, 0)
  const theirs = rowOf(other, 0)
  await row.getByRole('link').first().click()
  await expect(theirs.getByText('Dana Reyes is looking at it.')).toBeVisible()
  await page.keyboard.press('Escape')
  // Beside a stream the list is requested once a minute, which is longer than this waits.
  await row.getByRole('button', takeButton).click()
  await expect(theirs.getByText('Dana Reyes', { exact: true })).toBeVisible()
  await other.context().setOffline(true)
  const next = rowOf(page, 1)
  await next.getByRole('button', takeButton).click()
  await expect(next.getByText('You', { exact: true })).toBeVisible()
  await other.context().setOffline(false)
  await expect(rowOf(other, 1).getByText('Dana Reyes', { exact: true })).toBeVisible()
})

test('of two who take an alert the later one, who has not seen it yet, sees who has it', async ({
  page,
  pageOf,
  signIn,
}) => {
  await signIn(DANA)
  const other = await pageOf(PRIYA)
  await other.route('**/monitor/events*', route => route.abort())
  await page.goto('/broker/alerts?assignee=none')
  await other.goto('/broker/alerts?assignee=none')
  const row = page.getByRole('row').nth(3)
  const theirs = other.getByRole('row').nth(3)
  await expect(theirs).toBeVisible()
  await row.getByRole('button', { name: /^Take/ }).click()
  await expect(row.getByText('You', { exact: true })).toBeVisible()
  await theirs.getByRole('button', { name: /^Take/ }).click()
  await expect(theirs.getByText('Dana Reyes has it now. Nothing was changed.')).toBeVisible()
})

test('selected alerts are assigned together, with one that failed named and tried again', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn(DANA)
  await page.goto('/broker/alerts?assignee=none')
  for (const at of [1, 2, 3]) await page.getByRole('row').nth(at).getByRole('checkbox').check()
  await servers.monitor.refuse('PATCH tickets/:id', 500, { times: 1 })
  const bar = page.getByRole('region', { name: 'Selected rows' })
  await bar.getByRole('button', { name: 'Assign 3' }).click()
  await page.getByRole('combobox', { name: 'Assign to' }).fill('Priya')
  await page.getByRole('option', { name: 'Priya Sandhar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(bar.getByText('2 assigned to Priya Sandhar, 1 not changed.')).toBeVisible()
  await bar.getByRole('button', { name: 'Try those 1 again' }).click()
  await expect(bar.getByText('3 assigned to Priya Sandhar.')).toBeVisible()
  await bar.getByRole('button', { name: 'Undo' }).click()
  await expect(bar.getByText('3 undone.')).toBeVisible()
})

test('the list of alerts and an open one pass axe and do not scroll sideways', async ({ page, signIn }) => {
  await signIn(DANA)
  await page.goto('/broker/alerts')
  await expect(page.getByRole('row').nth(2)).toBeVisible()
  await expectAccessibleAtWidths(page, 'the list of alerts', page.getByRole('link', { name: /^Open \d/ }))
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await expectAccessibleAtWidths(page, 'an open alert', page.getByText('Activity'))
})
