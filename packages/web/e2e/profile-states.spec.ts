import { expect, test } from '@fairhaul/testkit/playwright'
import type { MonitorControl } from '@fairhaul/testkit/playwright'
import type { Request } from 'playwright/test'
import { opened, section } from './profile-section.ts'

/** A carrier with something on record in every section. */
const EAGLE = '/broker/carriers/2'
const DANA = 'dana@northlake.example'
const LATE_MS = 10_000

interface Fault {
  readonly id: string
  readonly name: string
  readonly set: (monitor: MonitorControl) => Promise<void>
  /** What the section says. */
  readonly text: RegExp
  /** Of the same section, and loaded all the same. */
  readonly keeps?: RegExp
}

/** One fault for each section whose faults are in no other journey, and a kind of fault for each. */
const FAULTS: readonly Fault[] = [
  {
    id: 'classifications',
    name: 'Classifications',
    set: monitor => monitor.refuse('GET carriers/:id/rules_assessments_for_unassigned_classifications', 500),
    text: /We could not load the classifications/,
  },
  {
    id: 'identity',
    name: 'Identity check',
    set: monitor => monitor.garble('GET carriers/:id/contact_changes'),
    text: /We could not load the identity check/,
  },
  {
    id: 'associated',
    name: 'Shared contacts',
    set: monitor => monitor.refuse('GET carriers/:id/associated_carriers', 403),
    text: /You do not have access to the shared contacts/,
  },
  {
    id: 'certificates',
    name: 'Certificates',
    set: monitor => monitor.garble('GET insurance_certificate_requests'),
    text: /We could not load the certificate requests/,
    keeps: /Request a cargo certificate/,
  },
  {
    id: 'fleet',
    name: 'Fleet and equipment',
    set: monitor => monitor.refuse('GET carriers/:id/power_unit_stats', 404),
    text: /Not found/,
    keeps: /Equipment/,
  },
  {
    id: 'rates',
    name: 'Rates and payments',
    set: monitor => monitor.refuse('GET carriers/:id/payment_load_analysis', 500),
    text: /We could not load the paid loads/,
    keeps: /Rate confirmations/,
  },
  {
    id: 'notes',
    name: 'Notes',
    set: monitor => monitor.refuse('GET notes', 403),
    text: /You do not have access to the notes/,
    keeps: /New note/,
  },
]

test('each fault of a section is shown in that section, the others stand, and a late one arrives', async ({
  page,
  signIn,
  servers: { monitor },
}) => {
  await signIn(DANA)
  await monitor.delay('GET carriers/:id/safety', LATE_MS)
  for (const { set } of FAULTS) await set(monitor)
  await page.goto(`${EAGLE}#safety`)
  const safety = section(page, 'Safety')
  await expect(safety.getByText('Rating', { exact: true })).toBeVisible()
  await expect(safety.locator('[aria-busy="true"]')).toBeVisible()
  for (const { id, name, text, keeps } of FAULTS) {
    const faulty = await opened(page, id, name)
    await expect(faulty, name).toContainText(text)
    if (keeps !== undefined) await expect(faulty, name).toContainText(keeps)
  }
  await expect(
    section(page, 'Assessment')
      .getByText(/\d of \d pass/)
      .first(),
  ).toBeVisible()
  await expect(await opened(page, 'authority', 'Authority')).toContainText('Carrier authority')

  await monitor.clearFaults()
  for (const { id, name, text } of FAULTS) {
    const faulty = await opened(page, id, name)
    const again = faulty.getByRole('button', { name: 'Try again', exact: true })
    if ((await again.count()) === 0) continue
    await again.click()
    await expect(faulty, name).not.toContainText(text)
  }
  await expect(safety.getByRole('table', { name: 'Measures by BASIC' })).toBeVisible()
})

test('an address without a carrier says so', async ({ page, signIn, servers: { monitor } }) => {
  await signIn(DANA)
  for (const id of ['abc', '0', '-2', '1e3', '2.5', '99999999999999999999']) {
    await page.goto(`/broker/carriers/${id}`)
    await expect(page.getByRole('heading', { level: 1 }), id).toHaveText('Page not found')
  }
  await page.goto('/broker/carriers/search-results?search=9000002')
  await monitor.refuse('GET carriers/:id/for_broker_portal', 404)
  await page.getByRole('link', { name: 'EAGLE MESA FREIGHT LLC' }).click()
  await expect(page.getByText('This carrier does not exist')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to search' })).toBeVisible()
})

test('switching carriers quickly never shows a part of the one before', async ({
  page,
  signIn,
  servers: { monitor },
}) => {
  await signIn(DANA)
  const answered: string[] = []
  const note = (request: Request) => answered.push(new URL(request.url()).pathname)
  page.on('requestfinished', note)
  page.on('requestfailed', note)
  await page.goto('/broker/carriers/search-results?search=900000')
  await monitor.delay('GET carriers/:id/for_broker_portal', 1_500)
  await monitor.delay('GET api/v1/insurance_policies/active_by_carrier_id', 1_500)
  for (const [name, number] of [
    ['EAGLE MESA FREIGHT LLC', '9000002'],
    ['COPPER WREN TRANSPORT LLC', '9000006'],
    ['PRAIRIE LANTERN HAULING INC', '9000003'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('list', { name: 'Identifiers' })).toContainText(number)
    if (number !== '9000003') await page.goBack()
  }
  for (const id of [2, 6, 3])
    await expect
      .poll(() => answered.filter(path => path.endsWith(`/carriers/${id}/for_broker_portal`)))
      .not.toEqual([])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PRAIRIE LANTERN HAULING INC')
  await expect(page.getByRole('list', { name: 'Identifiers' })).toContainText('9000003')
  await expect(await opened(page, 'identifiers', 'Identifiers and addresses')).toContainText('9000003')
  await expect(await opened(page, 'insurance', 'Insurance')).toContainText('Lantern Bay Indemnity')
})

test('links to sections, Back, Forward and the address each show their section', async ({ page, signIn }) => {
  await signIn(DANA)
  await page.goto(EAGLE)
  const index = page.getByRole('navigation', { name: 'Sections of the profile' })
  const top = (name: string) => async () => (await section(page, name).boundingBox())?.y
  const expectAtTop = async (name: string) => {
    await expect.poll(top(name)).toBeGreaterThan(40)
    await expect.poll(top(name)).toBeLessThan(300)
  }
  await index.getByRole('link', { name: 'Insurance', exact: true }).click()
  await expectAtTop('Insurance')
  await index.getByRole('link', { name: 'Fleet and equipment', exact: true }).click()
  await expectAtTop('Fleet and equipment')
  await page.goBack()
  await expectAtTop('Insurance')
  await page.goForward()
  await expectAtTop('Fleet and equipment')
  await page.goBack()
  await page.goBack()
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
  await page.goto(`${EAGLE}#safety`)
  await expectAtTop('Safety')
})

test('an address with a part that cannot be decoded opens the profile', async ({ page, signIn }) => {
  await signIn(DANA)
  await page.goto(`${EAGLE}#%E0%A4`)
  await expect(section(page, 'Assessment')).toBeVisible()
})
