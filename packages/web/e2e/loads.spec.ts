import { expect, test } from '@fairhaul/testkit/playwright'
import { expectNoSidewaysScroll } from './axe.ts'

const LOADS = '/broker/loads'

test('loads are found by tab, filter and number, and the list is as it was after Back', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  await page.goto(LOADS)
  await expect(page).toHaveTitle('Fairhaul - Loads List')
  const table = page.getByRole('table', { name: 'Loads' })
  await expect(table).toBeVisible()

  await page.getByRole('link', { name: /^No delivery \d/ }).click()
  await expect(page).toHaveURL(/loads\?tab=no-delivery$/)
  await expect(table.getByRole('row').nth(1)).toContainText(/late|there for/)
  await page
    .getByRole('button', { name: /^Any Status|Status/ })
    .first()
    .click()
  await page.getByRole('option', { name: 'Delayed' }).click()
  await expect(page).toHaveURL(/tab=no-delivery&status=delayed$/)
  await expect(table).toHaveAttribute('aria-busy', 'false')
  await expect(table.getByRole('row').nth(1)).toContainText('Delayed')

  await page.keyboard.press('Escape')
  await page.locator('h1').click()
  await page.keyboard.press('j')
  const first = await table.getByRole('row').nth(1).getByRole('link').first().textContent()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Load ${first ?? ''}`)
  await page.goBack()
  await expect(page).toHaveURL(/tab=no-delivery&status=delayed$/)
  await expect(table.getByRole('row').nth(1)).toContainText(first ?? '')

  await page.getByRole('searchbox', { name: 'Find by load number' }).fill('NL-20801')
  await expect(page).toHaveURL(/tab=search-result&search=NL-20801/)
})

test('a load shows its stops and is logged, and the later of two people sees the change of the first', async ({
  page,
  pageOf,
  signIn,
}) => {
  // The change of the first would come over the stream before the later one saves.
  await page.route('**/monitor/events*', route => route.abort())
  await signIn('dana@northlake.example')
  await page.goto(`${LOADS}/1`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Load NL-20801')
  await expect(page.getByRole('list', { name: 'Stops' })).toContainText('Delivery')
  await expect(page.getByRole('list', { name: 'Log, newest first' })).toBeVisible()

  const log = page.getByRole('region', { name: 'Log' })
  await log.getByRole('button', { name: /Stop/ }).click()
  await page.getByRole('option', { name: /^Delivery/ }).click()
  await log.getByLabel(/^When \(/).fill('2999-01-01T08:00')
  await log.getByRole('button', { name: 'Log it' }).click()
  await expect(log).toContainText('This is in the future. Log it after it happens.')
  await log.getByLabel(/^When \(/).fill('2026-01-01T08:00')
  await log.getByRole('button', { name: 'Log it' }).click()
  await expect(log.getByRole('listitem').filter({ hasText: 'Jan 1, 2026, 8:00 AM' })).toContainText('Arrival')

  const other = await pageOf('priya@northlake.example')
  await other.goto(`${LOADS}/1`)
  const section = (on: typeof page) => on.getByRole('region', { name: 'Before pickup' })
  const setTeam = async (on: typeof page, team: string) => {
    await section(on).getByRole('button', { name: /Team/ }).click()
    await on.getByRole('option', { name: team }).click()
  }
  await setTeam(other, 'Midwest')
  await expect(section(other).getByRole('button', { name: /Team/ })).toContainText('Midwest')
  await setTeam(page, 'Night desk')
  await expect(section(page)).toContainText('Not saved. Someone else changed this load meanwhile.')
  await expect(section(page).getByRole('button', { name: /Team/ })).toContainText('Midwest')
})

test('a load fits a window of 320 pixels, also with a long verdict on its carrier', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  await page.setViewportSize({ width: 320, height: 844 })
  for (const load of [1, 21, 46]) {
    await page.goto(`/broker/loads/${load}`)
    await expect(page.getByRole('list', { name: 'Stops' })).toBeVisible()
    await expectNoSidewaysScroll(page, `load ${load}`)
  }
})
