import { expect, test } from '@fairhaul/testkit/playwright'
import { atWidth, PHONE } from './axe.ts'
import { holdResponses, watchLayoutShift } from './layout-shift.ts'

test.use(atWidth(PHONE))

test('a comparison, identity alerts and a rate confirmation shift no layout while they load on a phone', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  const expectNoShift = await watchLayoutShift(page)
  const main = page.getByRole('main')
  const busy = main.locator('[aria-busy=true]').first()

  const respondWithFirst = await holdResponses(page, /\/monitor\/carriers\/1\b/)
  const respondWithSecond = await holdResponses(page, /\/monitor\/carriers\/2\b/)
  await page.goto('/broker/carriers/compare?carriers[]=1&carriers[]=2')
  await expect(busy).toBeVisible()
  respondWithSecond()
  await expect(main.getByRole('link', { name: 'EAGLE MESA FREIGHT LLC' })).toBeVisible()
  respondWithFirst()
  await expect(main.getByRole('link', { name: 'NORTHLAKE FREIGHT BROKERS LLC' })).toBeVisible()
  await expect(main.getByRole('rowheader', { name: 'Insurance', exact: true })).toBeVisible()
  await expectNoShift()

  const respondWithAlerts = await holdResponses(page, /\/monitor\/identity_alerts/)
  await page.goto('/broker/identity-alerts')
  await expect(busy).toBeVisible()
  respondWithAlerts()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Identity alerts \d+ recent$/)
  await expect(main.getByRole('table')).toBeVisible()
  await expectNoShift()

  const respondWithTerms = await holdResponses(page, /\/monitor\/rate_confirmations\/\d+\//)
  await page.goto('/broker/carriers/rate-confirmations/1')
  await expect(main.getByRole('heading', { name: 'Terms' })).toBeVisible()
  respondWithTerms()
  await expect(main.getByText('on receipt of the invoice')).toBeVisible()
  await expectNoShift()
})
