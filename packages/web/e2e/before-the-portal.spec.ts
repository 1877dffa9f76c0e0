import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'

/** Blocks the portal's own scripts, as a slow connection would. Returns a function that lets them load. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(/\/assets\/[^/]+\.js$/, async route => {
    await released
    await route.continue()
  })
  return release
}

const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Find a carrier' })

test('text typed before the portal loads gets suggestions, and the portal continues with them', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  await page.goto('/broker/')
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible()

  const release = await holdScripts(page)
  const requests: string[] = []
  page.on('request', request => {
    if (request.url().includes('/carriers/suggest')) requests.push(request.url())
  })
  await page.reload({ waitUntil: 'commit' })
  const box = boxOf(page)
  await expect(box).toBeFocused()
  await page.keyboard.type('eagle mesa f')
  const eagle = page.getByRole('option', { name: /EAGLE MESA FREIGHT LLC/ })
  await expect(eagle).toBeVisible()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: /account of Dana Reyes/ })).toHaveCount(0)

  const requestedBefore = requests.length
  release()
  await expect(page.getByRole('button', { name: /account of Dana Reyes/ })).toBeVisible()
  await expect(box).toHaveValue('eagle mesa f')
  await expect(box).toBeFocused()
  expect(await box.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd])).toEqual(
    [1, 1],
  )
  await expect(eagle).toBeVisible()
  expect(requests, 'the portal asks for nothing that is answered').toHaveLength(requestedBefore)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EAGLE MESA FREIGHT LLC')
})

test('Enter before the portal loads opens the results', async ({ page, signIn }) => {
  await signIn('dana@northlake.example')
  await page.goto('/broker/')
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible()
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(boxOf(page)).toBeFocused()
  await page.keyboard.type('eagle mesa f')
  await page.keyboard.press('Enter')
  release()
  await expect(page).toHaveURL(/\/carriers\/search-results\?search=eagle/)
  await expect(page.getByRole('link', { name: 'EAGLE MESA FREIGHT LLC' })).toBeVisible()
})

test('an e-mail submitted before the portal loads leads to the code', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/broker/login', { waitUntil: 'commit' })
  await expect(page.getByLabel('Work e-mail')).toBeFocused()
  await page.keyboard.type('new@northlake.example')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/broker\/login$/)
  release()
  await expect(page.getByLabel('One-time code')).toBeFocused()
  await expect(page).toHaveURL(/\/broker\/login\/code$/)
})

const LOST = 'Fairhaul could not load'

test('a page whose scripts fail to load says so, with what to do, and shows no form that does nothing', async ({
  page,
}) => {
  await page.route(/\/assets\/[^/]+\.js$/, route => route.abort())
  await page.goto('/broker/login')
  const said = page.getByRole('alert').filter({ hasText: LOST })
  await expect(said).toBeVisible()
  await expect(said.getByRole('link', { name: 'reload the page' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send code' })).toBeHidden()
})

test('a page without any of its scripts says so after a while, by its style alone', async ({ page }) => {
  await page.route('**/broker/', async route => {
    const served = await route.fetch()
    const body = (await served.text()).replaceAll(/<script[^]*?<\/script>/g, '')
    await route.fulfill({ response: served, body })
  })
  await page.goto('/broker/')
  await expect(page.getByText(LOST)).toBeHidden()
  await expect(page.getByText(LOST)).toBeVisible({ timeout: 30_000 })
})

test('a browser without JavaScript gets the reason at once', async ({ browser, servers }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.portalUrl })
  const page = await context.newPage()
  await page.goto('/broker/')
  await expect(page.getByRole('heading', { name: 'Fairhaul needs JavaScript' })).toBeVisible()
  await expect(page.getByText(LOST)).toBeHidden()
  await context.close()
})
