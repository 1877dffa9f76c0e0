import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'

const top = (page: Page): Promise<number> => page.evaluate('Math.round(window.scrollY)')
/** Resolves after the frame in which the page gets the scroll event, as a person would see it. */
const scrollTo = async (page: Page, y: number) => {
  await expect
    .poll(() => page.evaluate('document.documentElement.scrollHeight - innerHeight'))
    .toBeGreaterThan(y)
  await page.evaluate(`new Promise(resolve => {
    addEventListener('scroll', resolve, { once: true })
    window.scrollTo(0, ${y})
  })`)
  expect(await top(page)).toBe(y)
}

test('each screen has its title, is announced, and focuses its heading', async ({ page, signIn }) => {
  await signIn('sam@northlake.example')
  await page.goto('/broker/')
  await expect(page).toHaveTitle('Fairhaul - Home')
  const announced = page.locator('#root > [aria-live=polite]')
  const rail = page.getByRole('navigation', { name: 'Portal' })
  await rail.getByRole('link', { name: 'My account' }).click()
  await expect(page).toHaveTitle('Fairhaul - My account')
  await expect(announced).toHaveText('Fairhaul - My account')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(rail.getByRole('link', { name: 'My account' })).toHaveAttribute('aria-current', 'page')

  await page.getByRole('combobox', { name: 'Find a carrier' }).fill('eagle mesa')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Fairhaul - Global search results')
  await page.getByRole('link', { name: 'EAGLE MESA FREIGHT LLC' }).click()
  await expect(page).toHaveTitle('Fairhaul - Carrier Detail: 2')
  await expect(announced).toHaveText('Fairhaul - Carrier Detail: 2')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goto('/broker/nowhere')
  await expect(page).toHaveTitle('Fairhaul - Page Not Found')
})

test('a heading that renders late gets the focus of its placeholder', async ({ page, signIn, servers }) => {
  await signIn('sam@northlake.example')
  await page.goto('/broker/carriers/search-results?search=9000002')
  await servers.monitor.delay('GET carriers/:id/for_broker_portal', 900)
  const link = page.getByRole('link', { name: 'EAGLE MESA FREIGHT LLC' })
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'EAGLE MESA FREIGHT LLC' })).toBeFocused()
})

test('a new route opens at the top, and the same route, Back and a reload keep the scroll position', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn('sam@northlake.example')
  await page.goto('/broker/carriers/search-results?search=DOT')
  await expect(page.locator('[data-bench=result-row]')).toHaveCount(50)
  await scrollTo(page, 700)
  await page.getByRole('row').nth(20).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/carriers\/\d+$/)
  await expect.poll(() => top(page)).toBe(0)
  await scrollTo(page, 300)

  await servers.monitor.delay('GET carriers', 700)
  await page.goBack()
  await expect(page).toHaveURL(/search=DOT$/)
  await expect.poll(() => top(page)).toBe(700)
  await page.goForward()
  await expect.poll(() => top(page)).toBe(300)
  await page.goBack()
  await expect.poll(() => top(page)).toBe(700)
  await page.reload()
  await expect.poll(() => top(page)).toBe(700)

  await page.getByRole('link', { name: /next/i }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.locator('[data-bench=result-row]')).toHaveCount(50)
})
