import type { Locator, Page } from 'playwright/test'
import type { Collector } from './collector.ts'
import { expect, test } from './with-services.ts'

/** Presses a link, with number formatting that throws from now on: in one step, so that no part of Home fails before. */
const pressBroken = (link: Locator) =>
  link.evaluate((element: HTMLElement) => {
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get: () => {
        throw new RangeError('no number for dana@northlake.example')
      },
    })
    element.click()
  })

const throwIn = (page: Page, message: string) =>
  page.evaluate(text => void setTimeout(() => void Promise.reject(new Error(text))), message)

/** The texts of all reports, sorted: each report is a separate request, and the order of arrival may vary. */
const saidIn = ({ received }: Collector): readonly string[] =>
  received
    .map(({ exception }) => exception.values[0]?.value ?? '')
    .toSorted((one, other) => one.localeCompare(other))

test('view errors, uncaught errors and rejections are reported with portal, route and user, and nothing else', async ({
  page,
  signIn,
  collector,
  portal,
}) => {
  await signIn('dana@northlake.example', portal.url)
  await page.goto('/broker/carriers/global-search?search=eagle')
  await expect(page.getByRole('link', { name: 'EAGLE MESA FREIGHT LLC' })).toBeVisible()
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new TypeError('lost +1 (312) 555-0142 of dana@northlake.example')
      }),
  )
  await expect.poll(() => collector.received.length).toBe(1)
  await throwIn(page, 'no answer at /broker/sign-up?email=dana%40northlake.example&code=123456')
  await expect.poll(() => collector.received.length).toBe(2)

  // From Home, as results stay behind a profile and would report an error of their own.
  await page.getByRole('link', { name: 'EAGLE MESA FREIGHT LLC' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EAGLE MESA FREIGHT LLC')
  // The record makes it a recent carrier; the heading is shown before the record arrives.
  await expect(
    page.getByRole('region', { name: 'Assessment', exact: true }).getByText(/pass/).first(),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  const recent = page.getByRole('link', { name: 'EAGLE MESA FREIGHT LLC' }).first()
  await expect(recent).toBeVisible()
  await pressBroken(recent)
  await expect(page.getByText('This screen could not be shown')).toBeVisible()
  // Each part of a screen that fails to draw reports its error.
  await expect.poll(() => collector.received.length).toBeGreaterThanOrEqual(3)

  const [uncaught, rejected, framework, ...others] = collector.received
  for (const other of others) expect(other.tags['origin']).toBe('framework')
  expect(uncaught?.exception.values).toMatchObject([
    { type: 'TypeError', value: 'lost [number] of [e-mail]', mechanism: { type: 'onerror', handled: false } },
  ])
  expect(uncaught?.tags).toEqual({
    origin: 'uncaught',
    source_maps: 'yes',
    route: 'global-search',
    pattern: '/carriers/global-search',
  })
  expect(rejected?.tags['origin']).toBe('unhandled-rejection')
  expect(rejected?.exception.values[0]?.value).toBe('no answer at [e-mail]')
  expect(framework?.exception.values[0]).toMatchObject({
    type: 'RangeError',
    value: 'no number for [e-mail]',
  })
  expect(framework?.tags).toMatchObject({ origin: 'framework' })
  const places = framework?.exception.values[0]?.stacktrace?.frames.map(({ filename }) => filename) ?? []
  expect(places.some(place => /^app:\/\/\/broker\/assets\/[\w-]+\.js$/.test(place))).toBe(true)

  for (const event of collector.received) {
    expect(event).toMatchObject({
      environment: 'journeys',
      release: expect.stringMatching(/^fairhaul@\d+\.\d+\.\d+\+[\da-f]{8}$/),
      user: { id: expect.stringMatching(/^Northlake-Freight-Brokers-LLC-\d+-\d+$/) },
      sdk: { settings: { infer_ip: 'never' } },
    })
    expect(Object.keys(event).toSorted()).toEqual([
      'contexts',
      'environment',
      'event_id',
      'exception',
      'level',
      'platform',
      'release',
      'sdk',
      'tags',
      'timestamp',
      'transaction',
      'user',
    ])
  }
  const said = collector.requests.join('\n')
  expect(said).not.toMatch(/northlake\.example|dana@|eagle|555-0142|"cookie|"referer|search=/i)
})

test('a call that fails is reported once with its route, status and request, and without what it said', async ({
  page,
  signIn,
  collector,
  portal,
}) => {
  await signIn('dana@northlake.example', portal.url)
  await page.goto('/broker/')
  await page.route('**/monitor/carriers?**', route =>
    route.fulfill({ status: 500, headers: { 'x-request-id': 'r-1' }, body: '{"secret":"eagle"}' }),
  )
  await page.goto('/broker/carriers/search-results?search=eagle')
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect.poll(() => saidIn(collector)).toEqual(['GET carriers: unavailable: 500'])
  expect(collector.received[0]?.tags).toMatchObject({
    origin: 'call',
    route: 'search-results',
    request_id: 'r-1',
  })
  expect(collector.requests.join('\n')).not.toMatch(/secret|search=/)
})

test('errors before the reporter loads are sent, and a repeated error is sent three times', async ({
  page,
  collector,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      throw new Error('before anything had come')
    })
  })
  await page.goto('/broker/login')
  await expect.poll(() => collector.received.length).toBe(1)
  expect(collector.received[0]?.exception.values[0]?.value).toBe('before anything had come')
  expect(collector.received[0]).not.toHaveProperty('user')

  await page.evaluate(() => {
    const again = () => {
      throw new Error('in a loop')
    }
    for (let at = 0; at < 50; at += 1) setTimeout(again)
    setTimeout(() => {
      throw new Error('the last')
    }, 50)
  })
  const expected = ['before anything had come', ...Array.from({ length: 3 }, () => 'in a loop'), 'the last']
  await expect.poll(() => saidIn(collector)).toEqual(expected)
})

test('error reports wait for a connection, and an unreachable provider breaks nothing', async ({
  page,
  context,
  signIn,
  collector,
  portal,
}) => {
  await signIn('dana@northlake.example', portal.url)
  await page.goto('/broker/')
  await throwIn(page, 'first')
  await expect.poll(() => collector.received.length).toBe(1)
  await context.setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  await throwIn(page, 'while offline')
  await throwIn(page, 'still offline')
  expect(collector.received).toHaveLength(1)
  await context.setOffline(false)
  await expect.poll(() => saidIn(collector)).toEqual(['first', 'still offline', 'while offline'])

  const host = new URL(collector.dsn).host
  await context.route(`http://${host}/**`, route => route.abort())
  await throwIn(page, 'blocked')
  await page.getByRole('combobox').first().fill('eagle')
  await expect(page.getByRole('option').first()).toBeVisible()
})
