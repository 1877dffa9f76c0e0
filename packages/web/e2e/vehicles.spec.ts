import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'
import { atWidth, DESKTOP, expectAccessibleAtWidths } from './axe.ts'

/** A tractor that one carrier leases from another. */
const VIN = '1FUJHHDR4LZ000600'
const TYPED = ' 1fuj-hhdr4lz 000600'
const PLATE = 'P967061'
const NOBODYS = '1M8GDM9AXKP042788'
/** A truck that was seen with two carriers in the last days. */
const DISPUTED = '/broker/vehicles/602'

const vin = (page: Page) => page.getByRole('textbox', { name: 'VIN' })
const question = (page: Page) => page.getByText(/^Look up a VIN, plate, or unit number to see the vehicle/)
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
const places = (page: Page) => page.getByRole('group', { name: 'Places it was seen in' }).getByRole('button')

test('a vehicle is found by VIN by keyboard, and Back and a reload restore the search', async ({
  page,
  signIn,
}) => {
  await signIn('sam@northlake.example')
  await page.goto('/broker/')
  await page.getByRole('link', { name: 'Vehicles', exact: true }).click()
  await expect(heading(page)).toHaveText(/^Vehicle search\s*$/)
  await expect(question(page)).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)

  await vin(page).focus()
  await page.keyboard.type('IOQ45678901234567')
  await page.keyboard.press('Enter')
  await expect(page.getByText('A VIN has letters and digits only, and never I, O, or Q.')).toBeVisible()
  await expect(vin(page)).toBeFocused()
  await expect(page).toHaveURL(/\/vehicles$/)

  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(NOBODYS)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`No vehicle on record has the VIN ${NOBODYS}`)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`vin=${NOBODYS}$`))

  await vin(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(TYPED)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/vehicles\/600$/)
  await expect(heading(page)).toHaveText('2020 Freightliner Cascadia')
  await expect(page).toHaveTitle('Fairhaul - Vehicle Show: 600')

  await page.goBack()
  await expect(vin(page)).toHaveValue(TYPED)
  await expect(rows(page)).toHaveCount(1)
  await expect(heading(page)).toHaveText('Vehicle search 1 vehicle, 5 sightings')
  await page.reload()
  await expect(vin(page)).toHaveValue(TYPED)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).first()).toContainText('Not scheduled')
  await rows(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('2020 Freightliner Cascadia')
})

test('a vehicle is found by plate and by unit number, and every filter is in the URL', async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn('sam@northlake.example')
  await page.goto('/broker/vehicles?filters[type]=power_unit')
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/page=2$/)
  await page.getByRole('button', { name: 'Remove: Power unit' }).click()
  await expect(question(page)).toBeVisible()

  await page.getByRole('radio', { name: 'Plate' }).check()
  await page.getByRole('textbox', { name: 'Plate' }).fill('p-967 061')
  await page.getByRole('combobox', { name: 'State or province' }).fill('texas')
  await page.getByRole('option', { name: 'TX Texas' }).click()
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect(page).toHaveURL(/\?plate=p-967%20061&state=TX$/)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).first()).toContainText(`Plate ${PLATE}, TX`)
  await rows(page)
    .first()
    .getByRole('button', { name: /copy VIN$/ })
    .click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(VIN)

  await page.getByRole('radio', { name: 'Unit number' }).check()
  await page.getByRole('textbox', { name: 'Unit number' }).fill('#t100')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/unit=%23t100$/)
  const carrier = page.getByRole('combobox', { name: 'Carrier', exact: true })
  await carrier.fill('9000007')
  await page.getByRole('option', { name: /^COPPER WREN TRANSPORT SERVICES LLC/ }).click()
  await expect(page).toHaveURL(/unit=%23t100&carrier_id=7$/)
  await expect(page.getByRole('button', { name: /^Remove: Carrier: COPPER WREN/ })).toBeVisible()
  await page.getByRole('button', { name: /^Any Seen by|Seen by/ }).click()
  await page.getByRole('option', { name: 'ELD' }).click()
  await expect(page).toHaveURL(/filters\[source\]=eld$/)
  await expect(rows(page)).toHaveCount(1)

  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('textbox', { name: 'Unit number' })).toHaveValue('#t100')
  await page.goBack()
  await expect(page).toHaveURL(/carrier_id=7$/)
  await expect(page.getByRole('button', { name: 'Remove: Seen by: ELD' })).toHaveCount(0)
  await page.getByRole('button', { name: /^Remove: Carrier/ }).click()
  await expect(page).toHaveURL(/unit=%23t100$/)
  await page.getByRole('button', { name: 'Clear lookup' }).click()
  await expect(question(page)).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('a vehicle shows its carriers, warns of two at once, and shows where it was', async ({
  page,
  signIn,
}) => {
  await signIn('sam@northlake.example')
  await page.goto(DISPUTED)
  await expect(
    page.getByText(/^Seen with two carriers in the same 30 days: .* Ask who runs it\.$/),
  ).toBeVisible()
  const history = page.getByRole('table', { name: 'Carriers it was seen with' })
  await expect(history.getByRole('row')).toHaveCount(3)
  await expect(history.getByText(/^In the same 30 days: COPPER WREN/)).toHaveCount(2)
  await expect(page.getByText(/^Motive reported this vehicle last on/)).toBeVisible()

  await expect(places(page)).toHaveCount(5)
  await places(page).first().focus()
  const map = page.getByRole('application', { name: 'Where it was seen' })
  await expect(map.locator('[data-hovered]')).toHaveCount(1)
  await page.getByRole('link', { name: 'Show up to 20' }).click()
  await expect(page).toHaveURL(/\/vehicles\/602\?areas=20$/)
  await expect(places(page)).toHaveCount(20)
  await page.reload()
  await expect(places(page)).toHaveCount(20)
  await page.goBack()
  await expect(places(page)).toHaveCount(5)

  await history.getByRole('link', { name: 'COPPER WREN TRANSPORT LLC', exact: true }).click()
  await expect(heading(page)).toHaveText('COPPER WREN TRANSPORT LLC')
  for (const missing of ['9', '99999999']) {
    await page.goto(`/broker/vehicles/${missing}`)
    await expect(page.getByText('This vehicle does not exist')).toBeVisible()
    await expect(page).toHaveTitle(`Fairhaul - Vehicle Show: ${missing}`)
  }
})

test('each refused or failed part of a vehicle shows an error in its place and loads on retry', async ({
  page,
  context,
  signIn,
  servers: { monitor },
}) => {
  await signIn('sam@northlake.example')
  await monitor.refuse('GET carrier_vehicles', 403, { times: 1 })
  await page.goto(`/broker/vehicles?vin=${VIN}`)
  await expect(page.getByText('You do not have access to the vehicles')).toBeVisible()
  await expect(vin(page)).toHaveValue(VIN)

  await monitor.refuse('GET carrier_vehicles', 500, { times: 1 })
  await page.reload()
  await expect(page.getByRole('alert').getByText('We could not load the vehicles')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page)).toHaveCount(1)

  await context.setOffline(true)
  await vin(page).fill(NOBODYS)
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect(page.getByRole('alert').getByText('No connection')).toBeVisible()
  await expect(vin(page)).toHaveValue(NOBODYS)
  await context.setOffline(false)
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('The connection is back.')
  await expect(page.getByText(`No vehicle on record has the VIN ${NOBODYS}`)).toBeVisible()

  await monitor.refuse('GET vehicles/:id', 500, { times: 1 })
  await page.goto(DISPUTED)
  await expect(page.getByRole('alert').getByText('We could not load this vehicle')).toBeVisible()
  await monitor.refuse('GET carrier_vehicle_areas/by_carrier_vehicle', 500, { times: 1 })
  await monitor.refuse('GET carriers/:id/eld_status', 403, { times: 1 })
  await page.reload()
  await expect(page.getByText('You do not have access to the ELD status')).toBeVisible()
  const where = page.getByRole('region', { name: /^Where it was seen/ })
  await where.getByRole('button', { name: 'Try again' }).click()
  await expect(places(page)).toHaveCount(5)
})

test('a company that hides the vehicle search has no link to it', async ({ page, signIn, servers }) => {
  await signIn('wes@palisade.example', servers.watchdogUrl)
  for (const path of ['vehicles', `vehicles?vin=${VIN}`, 'vehicles/600']) {
    await page.goto(`${servers.watchdogUrl}/broker/${path}`)
    await expect(page, path).toHaveURL(`${servers.watchdogUrl}/broker/`)
  }
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Vehicles', exact: true })).toHaveCount(0)
  await page.goto(`${servers.watchdogUrl}/broker/carriers/7`)
  await expect(heading(page)).toHaveText('COPPER WREN TRANSPORT SERVICES LLC')
  await expect(page.locator('a[href*="/vehicles"]')).toHaveCount(0)
})

test.describe(() => {
  test.use(atWidth(DESKTOP))

  test('vehicle screens pass axe and do not scroll horizontally', async ({ page, signIn }) => {
    await signIn('sam@northlake.example')
    await page.goto('/broker/vehicles?filters[type]=power_unit&carrier_id=7')
    await expectAccessibleAtWidths(page, 'the vehicle search', rows(page).first())
    await page.goto('/broker/vehicles')
    await expectAccessibleAtWidths(page, 'the question of the vehicle search', question(page))
    await page.goto('/broker/vehicles?plate=R%2B1')
    const wrongPlate = page.getByText('A plate has only letters and digits.')
    await expectAccessibleAtWidths(page, 'a wrong plate', wrongPlate)
    await page.getByRole('combobox', { name: 'State or province' }).fill('texas')
    const texas = page.getByRole('option', { name: 'TX Texas' })
    await expectAccessibleAtWidths(page, 'the states of a plate', texas)
    await page.goto('/broker/vehicles?vin=1M8GDM9AXKP042789')
    await expect(page.getByText(/^This VIN’s check digit is wrong/)).toBeVisible()
    await expectAccessibleAtWidths(page, 'a VIN without a vehicle', page.getByText(/^No vehicle on record/))
    await page.goto(DISPUTED)
    await expect(places(page)).toHaveCount(5)
    await expectAccessibleAtWidths(page, 'a vehicle', places(page).first())
  })
})
