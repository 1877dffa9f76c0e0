import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'
import { laneBox, pickPlace } from './lane-form.ts'

const FORM = '/broker/carriers/lane-search'

const chips = (page: Page) =>
  page.getByRole('group', { name: 'Active filters' }).getByRole('button', { name: /^Remove: / })

test('a lane is searched by keyboard, and Back, a reload and the return lane keep its values', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  await page.goto(FORM)
  await expect(laneBox(page, 'Origin')).toBeFocused()
  await page.keyboard.type('75201')
  await expect(page.getByRole('option', { name: /Dallas, TX 75201/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(laneBox(page, 'Destination')).toBeFocused()
  await page.keyboard.type('atlanta, ga mark')
  await expect(page.getByRole('option', { name: /Atlanta, GA market/ })).toContainText('Market area')
  await page.keyboard.press('Tab')
  await expect(laneBox(page, 'Destination')).toHaveValue('Atlanta, GA market')

  // The radius slider and number field, by keyboard.
  await page.getByRole('group', { name: 'Cargo', exact: true }).getByRole('slider').focus()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('slider', { name: 'Cargo', exact: true })).toHaveAttribute(
    'aria-valuetext',
    'At least $250,000',
  )
  const least = page.getByRole('textbox', { name: 'Power units, at least' })
  await least.fill('7')
  await least.press('Tab')
  await page.getByRole('checkbox', { name: 'Reefer' }).press('Space')
  await expect(chips(page)).toHaveText([
    'Fleet of at least 7 power units',
    'Cargo coverage of at least $250,000',
    'Reefer: at least 1 vehicle and 50% of its vehicles',
  ])
  await expect(page).toHaveURL(/reefer/)
  await page.reload()
  await expect(laneBox(page, 'Origin')).toHaveValue('Dallas, TX 75201')
  await expect(chips(page)).toHaveCount(3)

  // Enter submits the form; the last change is in the form's own history entry too.
  await page.getByRole('checkbox', { name: 'ELD connected' }).press('Space')
  await laneBox(page, 'Destination').press('Enter')
  await expect(page).toHaveURL(/lane-search-results\?.*eld_connected/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Lane search' })).toBeVisible()
  await expect(laneBox(page, 'Origin')).toHaveValue('Dallas, TX 75201')
  await expect(laneBox(page, 'Destination')).toHaveValue('Atlanta, GA market')
  await expect(chips(page)).toHaveCount(4)

  await page.getByRole('button', { name: 'Swap origin and destination' }).click()
  await expect(laneBox(page, 'Origin')).toHaveValue('Atlanta, GA market')
  await expect(page).toHaveURL(/lane-search\?origin%5Bname%5D=Atlanta|lane-search\?origin\[name\]=Atlanta/)

  // Opens the most recent lane with one key, then clears the recent lanes.
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(page.getByText(/No filters: showing every carrier/)).toBeVisible()
  await page.keyboard.press('1')
  await expect(laneBox(page, 'Origin')).toHaveValue('Dallas, TX 75201')
  await expect(page.getByRole('button', { name: /^Search lane/ })).toBeFocused()
  await page.getByRole('button', { name: /^Remove Dallas, TX 75201 to .* from recent lanes/ }).click()
  await expect(page.getByRole('heading', { name: 'Recent lanes' })).toBeHidden()
})

test('each error of the lane form is shown beside its field, and nothing typed is lost', async ({
  page,
  context,
  signIn,
  servers,
}) => {
  await signIn('sam@northlake.example')
  await page.goto(FORM)
  await page.getByRole('button', { name: /^Search lane/ }).click()
  await expect(page.getByText(/Choose an origin/)).toBeVisible()
  await expect(page.getByText(/Choose a destination/)).toBeVisible()
  await expect(laneBox(page, 'Origin')).toBeFocused()
  await expect(page).toHaveURL(/lane-search$/)

  await laneBox(page, 'Origin').pressSequentially('zzqx')
  await expect(page.getByText(/No place starts with “zzqx”/)).toBeVisible()
  await page.getByRole('button', { name: /^Search lane/ }).click()
  await expect(page.getByText(/Choose a place from the list/)).toBeVisible()

  await servers.monitor.refuse('GET areas/autocomplete', 403)
  await laneBox(page, 'Origin').fill('dall')
  await expect(page.getByText(/You do not have access to places/)).toBeVisible()
  await servers.monitor.clearFaults()
  await servers.monitor.refuse('GET areas/autocomplete', 500)
  await laneBox(page, 'Origin').fill('dalla')
  await expect(page.getByText(/We could not load places/)).toBeVisible()
  await expect(page.getByText(/Quote .* when you ask for help/)).toBeVisible()
  await servers.monitor.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('option', { name: /Dallas, TX market/ }).click()
  await expect(laneBox(page, 'Destination')).toBeFocused()

  // A postal code, in the post office's spelling.
  await laneBox(page, 'Destination').pressSequentially('M5V 3L9')
  await expect(page.getByRole('option', { name: /M5V/ })).toContainText('Postal area, Canada')
  await context.setOffline(true)
  await laneBox(page, 'Destination').fill('ontario')
  await expect(page.getByText(/We could not load places: the server did not respond/)).toBeVisible()
  await expect(laneBox(page, 'Destination')).toHaveValue('ontario')
  await context.setOffline(false)
  await expect(page.getByText('The connection is back.')).toBeVisible()
  // It is retried automatically.
  await page.getByRole('option', { name: 'Ontario Province, Canada' }).click()
  await expect(laneBox(page, 'Destination')).toHaveValue('Ontario')

  // The same place at both ends is a lane.
  await pickPlace(page, 'Origin', 'ontario', /^Ontario( Province, Canada)?$/)
  await page.getByRole('button', { name: /^Search lane/ }).click()
  await expect(page).toHaveURL(/lane-search-results/)
})

test('a plan without lane searches left shows it before sending, and one without lane search leads Home', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn('dana@northlake.example')
  const answer = await page.request.get('/monitor/refresh_jwt')
  const body = await answer.json()
  body.user.paywall.limits.carrier_searches = 5
  body.user.paywall.usage.carrier_searches_count = 5
  await servers.monitor.refuse('GET refresh_jwt', 200, { body })
  await page.goto(FORM)
  await expect(page.getByText(/^No searches left\. /)).toBeVisible()
  await pickPlace(page, 'Origin', '75201', /75201/)
  await pickPlace(page, 'Destination', '30303', /30303/)
  await page.getByRole('button', { name: /^Search lane/ }).click()
  await expect(page.getByRole('status').filter({ hasText: /this search was not run/ })).toBeVisible()
  await expect(page).toHaveURL(/lane-search\?/)
  await servers.monitor.clearFaults()

  await signIn('jo@plainview.example')
  await page.goto(FORM)
  await expect(page).toHaveURL(/\/broker\/$/)
})

test('recent lanes belong to the user and are cleared on sign-out', async ({ page, signIn }) => {
  await signIn('priya@northlake.example')
  await page.goto(FORM)
  await pickPlace(page, 'Origin', '75201', /75201/)
  await pickPlace(page, 'Destination', '30303', /30303/)
  await laneBox(page, 'Destination').press('Enter')
  await expect(page).toHaveURL(/lane-search-results/)
  await page.goto(FORM)
  await laneBox(page, 'Origin').press('ArrowDown')
  await expect(page.getByRole('option', { name: /Dallas, TX 75201 to Atlanta, GA 30303/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(laneBox(page, 'Destination')).toHaveValue('Atlanta, GA 30303')
  await page.getByRole('button', { name: /account of Priya/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Work e-mail')).toBeVisible()
  expect(await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })')).not.toContain(
    'Dallas',
  )
})

test('a place is found in short, a ZIP code that is not on the list by its postal area, and what Mexico lacks is said', async ({
  page,
  signIn,
}) => {
  await signIn('sam@northlake.example')
  await page.goto(FORM)
  await laneBox(page, 'Origin').fill('st. louis, mo 63101')
  await expect(page.getByRole('option', { name: /Saint Louis, MO 63101/ })).toBeVisible()
  await laneBox(page, 'Origin').fill('75072')
  const area = page.getByRole('option', { name: /, TX 750/ })
  await expect(area).toContainText('Postal area of 75072, which is not on our list of ZIP codes')
  await area.click()
  await expect(laneBox(page, 'Origin')).toHaveValue(/, TX 750$/)
  await laneBox(page, 'Destination').fill('monterrey, nl')
  await expect(page.getByText(/Mexico is on the list by its states only/)).toBeVisible()
})
