import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'
import { atWidth, DESKTOP, expectAccessible, expectAccessibleAtWidths, PHONE } from './axe.ts'
import { lanePath, resultRows } from './lane-results.ts'

/** A lane with few carriers: axe checks every cell. */
const QUIET = { from: '98101', to: 'Miami, FL market' }

const openLane = async (page: Page): Promise<string> => {
  const path = await lanePath(page, QUIET)
  await page.goto(path)
  await expect(resultRows(page).first()).toBeVisible({ timeout: 30_000 })
  return path
}

test.use(atWidth(DESKTOP))

test('lane results pass axe, loaded and failed', async ({ page, signIn, servers: { monitor } }) => {
  await signIn('dana@northlake.example')
  const path = await openLane(page)
  await page.getByRole('button', { name: 'Show map' }).click()
  const map = page.getByRole('application').locator('path').first()
  await expect(map).toBeAttached()
  await resultRows(page).first().getByRole('checkbox').check()
  await expectAccessible(page, 'the results, with the map and a row selected, on a desktop')
  await page.setViewportSize({ width: PHONE, height: 844 })
  await expect(map).toBeAttached()
  await expectAccessible(page, 'the results, with the map and a row selected, on a phone')
  await monitor.refuse('POST carriers/search', 500, { times: 3 })
  await page.goto(`${path}&filters[cargo]=250000`)
  await expectAccessibleAtWidths(page, 'a failed search', page.getByText('This lane could not be searched'))
})

test('drawers of the lane results pass axe', async ({ page, signIn }) => {
  await signIn('dana@northlake.example')
  await openLane(page)
  await page.getByRole('link', { name: 'Filters' }).click()
  await expectAccessibleAtWidths(page, 'the filters', page.getByRole('button', { name: 'Show carriers' }))
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Post an alert' }).click()
  await page.getByRole('button', { name: 'Send alert' }).click()
  await expectAccessibleAtWidths(page, 'an alert with errors', page.getByText('Say what happened.'))
})
