import { createHmac } from 'node:crypto'
import { CHAT_SECRET, signInByScreens } from '@fairhaul/testkit/playwright'
import type { BrowserContext, Page } from 'playwright/test'
import { axeViolations } from './axe.ts'
import { expect, test } from './with-services.ts'

const SCRIPT = 'https://widget.intercom.io/widget/journeys1'

type Call = readonly [string, ...unknown[]]

/** A fake messenger that records its calls across pages. */
const serveMessenger = async (context: BrowserContext) => {
  const calls: Call[] = []
  const requests: string[] = []
  await context.exposeFunction('chatWasTold', (call: Call) => void calls.push(call))
  await context.route('https://widget.intercom.io/**', route => {
    requests.push(route.request().url())
    return route.fulfill({
      contentType: 'text/javascript',
      body: `window.Intercom = (...call) => {
        if (call[0] === 'onUnreadCountChange') window.supportWrites = call[1]
        else window.chatWasTold(JSON.parse(JSON.stringify(call)))
      }`,
    })
  })
  return { calls, requests, names: () => calls.map(([name]) => name) }
}

const supportWrites = (page: Page, unread: number) =>
  page.evaluate(
    count => (window as unknown as { supportWrites: (unread: number) => void }).supportWrites(count),
    unread,
  )
const hashOf = (id: unknown) => createHmac('sha256', CHAT_SECRET).update(String(id)).digest('hex')
const support = (page: Page) => page.getByRole('button', { name: /^Support/ })

test('the chat starts on sign-in, shuts down on sign-out, and starts again for the next user', async ({
  page,
  context,
  servers,
}) => {
  const { calls, requests, names } = await serveMessenger(context)
  await page.goto('/broker/login')
  await signInByScreens(page, servers, 'sam@northlake.example')
  await expect.poll(names).toContain('boot')
  const [, settings] = calls.find(([name]) => name === 'boot') ?? []
  const { user_id: id } = settings as { user_id: string }
  expect(settings).toEqual({
    app_id: 'journeys1',
    hide_default_launcher: true,
    user_id: expect.stringMatching(/^\d+$/),
    user_hash: hashOf(id),
    name: expect.stringMatching(/^Sam /),
    email: 'sam@northlake.example',
    phone: expect.stringMatching(/^\+1\d{10}$/),
    created_at: expect.any(Number),
    company: {
      company_id: expect.stringMatching(/^\d+$/),
      name: 'Northlake Freight Brokers LLC',
      created_at: expect.any(Number),
      plan: 'fleet',
      status: 'active',
    },
  })
  expect(requests).toEqual([SCRIPT])

  await page.goto('/broker/carriers/global-search?search=eagle')
  // Events before the chat has started are skipped.
  await expect.poll(() => names().filter(name => name === 'boot').length).toBe(2)
  await page.getByRole('link', { name: 'EAGLE MESA FREIGHT LLC' }).click()
  await expect.poll(() => calls).toContainEqual(['trackEvent', 'carrier'])
  await supportWrites(page, 2)
  await expect(support(page)).toHaveAccessibleName('Support: 2 unread')
  await support(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(names).toContain('show')
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('button', { name: /account/i }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/broker\/login$/)
  await expect.poll(() => names().at(-1)).toBe('shutdown')
  const before = calls.length
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toMatch(/sam@|intercom/i)

  await signInByScreens(page, servers, 'robin@northlake.example')
  await expect.poll(() => names().slice(before)).toContain('boot')
  const [, next] = calls.slice(before).find(([name]) => name === 'boot') ?? []
  const nextId = (next as { user_id: string }).user_id
  expect(nextId).not.toBe(id)
  expect(next).toMatchObject({ email: 'robin@northlake.example', user_hash: hashOf(nextId) })
  expect(JSON.stringify(calls.slice(before))).not.toContain('sam@')
})

test('a sign-out in one tab shuts the chat down in the others', async ({
  page,
  context,
  servers,
  portal,
}) => {
  const { names } = await serveMessenger(context)
  const count = (name: string) => names().filter(each => each === name).length
  // A session of its own, because it is ended here.
  const value = await servers.monitor.sessionOf('priya@northlake.example')
  await context.addCookies([{ name: 'fairhaul_session', value, url: portal.url, httpOnly: true }])
  await page.goto('/broker/')
  const other = await context.newPage()
  await other.goto('/broker/')
  await expect.poll(() => count('boot')).toBe(2)
  await other.getByRole('button', { name: /account/i }).click()
  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(() => count('shutdown')).toBe(2)
  await expect(page).toHaveURL(/\/broker\/login$/)
  // Only the support address remains, which loads nothing.
  await support(page).click()
  await expect(page.getByRole('link', { name: 'help@fairhaul.example' })).toBeVisible()
})

test('a blocked or slow chat breaks nothing and shows the support address', async ({
  page,
  context,
  signIn,
  portal,
}) => {
  let isHeld = true
  let letGo = () => {}
  await context.route('https://widget.intercom.io/**', async route => {
    if (isHeld) await new Promise<void>(resolve => void (letGo = resolve))
    await route.abort()
  })
  const problems: string[] = []
  page.on('pageerror', error => problems.push(error.message))
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn('dana@northlake.example', portal.url)
  const requested = page.waitForRequest(SCRIPT)
  await page.goto('/broker/')
  await requested
  await page.getByRole('combobox').first().fill('eagle')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.getByRole('combobox').first().fill('')
  isHeld = false
  letGo()
  await support(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'could not be opened' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'help@fairhaul.example' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(support(page)).toBeFocused()
  expect(problems).toEqual([])
})
