import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command menu' })
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Command menu' })
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name })

test('the palette opens any screen by keyboard and lists recent choices first', async ({ page, signIn }) => {
  await signIn('sam@northlake.example')
  await page.goto('/broker/carriers/2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EAGLE MESA FREIGHT LLC')

  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('plan bil')
  await expect(option(page, /Plan and billing/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/my-account\?tab=4$/)
  await expect(palette(page)).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('9000003')
  await expect(option(page, /PRAIRIE LANTERN HAULING INC/)).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', /carrier_3$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/carriers\/3$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PRAIRIE LANTERN HAULING INC')

  await page.keyboard.press('Control+k')
  const recent = palette(page).getByRole('group', { name: 'Recent' })
  await expect(recent.getByRole('option').nth(0)).toHaveText(/PRAIRIE LANTERN/)
  await expect(recent.getByRole('option').nth(1)).toHaveText(/Plan and billing/)

  await page.keyboard.type('dark theme')
  await expect(option(page, /dark/i).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('zzqx nobody')
  await expect(palette(page).getByRole('status')).toHaveText(
    'Nothing matches “zzqx nobody”. Press Enter to search carriers for it.',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/carriers\/global-search\?search=zzqx/)
})

test('text typed before the palette loads appears in it', async ({ page, signIn }) => {
  await signIn('sam@northlake.example')
  let come = () => {}
  const comes = new Promise<void>(resolve => {
    come = resolve
  })
  await page.route(/[/]assets[/]late-[\w-]{7,8}[.]js$/, async route => {
    await comes
    await route.continue()
  })
  await page.goto('/broker/carriers/2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EAGLE MESA FREIGHT LLC')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('my a')
  come()
  await expect(field(page)).toHaveValue('my a')
  await page.keyboard.type('cc')
  await expect(field(page)).toHaveValue('my acc')
  await expect(option(page, /My account/).first()).toHaveAttribute('aria-selected', 'true')
})

test('late palette results appear below the cursor, and a failed source can be retried', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn('sam@northlake.example')
  await page.goto('/broker/carriers/2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EAGLE MESA FREIGHT LLC')
  await servers.monitor.refuse('GET carriers/suggest', 500)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('my a')
  await expect(option(page, /My account/).first()).toHaveAttribute('aria-selected', 'true')
  await expect(palette(page).getByRole('status')).toHaveText(/Carriers could not be searched/)
  await servers.monitor.clearFaults()
  await field(page).fill('')
  await page.keyboard.type('e')
  await expect(
    palette(page).getByRole('group', { name: 'Carriers' }).getByRole('option').first(),
  ).toBeVisible()
  const first = palette(page).getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')

  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toHaveCount(0)
})

test('the palette hides what a user may not open, and the pointer works like the keyboard', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn('lee@palisade.example', servers.watchdogUrl)
  await page.goto(`${servers.watchdogUrl}/broker/`)
  await page.getByRole('button', { name: /^Command menu/ }).click()
  await expect(field(page)).toBeFocused()
  for (const text of ['lane', 'vehicles', 'saved', 'eagle']) {
    await field(page).fill(text)
    await expect(palette(page).getByRole('status')).toHaveText(`Nothing matches “${text}”.`)
    await expect(palette(page).getByRole('option')).toHaveCount(0)
  }
  await field(page).fill('shortcuts')
  await option(page, /Shortcuts/).click()
  const sheet = page.getByRole('dialog', { name: 'Shortcuts' })
  await expect(sheet).toBeVisible()
  await expect(sheet.getByText('Lane search')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
})

test('shortcuts open screens, but not while typing', async ({ page, signIn }) => {
  await signIn('sam@northlake.example')
  await page.goto('/broker/carriers/2')
  await expect(page.getByRole('button', { name: /^Waiting for you/ })).toBeVisible()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Shortcuts' })
  await expect(sheet.getByRole('region', { name: 'Go to' })).toContainText('My account')
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await page.keyboard.press('/')
  const search = page.getByRole('combobox', { name: 'Find a carrier' })
  await expect(search).toBeFocused()
  await page.keyboard.type('g y?')
  await expect(search).toHaveValue('g y?')
  await expect(page).toHaveURL(/\/carriers\/2$/)
  await search.evaluate(input => input.blur())
  await page.keyboard.press('g')
  await page.keyboard.press('y')
  await expect(page).toHaveURL(/\/my-account/)
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await expect(page).toHaveURL(/\/broker\/$/)
})

test('the top bar counts the user’s action items, and shows no count when it is unknown', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn('priya@northlake.example')
  await page.goto('/broker/carriers/2')
  const waiting = page.getByRole('button', { name: /^Waiting for you: \d/ })
  await waiting.click()
  await expect(page.getByRole('region', { name: 'Waiting for you' })).toContainText(
    /alerts? (?:is|are) waiting for you/,
  )
  await page.keyboard.press('Escape')
  await expect(waiting).toBeFocused()
  await servers.monitor.refuse('GET tickets', 403)
  await servers.monitor.refuse('GET company_change_orders', 403)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EAGLE MESA FREIGHT LLC')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible()
  await expect(waiting).toHaveCount(0)
})

test('the palette opens another tab of the current screen and focuses it', async ({ page, signIn }) => {
  await signIn('sam@northlake.example')
  await page.goto('/broker/my-account?tab=0')
  await expect(page.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('teams')
  await expect(option(page, /^Teams/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/my-account\?tab=3$/)
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Profile' })).toBeFocused()
})
