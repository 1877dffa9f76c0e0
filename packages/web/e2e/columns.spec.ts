import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'
import { atWidth, DESKTOP, expectAccessible, PHONE } from './axe.ts'

const RESULTS = '/broker/carriers/search-results?search=eagle&sort=-units'
const FIRST = ['Select all rows', 'Verdict', 'Carrier']
const USUAL = [...FIRST, 'Connection', 'Authority', 'Insurance until', 'Safety', 'Units', 'Alerts']

const headers = (page: Page) => page.getByRole('columnheader')
const button = (page: Page) => page.getByRole('button', { name: 'Columns' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Columns' })
const box = (page: Page, name: string) => dialog(page).getByRole('checkbox', { name })

test('columns are chosen by keyboard, apply at once, and are stored per user', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  await page.goto(RESULTS)
  await expect(headers(page)).toHaveText(USUAL)

  await context.setOffline(true)
  await button(page).click()
  await expect(
    page.getByText('The choice of columns could not be loaded. Try again, or reload the page.'),
  ).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('The connection is back.')).toBeVisible()
  // As the message advises: a browser may cache a failed import and not request it again.
  await page.reload()
  await expect(headers(page)).toHaveText(USUAL)

  await button(page).press('Enter')
  await expect(dialog(page)).toContainText('Always first: Verdict, Carrier')
  await page.keyboard.press('Tab')
  await expect(box(page, 'Connection')).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(box(page, 'Connection')).toBeFocused()
  await expect(dialog(page).getByRole('status')).toHaveText('Connection moved to place 2 of 7.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Move Connection up' })).toBeFocused()
  await expect(dialog(page).getByRole('status')).toHaveText('Connection moved to place 1 of 7.')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await box(page, 'Units').press('Space')
  await expect(dialog(page).getByRole('status')).toHaveText(
    'Units hidden. Rows are still sorted by this column.',
  )
  await box(page, 'Alerts').press('Alt+ArrowUp')
  await expect(box(page, 'Inspections')).not.toBeChecked()
  await box(page, 'Inspections').press('Space')
  await page.keyboard.press('Escape')
  await expect(button(page)).toBeFocused()

  const chosen = [...FIRST, 'Authority', 'Insurance until', 'Safety', 'Inspections', 'Alerts']
  const order = page.getByRole('combobox', { name: 'Order' })
  await expect(page.locator('tbody tr:first-child [data-key]')).toHaveCount(7)
  await expect(headers(page)).toHaveText(chosen)
  await page.setViewportSize({ width: 940, height: 800 })
  await expect(page.locator('[data-list] > [data-overflow]')).toBeVisible()
  await page.evaluate('scrollTo(0, 600)')
  await expect(headers(page).nth(2)).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.reload()
  await expect(headers(page)).toHaveText(chosen)
  await expect(order).toHaveValue('-units')
  await page.goto('/broker/carriers/global-search?search=eagle')
  await expect(headers(page)).toHaveText(chosen)

  await signIn('priya@northlake.example')
  await page.goto(RESULTS)
  await expect(headers(page)).toHaveText(USUAL)
  await button(page).click()
  await box(page, 'Alerts').click()
  await expect(headers(page)).toHaveText(USUAL.slice(0, -1))
  await dialog(page).getByRole('button', { name: 'Restore default columns' }).click()
  await expect(headers(page)).toHaveText(USUAL)
})

test.describe('at 1280 px', () => {
  test.use(atWidth(DESKTOP))

  test('chosen columns apply to rows, and the choice passes axe', async ({ page, signIn }) => {
    await signIn('dana@northlake.example')
    await page.goto(RESULTS)
    await button(page).click()
    await box(page, 'Authority').click()
    await dialog(page).getByRole('button', { name: 'Move Alerts up' }).click()
    await dialog(page).getByRole('button', { name: 'Move Alerts up' }).click()
    await expectAccessible(page, 'the choice of columns')
    await page.keyboard.press('Escape')
    const facts = page.locator('tbody tr:first-child td[data-key]')
    const keys = await facts.evaluateAll(all => all.map(each => each.getAttribute('data-key')))
    expect(keys.filter(key => key !== 'inspections')).toEqual([
      'verdict',
      'carrier',
      'connection',
      'insurance',
      'safety',
      'alerts',
      'fleet',
    ])
  })
})

test.describe('on a phone', () => {
  test.use(atWidth(PHONE))

  test('cards have no choice of columns', async ({ page, signIn }) => {
    await signIn('dana@northlake.example')
    await page.goto(RESULTS)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect(button(page)).toHaveCount(0)
  })
})
