import { expect, test } from '@fairhaul/testkit/playwright'
import { atWidth, DESKTOP, expectAccessible, expectAccessibleAtWidths } from './axe.ts'
import { laneBox, pickPlace } from './lane-form.ts'

const FILLED =
  '/broker/carriers/lane-search?filters[fleet][min]=5&filters[cargo]=250000&filters[equipment][]=reefer&filters[countries][]=US'

test.use(atWidth(DESKTOP))

test('the lane form passes axe in each state', async ({ page, signIn }) => {
  await signIn('dana@northlake.example')
  await page.goto(FILLED)
  await expectAccessibleAtWidths(page, 'a form with filters', page.getByText('4 filters narrow this lane.'))
  await pickPlace(page, 'Origin', '75201', /75201/)
  await pickPlace(page, 'Destination', '30303', /30303/)
  await page.getByRole('button', { name: /^Search lane/ }).click()
  await expect(page).toHaveURL(/lane-search-results/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Recent lanes' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Destination' }).fill('')
  await page.getByRole('button', { name: /^Search lane/ }).click()
  await expect(page.getByText(/Choose a destination/)).toBeVisible()
  await laneBox(page, 'Destination').fill('dal')
  await expectAccessibleAtWidths(page, 'a missing end, with its list', page.getByRole('option').first())
})

test('the lane form in the watchdog brand passes axe', async ({ page, signIn, servers }) => {
  await signIn('wes@palisade.example', servers.watchdogUrl)
  await signIn('wes@palisade.example')
  const answer = await page.request.get('/monitor/refresh_jwt')
  const body = await answer.json()
  body.user.paywall.can_lane_search = true
  await servers.monitor.refuse('GET refresh_jwt', 200, { body })
  await page.goto(`${servers.watchdogUrl}${FILLED}`)
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'watchdog')
  await expect(page.getByText(/of 25 searches used/)).toBeVisible()
  await expectAccessible(page, 'the form of the watchdog brand')
})
