import { readFile } from 'node:fs/promises'
import { expect, test } from '@fairhaul/testkit/playwright'
import { lanePath, resultRows, subscribeToSearches } from './lane-results.ts'

/** The first search of a new monitor reads a lane of thousands of trucks. */
const SEARCHED = { timeout: 30_000 }

const BIG = { from: 'Dallas, TX market', to: 'Atlanta, GA market' }

test('lane results are paged and sorted, and Back sends no paid request again', async ({ page, signIn }) => {
  await signIn('dana@northlake.example')
  const requests = subscribeToSearches(page)
  const path = await lanePath(page, BIG)
  const rows = resultRows(page)
  const title = page.getByRole('heading', { level: 1 })

  await page.goto(path)
  await expect(rows).toHaveCount(50, SEARCHED)
  await expect(title).toContainText('Dallas, TX market to Atlanta, GA market 200 carriers or more')
  await expect(page.getByText(/^\d+ miles in a straight line$/).first()).toBeVisible()
  await expect(page.getByText('There may be more.')).toBeVisible()

  // List and map highlight each other.
  await page.getByRole('button', { name: 'Show map' }).click()
  const regions = page.getByRole('group', { name: 'Where the carriers are based' })
  await regions.getByRole('button').first().hover()
  await expect(page.locator('tr[data-hovered]').first()).toBeAttached()

  // After opening a carrier, Back restores a later page and its scroll position, without a request.
  const first = rows.first().getByRole('link').first()
  const before = (await first.textContent()) ?? ''
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(first).not.toHaveText(before)
  const row = rows.nth(20)
  const name = (await row.getByRole('link').first().textContent()) ?? ''
  await row.scrollIntoViewIfNeeded()
  const top = await page.evaluate('window.scrollY')
  await row.getByRole('link').first().click()
  await expect(title).toHaveText(name)
  const searches = requests.length
  await page.goBack()
  await expect(rows.nth(20).getByRole('link').first()).toHaveText(name)
  await expect.poll(() => page.evaluate('window.scrollY')).toBe(top)
  expect(requests.length).toBe(searches)

  // The newest first, across all pages.
  await page.getByRole('button', { name: /Seen most often/ }).click()
  await page.getByRole('option', { name: 'Seen most recently' }).click()
  await expect(page).toHaveURL(/sort=recent/)
  await expect(async () => {
    const days = await rows
      .locator('td[data-key=seen]')
      .evaluateAll(cells => cells.map(cell => Date.parse((cell.textContent ?? '').replace(/^.*last /, ''))))
    expect(days).toHaveLength(50)
    expect(days).toEqual(days.toSorted((one, other) => other - one))
  }).toPass({ timeout: 10_000 })
})

test('lane results are filtered, reversed and cleared beside the results', async ({ page, signIn }) => {
  await signIn('dana@northlake.example')
  const rows = resultRows(page)
  const title = page.getByRole('heading', { level: 1 })
  await page.goto(await lanePath(page, BIG))
  await expect(rows).toHaveCount(50, SEARCHED)

  // Filters are set in a drawer that has a URL, and are shown as chips.
  await page.getByRole('link', { name: 'Filters' }).click()
  await expect(page).toHaveURL(/open=filters/)
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await drawer.getByRole('checkbox', { name: 'ELD connected' }).check()
  await drawer.getByRole('button', { name: 'Show carriers' }).click()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(/eld_connected/)
  const chip = page.getByRole('button', { name: /ELD connected/ })
  await expect(chip).toBeVisible()
  await expect(title).not.toContainText('updating')
  await chip.click()
  await expect(page).not.toHaveURL(/eld_connected/)
  await expect(title).toContainText('200 carriers or more')

  // The reverse lane is another search; without a destination there is none, and the link disappears.
  await page.getByRole('button', { name: 'Swap origin and destination' }).click()
  await expect(title).toContainText('Atlanta, GA market to Dallas, TX market')
  await expect(rows.first()).toBeVisible()
  await page.getByRole('button', { name: /Clear/ }).first().click()
  await expect(page.getByText('Choose an origin and a destination')).toBeVisible()
  await expect(rows).toHaveCount(0)
  expect(await page.evaluate('JSON.stringify(sessionStorage)')).not.toContain('seenOnLane')
})

test('a lane without results suggests a wider one, and a whole lane is exported', async ({
  page,
  signIn,
}) => {
  await signIn('sam@northlake.example')
  await page.goto(await lanePath(page, { from: '31821', to: '98101' }))
  await expect(page.getByText('No carrier was seen on this lane')).toBeVisible()
  await page.getByRole('link', { name: 'Search Georgia to Washington instead' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Georgia to Washington')
  await expect(page.getByText('No carrier was seen on this lane')).toHaveCount(0)

  await page.goto(await lanePath(page, BIG))
  await expect(resultRows(page)).toHaveCount(50, SEARCHED)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Export/ }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^dallas-tx-market-to-atlanta-ga-market-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\n')
  expect(lines[0]).toContain('Last seen on this lane')
  expect(lines.length).toBeGreaterThan(200)
  expect(lines.filter(line => /^"?[=+@]/.test(line))).toEqual([])
})

test('at the plan limit no new lane search is sent, and paid results stay', async ({ page, signIn }) => {
  await signIn('gil@stonebend.example')
  const requests = subscribeToSearches(page)
  const limit = page.getByText('No searches left.')
  const title = page.getByRole('heading', { level: 1 })
  await page.goto(await lanePath(page, BIG))
  await expect(resultRows(page)).toHaveCount(50, SEARCHED)
  await expect(page.getByText('11 of 12')).toBeVisible()
  await page.goto(await lanePath(page, { from: 'Chicago, IL market', to: 'Memphis, TN market' }))
  await expect(resultRows(page).first()).toBeVisible()
  await expect(page.getByText('12 of 12')).toBeVisible()

  // Its other pages, its other sort order and a reload are no new searches.
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(title).not.toContainText('updating')
  await page.reload()
  await expect(resultRows(page).first()).toBeVisible()
  await expect(limit).toHaveCount(0)

  const before = requests.length
  await page.getByRole('button', { name: 'Swap origin and destination' }).click()
  await expect(limit).toBeVisible()
  await expect(page.getByText('This search was not run', { exact: true })).toBeVisible()
  await expect(page.getByText(/can choose another plan/)).toBeVisible()
  expect(requests.length).toBe(before)
  await page.goBack()
  await expect(resultRows(page).first()).toBeVisible()

  await page.getByRole('button', { name: /^Export/ }).click()
  await expect(page.getByText('Export is not in your plan.')).toBeVisible()
})

test('a failed lane search keeps its results, shows the error, and continues where it stopped', async ({
  page,
  context,
  signIn,
  servers: { monitor },
}) => {
  await signIn('priya@northlake.example')
  const path = await lanePath(page, BIG)
  await monitor.refuse('POST carriers/search', 500, { times: 3 })
  await page.goto(path)
  await expect(page.getByText('This lane could not be searched')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Origin' })).toHaveValue('Dallas, TX market')
  await monitor.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(resultRows(page)).toHaveCount(50, SEARCHED)

  await context.setOffline(true)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByText(/The rows below are for Dallas, TX market/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('The connection is back.')).toBeVisible()
  await page
    .getByRole('status')
    .filter({ hasText: 'The rows below' })
    .getByRole('button', { name: 'Try again' })
    .click()
  await expect(
    page.getByRole('navigation', { name: 'Carriers, pages' }).getByText('2', { exact: true }),
  ).toHaveAttribute('aria-current', 'page')

  await monitor.refuse('POST carriers/search', 403)
  await page.goto(await lanePath(page, { from: 'Houston, TX market', to: 'New Orleans' }))
  await expect(page.getByText('You do not have access to the carriers of this lane')).toBeVisible()
  await expect(page.getByText(/An admin at your company can change that/)).toBeVisible()
  await monitor.clearFaults()
})

test('a lane alert is sent by keyboard after invalid input, a refusal and a lost connection', async ({
  page,
  signIn,
  servers: { monitor },
}) => {
  await signIn('robin@northlake.example')
  await page.goto(await lanePath(page, BIG))
  const link = page.getByRole('link', { name: 'Post an alert' })
  await expect(resultRows(page)).toHaveCount(50, SEARCHED)
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/open=alert/)
  const drawer = page.getByRole('dialog', { name: 'Post an alert' })
  await expect(drawer.getByText(/Every broker can read it/)).toBeVisible()
  await drawer.getByRole('button', { name: 'Send alert' }).click()
  await expect(drawer.getByText('Choose a category.')).toBeVisible()
  await expect(drawer.getByRole('button', { name: /Category/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: 'Hostage load' }).click()
  const text = drawer.getByRole('textbox', { name: 'What happened' })
  await text.fill('They hold the load for more money.')
  await drawer.getByRole('textbox', { name: 'Phone' }).fill('12')
  const commodity = drawer.getByRole('combobox', { name: 'Commodity' })
  await commodity.fill('General')
  await page
    .getByRole('option', { name: /General/ })
    .first()
    .click()
  await drawer.getByRole('button', { name: 'Send alert' }).click()
  await expect(drawer.getByText('This is not a valid phone number.')).toBeVisible()
  await expect(drawer.getByRole('textbox', { name: 'Phone' })).toBeFocused()
  await drawer.getByRole('textbox', { name: 'Phone' }).fill('214-555-0199')

  await monitor.refuse('POST identity_alerts', 403)
  await drawer.getByRole('button', { name: 'Send alert' }).click()
  await expect(drawer.getByRole('alert')).toContainText('Not sent.')
  await monitor.clearFaults()
  await monitor.refuse('POST identity_alerts', 503, { times: 3 })
  await drawer.getByRole('button', { name: 'Send alert' }).click()
  await expect(drawer.getByRole('alert')).toContainText('What you entered is kept')
  await monitor.clearFaults()

  // The form keeps its content when it is closed and opened again, and when the page is loaded again.
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(text).toHaveValue('They hold the load for more money.')
  await page.reload()
  await expect(text).toHaveValue('They hold the load for more money.')
  await expect(commodity).toHaveValue(/General/)
  const sent = page.waitForResponse(
    answer => answer.url().endsWith('/identity_alerts') && answer.status() === 201,
  )
  await drawer.getByRole('button', { name: 'Send alert' }).click()
  const alert = (await (await sent).json()) as { readonly id: number; readonly origin_area_id: number | null }
  expect(alert.origin_area_id).not.toBeNull()
  await expect(page.getByText('Alert posted. Every broker can read it.')).toBeVisible()
  await expect(drawer).toBeHidden()
})

test('with radius search on, the radius is in the URL, the chip, the request and the results', async ({
  page,
  signIn,
  servers,
}) => {
  const portal = await servers.startPortal({ DISABLE_ORIGIN_RADIUS_SEARCH: '0' })
  await signIn('priya@northlake.example', portal.url)
  const count = page.getByRole('heading', { level: 1 }).getByRole('status')
  const chip = page.getByRole('button', { name: 'Remove: Within 50 miles of the origin' })
  const lane = await lanePath(page, { from: '75201', to: '30303' })
  await page.goto(`${portal.url}${lane.replace('lane-search-results', 'lane-search')}`)
  const radius = page.getByRole('textbox', { name: 'Radius around the origin' })
  await radius.fill('50')
  await radius.press('Tab')
  await expect(page).toHaveURL(/filters\[origin_miles\]=50$/)
  await expect(chip).toBeVisible()
  const requested = page.waitForRequest(request => request.url().endsWith('/carriers/search'))
  await page.getByRole('button', { name: /^Search lane/ }).click()
  expect((await requested).postDataJSON()).toMatchObject({ q: { origin_radius_miles_lteq: 50 } })
  await expect(page).toHaveURL(/lane-search-results.*origin_miles/)
  await expect(count).toContainText(/\d carriers/, SEARCHED)
  const around = await count.textContent()
  await chip.click()
  await expect(page).not.toHaveURL(/origin_miles/)
  await expect(count).toContainText(/\d carriers/, SEARCHED)
  await expect(count).not.toHaveText(around ?? '')
  await portal.stop()
})
