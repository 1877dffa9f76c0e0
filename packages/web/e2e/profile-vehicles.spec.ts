import { expect, test } from '@fairhaul/testkit/playwright'
import { expectAccessibleAtWidths } from './axe.ts'
import { opened, section } from './profile-section.ts'

/** A carrier that has all of it: ELD, certificate, touches, payments, and more users than a page. */
const EAGLE = '/broker/carriers/2'

test('a vehicle of a carrier is filtered, matched with ELD and certificate, and opened', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  await page.goto(`${EAGLE}#vehicles`)
  const vehicles = await opened(page, 'vehicles', 'Vehicles')
  await expect(vehicles).toContainText('40 scheduled, 7 not scheduled')
  await vehicles.getByRole('button', { name: /Type/ }).first().click()
  await page.getByRole('option', { name: 'Power unit', exact: true }).click()
  await expect(vehicles.getByRole('cell', { name: 'No ELD on trailers' })).toHaveCount(0)
  await expect(vehicles.getByRole('row', { name: /On the ELD and the certificate/ }).first()).toBeVisible()
  await vehicles.getByRole('button', { name: 'Clear filters' }).click()
  await expect(vehicles.getByRole('cell', { name: 'No ELD on trailers' }).first()).toBeAttached()
  await vehicles
    .getByRole('link', { name: /^[A-Z0-9]{17}$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/broker\/vehicles\/\d+$/)
})

test('areas that a carrier runs in light up on the map and in the list, and are narrowed by time', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  await page.goto(`${EAGLE}#touches`)
  const where = await opened(page, 'touches', 'Where it runs')
  const list = where.getByRole('group', { name: 'Areas it was seen in' })
  await expect(list.getByRole('button', { name: /verified by ELD/ }).first()).toBeVisible()
  const all = await where.getByRole('status').first().innerText()
  await where.getByRole('button', { name: /Last seen/ }).click()
  await page.getByRole('option', { name: 'Last 30 days' }).click()
  await expect(where.getByRole('status').first()).not.toHaveText(all)
  await list.getByRole('button').first().hover()
  await expect(where.locator('[data-hovered]').first()).toBeVisible()
})

test('each section about vehicles and people fails, is refused and is tried again alone', async ({
  page,
  signIn,
  servers: { monitor },
}) => {
  await signIn('dana@northlake.example')
  await monitor.refuse('GET carriers/:id/vehicles', 500)
  await monitor.refuse('GET carriers/:id/historical_touches_by_five_zip_areas', 403)
  await monitor.refuse('GET api/v1/users/redacted_users', 404)
  await page.goto(EAGLE)
  const vehicles = await opened(page, 'vehicles', 'Vehicles')
  await expect(vehicles.getByText('We could not load the vehicles')).toBeVisible()
  const where = await opened(page, 'touches', 'Where it runs')
  await expect(where.getByText('You do not have access to where it was seen')).toBeVisible()
  const people = await opened(page, 'people', 'People')
  await expect(people.getByRole('table', { name: 'Contacts on record' })).toBeVisible()
  await expectAccessibleAtWidths(page, 'failed sections', people)
  await monitor.clearFaults()
  await vehicles.getByRole('button', { name: 'Try again', exact: true }).click()
  await expect(vehicles.getByRole('table', { name: 'Vehicles of this carrier' })).toBeVisible()
})

test('people of a carrier are masked for anyone who may not see them in full', async ({ page, signIn }) => {
  await signIn('sam@northlake.example')
  await page.goto(`${EAGLE}#people`)
  const people = await opened(page, 'people', 'People')
  await expect(people.getByText(/^•••• \d\d$/).first()).toBeVisible()
  await people.getByRole('button', { name: /^Pending dispatchers/ }).click()
  await expect(people.getByRole('row', { name: /Pending dispatcher/ })).toHaveCount(3)
})

test('the sections about vehicles and people are accessible', async ({ page, signIn }) => {
  await signIn('dana@northlake.example')
  await page.goto(EAGLE)
  for (const [id, name] of [
    ['fleet', 'Fleet and equipment'],
    ['vehicles', 'Vehicles'],
    ['touches', 'Where it runs'],
    ['rates', 'Rates and payments'],
    ['people', 'People'],
  ] as const)
    await opened(page, id, name)
  await expectAccessibleAtWidths(page, 'vehicles and people', section(page, 'People'))
})
