import { expect, test } from '@fairhaul/testkit/playwright'
import { expectAccessibleAtWidths } from './axe.ts'
import { opened, section } from './profile-section.ts'

/** A carrier with policies of every status, requests of every status, inspections and violations. */
const EAGLE = '/broker/carriers/2'

test('authority and policies are drawn over time, and one key shows each as a table', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  await page.goto(EAGLE)
  const authority = await opened(page, 'authority', 'Authority')
  await expect(authority.getByRole('img', { name: /^Active, / })).toBeVisible()
  await authority.getByRole('button', { name: 'Show history as a table' }).focus()
  await page.keyboard.press('Enter')
  await expect(authority.getByRole('columnheader', { name: 'From' })).toBeVisible()
  const insurance = await opened(page, 'insurance', 'Insurance')
  await expect(insurance.getByRole('figure', { name: 'Policies over time' })).toBeVisible()
  await expect(insurance.getByRole('row', { name: /Workers’ compensation canceled/ })).toBeAttached()
  await expect(insurance.getByRole('row', { name: /not yet confirmed by the insurer/ })).toBeAttached()
})

test('an inspection opens its violations, and filters narrow the list', async ({ page, signIn }) => {
  await signIn('dana@northlake.example')
  await page.goto(EAGLE)
  const records = await opened(page, 'inspections', 'Inspections and crashes')
  await expect(records.getByRole('img', { name: /out of service of \d+ inspections in/ })).toBeVisible()
  await records.getByRole('checkbox', { name: 'Out of service' }).check()
  await expect(records.getByText(/\d+ of \d+ inspections match/)).toBeVisible()
  await records
    .getByRole('button', { name: /^\d+ violations? of / })
    .first()
    .click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('list', { name: 'Violations' }).getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await records.getByRole('tab', { name: /Violations/ }).click()
  await expect(records.getByText(/\d+ of \d+ violations match/)).toBeVisible()
})

test('each section about safety and insurance fails, is refused, is absent and is tried again alone', async ({
  page,
  signIn,
  servers: { monitor },
}) => {
  await signIn('dana@northlake.example')
  await monitor.refuse('GET carriers/:id/authority_history', 404)
  await monitor.refuse('GET api/v1/insurance_policies/active_by_carrier_id', 500)
  await monitor.refuse('GET carriers/:id/inspections', 403)
  await page.goto(EAGLE)
  const authority = await opened(page, 'authority', 'Authority')
  await expect(authority.getByText('Carrier authority')).toBeVisible()
  await expect(authority.getByRole('figure')).toHaveCount(0)
  const insurance = await opened(page, 'insurance', 'Insurance')
  await expect(insurance.getByText('We could not load the policies')).toBeVisible()
  const records = await opened(page, 'inspections', 'Inspections and crashes')
  await expect(records.getByText('You do not have access to the inspections')).toBeVisible()
  await monitor.clearFaults()
  await insurance.getByRole('button', { name: 'Try again', exact: true }).click()
  await expect(insurance.getByRole('table', { name: 'Insurance policies' })).toBeVisible()
})

test('hidden safety data is neither shown nor sent', async ({ page, signIn }) => {
  const requests: string[] = []
  page.on('request', request => requests.push(new URL(request.url()).pathname))
  await signIn('robin@northlake.example')
  await page.goto(EAGLE)
  const safety = await opened(page, 'safety', 'Safety')
  await expect(safety.getByText('Safety data is hidden')).toBeVisible()
  await expect(section(page, 'Inspections and crashes')).toHaveCount(0)
  expect(requests.filter(path => /carriers\/2\/(safety|inspections|violations|crashes)$/.test(path))).toEqual(
    [],
  )
})

test('the sections about safety and insurance are accessible', async ({ page, signIn }) => {
  await signIn('dana@northlake.example')
  await page.goto(EAGLE)
  for (const [id, name] of [
    ['authority', 'Authority'],
    ['insurance', 'Insurance'],
    ['certificates', 'Certificates'],
    ['safety', 'Safety'],
    ['inspections', 'Inspections and crashes'],
  ] as const)
    await opened(page, id, name)
  await expectAccessibleAtWidths(page, 'safety and insurance', section(page, 'Inspections and crashes'))
})
