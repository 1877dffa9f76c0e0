import { expect, test } from '@fairhaul/testkit/playwright'
import { findCarrier } from './vet-a-carrier.ts'

test.beforeEach(({ signIn }) => signIn('dana@northlake.example'))

/** Longer than a page takes to show that it waits. */
const LATE_MS = 2_000

const SPELLINGS = [
  ['mc-3000002', 'EAGLE MESA FREIGHT LLC'],
  ['9000002', 'EAGLE MESA FREIGHT LLC'],
  ['DOT 9000003', 'PRAIRIE LANTERN HAULING INC'],
  ['USDOT# 09000002', 'EAGLE MESA FREIGHT LLC'],
  ['MC No. 3000002', 'EAGLE MESA FREIGHT LLC'],
  ['lantern express', 'PRAIRIE LANTERN HAULING INC'],
] as const

test('a number in any spelling, and a name, find their carrier from Home', async ({ page, servers }) => {
  for (const [text, name] of SPELLINGS)
    await test.step(text, () => findCarrier(page, servers.portalUrl, text, name))
})

test('a suggestion opens its carrier by keyboard', async ({ page }) => {
  await page.goto('/broker/')
  await expect(page.getByRole('combobox', { name: 'Find a carrier' })).toBeFocused()
  await page.keyboard.type('eagle mesa f')
  await expect(page.getByRole('listbox')).toHaveAttribute('data-for', 'eagle mesa f')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: /EAGLE MESA FREIGHT LLC/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EAGLE MESA FREIGHT LLC')
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: 'Find a carrier' })).toBeFocused()
})

test('suggestions say the verdict and its reason', async ({ page }) => {
  await page.goto('/broker/')
  await page.getByRole('combobox', { name: 'Find a carrier' }).fill('prairie lantern')
  const option = page.getByRole('option', { name: /PRAIRIE LANTERN HAULING INC/ })
  await expect(option).toContainText(/Fail.*needs/)
})

test('the search box recognizes a phone and a plate, and leads to their searches', async ({ page }) => {
  await page.goto('/broker/')
  const box = page.getByRole('combobox', { name: 'Find a carrier' })
  await box.fill('414-555-6001')
  await expect(page.getByRole('option')).toHaveText(/Phone \(414\) 555-6001.*PRAIRIE LANTERN HAULING INC/)
  await box.press('Enter')
  await expect(page).toHaveURL(/\/carriers\/contact-search\?phone=414-555-6001/)

  await box.fill('plate ZZZ 0000')
  await expect(page.getByRole('option', { name: /Plate ZZZ0000.*no vehicle on record/ })).toBeVisible()
  await box.press('Enter')
  await expect(page).toHaveURL(/\/vehicles\?plate=ZZZ0000/)
})

test('results without a carrier lead to the search that the text means', async ({ page }) => {
  await page.goto('/broker/carriers/search-results?search=(503)%20555-8086')
  await expect(page.getByRole('button', { name: /Save/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Search contacts for phone (503) 555-8086' }).click()
  await expect(page).toHaveURL(/\/carriers\/contact-search\?phone=/)
})

test('the command menu opens a carrier of an exact number and recognizes a phone', async ({ page }) => {
  await page.goto('/broker/carriers/3')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PRAIRIE LANTERN HAULING INC')
  const menu = page.getByRole('dialog', { name: 'Command menu' })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('usdot 9000002')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EAGLE MESA FREIGHT LLC')
  await page.keyboard.press('Control+k')
  await expect(menu).toBeVisible()
  await page.keyboard.type('(414) 555-6001')
  await expect(menu.getByRole('option', { name: /Phone.*PRAIRIE LANTERN HAULING INC/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/carriers\/contact-search\?phone=/)
})

test('Enter on a number before its answer says that it waits, and then opens the carrier', async ({
  page,
  servers: { monitor },
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/broker/carriers/3')
  await expect(heading).toHaveText('PRAIRIE LANTERN HAULING INC')
  await monitor.delay('GET carriers/suggest', LATE_MS)
  const box = page.getByRole('combobox', { name: 'Find a carrier' })
  await box.fill('DOT 9000002')
  await box.press('Enter')
  await expect(page.getByRole('status').getByText('Looking for “DOT 9000002”')).toBeVisible()
  await expect(heading).toHaveText('EAGLE MESA FREIGHT LLC')

  await page.keyboard.press('Control+k')
  const menu = page.getByRole('dialog', { name: 'Command menu' })
  await menu.getByRole('combobox').fill('DOT 9000003')
  await page.keyboard.press('Enter')
  await expect(menu.getByText('Looking for “DOT 9000003”')).toBeVisible()
  await expect(heading).toHaveText('PRAIRIE LANTERN HAULING INC')
})

test('on a phone, the d.b.a. that matched is shown with what matched', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/broker/')
  await page.getByRole('combobox', { name: 'Find a carrier' }).fill('eagle mesa')
  const mark = page
    .getByRole('option', { name: /d\.b\.a\. EAGLE/ })
    .first()
    .locator('mark')
  await expect(mark).toBeVisible()
  const clipped = await mark.evaluate(
    it => it.getBoundingClientRect().right > (it.parentElement?.getBoundingClientRect().right ?? 0),
  )
  expect(clipped).toBe(false)
})

test('a page of results has its URL, and Back restores it', async ({ page }) => {
  await page.goto('/broker/carriers/global-search?search=DOT')
  const rows = page.locator('[data-bench=result-row]')
  await expect(rows).toHaveCount(50)
  const first = await rows.first().getByRole('link').first().textContent()
  await page.getByRole('link', { name: /next/i }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(rows.first().getByRole('link').first()).not.toHaveText(first ?? '')
  await rows.nth(4).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/carriers\/\d+$/)
  await page.goBack()
  await expect(page).toHaveURL(/page=2/)
  await expect(rows).toHaveCount(50)
})

test('the verdict of a row shows its rules on focus', async ({ page }) => {
  await page.goto('/broker/carriers/search-results?search=9000003')
  const row = page.getByRole('row', { name: /PRAIRIE LANTERN/ })
  await row.focus()
  await page.keyboard.press('Tab')
  await expect(row.getByRole('checkbox')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(row.getByRole('button', { name: 'Fail' })).toBeFocused()
  await expect(page.getByRole('tooltip').getByText(/^Cargo .*, needs \$100,000/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toBeHidden()
})

test('a search text without content shows a message and sends no request', async ({ page, servers }) => {
  await page.goto('/broker/')
  const box = page.getByRole('combobox', { name: 'Find a carrier' }).last()
  await box.fill('---')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/broker\/$/)
  await expect(box).toHaveAttribute('aria-invalid', 'true')
  await expect(box).toHaveValue('---')
  await page.goto(`${servers.portalUrl}/broker/carriers/global-search?search=${'A'.repeat(4_000)}`)
  await expect(page.getByText(/200 characters/).first()).toBeVisible()
})

test('ten thousand characters in the search box are refused with a message and kept', async ({ page }) => {
  await page.goto('/broker/carriers/2')
  const box = page.getByRole('combobox', { name: 'Find a carrier' })
  const text = 'EAGLE '.repeat(1_700)
  await box.fill(text)
  await box.press('Enter')
  await expect(page.getByText(/200 characters/).first()).toBeVisible()
  await expect(box).toHaveValue(text)
  await expect(page).toHaveURL(/\/carriers\/2$/)
})
