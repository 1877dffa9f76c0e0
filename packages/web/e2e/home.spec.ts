import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'
import { expectAccessible, WIDTHS } from './axe.ts'
import { watchLayoutShift } from './layout-shift.ts'
import { manager } from './sign-up-people.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name })
const changed = (page: Page) => part(page, 'What changed')
const attention = (page: Page) => part(page, 'Needs attention')
const rows = (page: Page) => changed(page).getByRole('listitem')
const mark = (page: Page) => changed(page).getByRole('button', { name: 'Mark all as seen' })
const kind = (page: Page, name: string) =>
  changed(page)
    .getByRole('navigation', { name: 'Changes by kind' })
    .getByRole('link', { name: new RegExp(`^${name} `) })

test('Home shows what changed, marks it as seen, undoes that, and shows later changes', async ({
  page,
  context,
  servers,
}) => {
  // A session of its own, because it is ended here.
  const session = await servers.monitor.sessionOf('dana@northlake.example')
  await context.addCookies([{ name: 'fairhaul_session', value: session, url: servers.portalUrl }])
  // Other journeys change alerts meanwhile, and each change would be one more request.
  await page.route('**/monitor/events*', route => route.abort())
  const requests: string[] = []
  page.on('request', request => {
    const path = new URL(request.url()).pathname.split('/monitor/')[1]
    if (path !== undefined) requests.push(path)
  })
  await page.goto('/broker/')
  await expect(mark(page)).toBeVisible()
  await expect(changed(page)).toContainText('in the last 30 days')
  // Home's requests, without duplicates: the feed has all carriers, and the bar shares the action items.
  const count = (name: string) => requests.filter(each => each.endsWith(name)).length
  await expect.poll(() => count('saved_searches')).toBe(1)
  await expect.poll(() => [count('tickets'), count('company_change_orders')]).toEqual([1, 1])
  await expect
    .poll(() => [count('monitoring/changes'), count('monitoring/carriers'), count('monitoring/regions')])
    .toEqual([1, 1, 1])
  await expect(part(page, 'Waiting for you').getByText(/alerts? (?:is|are) waiting for you$/)).toBeVisible()

  await kind(page, 'Insurance').click()
  await expect(page).toHaveURL(/\?changes=insurance$/)
  await expect(rows(page).first()).toContainText(
    /(BIPD|Cargo|General liability) (ends|now ends|expired|lowered to) /,
  )
  await page.reload()
  await expect(kind(page, 'Insurance')).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(kind(page, 'All')).toHaveAttribute('aria-current', 'page')
  await expect(changed(page).locator('[aria-busy]').first()).toHaveAttribute('aria-busy', 'false')
  const name = (await rows(page).first().getByRole('link').textContent()) ?? ''

  // By keyboard: the focus stays on the button, whatever it does next.
  await mark(page).focus()
  await page.keyboard.press('Enter')
  await expect(changed(page).getByText(/^Nothing has changed since .*, \d{1,2}:\d\d [AP]M$/)).toBeVisible()
  await expect(changed(page).getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows(page).first().getByRole('link')).toHaveText(name)
  await expect(mark(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(changed(page).getByText(/^Nothing has changed since/)).toBeVisible()

  const sam = await manager(servers, servers.monitor.sessionOf('sam@northlake.example'))
  const mine = await sam.call<readonly { readonly id: number; readonly legal_name: string }[]>(
    'GET',
    'carriers?q[subscriptions_company_id_eq]=1&q[identifiers_is_type_eq]=DOT&q[identifiers_value_start]=&per_page=1',
  )
  const [carrier] = mine
  const { id } = await sam.call<{ readonly id: number }>('POST', 'identity_alerts', {
    identity_alert: {
      is_type: 'hostage_load',
      unsanitized_message: 'They hold the load.',
      carrier_id: carrier?.id,
    },
  })
  try {
    await page.reload()
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText(`${carrier?.legal_name}`)
    await expect(rows(page)).toContainText('Identity alert: Hostage load')
    await rows(page).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${carrier?.legal_name}`)
    await page.goBack()
    await expect(rows(page)).toHaveCount(1)
  } finally {
    await sam.call('PATCH', `identity_alerts/${id}/unpublish`)
  }

  // Signing out clears what was marked as seen.
  await page.getByRole('button', { name: /: account of / }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate('Object.keys(localStorage).filter(key => key.endsWith("look"))')).toEqual([])
})

test('each part of Home fails and is retried on its own while search works', async ({
  page,
  context,
  servers: { monitor },
  signIn,
}) => {
  // Events of other journeys would load a part again before its button is pressed.
  await page.route('**/monitor/events*', route => route.abort())
  await signIn('dana@northlake.example')
  await monitor.refuse('GET monitoring/changes', 500)
  await monitor.refuse('GET saved_searches', 403)
  await monitor.refuse('GET company_change_orders', 500)
  await page.goto('/broker/')
  const search = page.getByRole('combobox', { name: 'Find a carrier' })
  await expect(changed(page).getByText('We could not load what changed')).toBeVisible()
  await expect(attention(page).getByRole('listitem').first()).toBeVisible()
  await expect(
    part(page, 'Saved searches').getByText('You do not have access to your saved searches'),
  ).toBeVisible()
  await expect(part(page, 'Waiting for you').getByText('We could not load the change orders')).toBeVisible()
  await expect(search).toBeEnabled()
  await monitor.clearFaults()
  await changed(page).getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page).first()).toBeVisible()
  await part(page, 'Waiting for you').getByRole('button', { name: 'Try again' }).click()
  await expect(
    part(page, 'Waiting for you').getByText(/change orders? (?:is|are) waiting for a decision$/),
  ).toBeVisible()

  await monitor.refuse('GET monitoring/carriers', 500)
  await page.reload()
  await expect(attention(page).getByText('We could not load My Carriers')).toBeVisible()
  await monitor.clearFaults()
  await attention(page).getByRole('button', { name: 'Try again' }).click()
  await expect(attention(page).getByRole('listitem').first()).toBeVisible()
  await expect(rows(page).first()).toBeVisible()

  await context.setOffline(true)
  await changed(page).getByRole('button', { name: 'Mark all as seen' }).click()
  await expect(changed(page).getByText(/^Nothing has changed since/)).toBeVisible()
  await context.setOffline(false)
})

test('a user who may not search sees the action items, and sends no forbidden request', async ({
  page,
  servers,
  signIn,
}) => {
  await signIn('lee@palisade.example', servers.watchdogUrl)
  const requests: string[] = []
  page.on('request', request => requests.push(new URL(request.url()).pathname))
  await page.goto(`${servers.watchdogUrl}/broker/`)
  await expect(part(page, 'Waiting for you')).toBeVisible()
  await expect(changed(page)).toHaveCount(0)
  await expect(part(page, 'Saved searches')).toHaveCount(0)
  expect(requests.filter(path => /\/(carriers|saved_searches|changes|regions)$/.test(path))).toEqual([])
})

for (const width of WIDTHS)
  test(`Home shifts no layout while its parts load at ${width} pixels, and passes axe`, async ({
    page,
    signIn,
  }) => {
    await signIn('dana@northlake.example')
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // The served page has the frame of a returning user, but not for a session that a test brings along.
    await page.goto('/broker/')
    await expect(mark(page)).toBeVisible()
    const expectNoShift = await watchLayoutShift(page)
    await page.reload()
    await expect(mark(page)).toBeVisible()
    await expect(attention(page).getByText(/^[\d,]+ monitored$/)).toBeVisible()
    await expect(attention(page).getByRole('button', { name: 'Show map' })).toBeVisible()
    await expect(part(page, 'Saved searches').getByRole('listitem').first()).toBeVisible()
    await expectNoShift()
    await changed(page).getByRole('button', { name: 'Show more' }).click()
    await expectAccessible(page, 'changes')
    await mark(page).click()
    await expect(changed(page).getByText(/^Nothing has changed since/)).toBeVisible()
    await expectAccessible(page, 'nothing changed')
  })

test.describe('of a user who saves no data', () => {
  test.use({ savesData: false })

  test('Home fetches the files that the page names as likely once the pointer moves', async ({
    page,
    signIn,
  }) => {
    const fetched = new Set<string | undefined>()
    page.on('request', request => fetched.add(request.url().split('/').at(-1)))
    await signIn('dana@northlake.example')
    await page.goto('/broker/')
    const named = await page.locator('meta[name="likely-files"]').getAttribute('content')
    const likely = named?.split(' ') ?? []
    expect(likely.length).toBeGreaterThan(0)
    let moves = 0
    const missing = async () => {
      // Moved again, as a portal that has not started sees no move.
      moves += 1
      await page.mouse.move(600 + moves, 400)
      return likely.filter(file => !fetched.has(file))
    }
    await expect.poll(missing).toEqual([])
  })
})
