import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'
import { section } from './profile-section.ts'
import { atWidth, DESKTOP, expectAccessibleAtWidths } from './axe.ts'

test.use(atWidth(DESKTOP))

const checksOf = (page: Page) => section(page, 'Your checks')
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Record a check' })

const RULE = 'verified_physical_location_activity'

interface Unassigned {
  readonly classification: { readonly explicit_classification: { readonly name: string } | null }
  readonly rules_assessment: { readonly summary: Readonly<Record<string, { readonly value: unknown }>> }
}

/** A carrier of which no one has checked the place of business, and a classification for which that matters. */
const unchecked = async (page: Page) => {
  const facts = (await (
    await page.request.get('/monitor/rules/own_carrier_facts?limit=60&after=300')
  ).json()) as {
    readonly carriers: { readonly id: { readonly values: readonly number[] } }
  }
  for (const id of facts.carriers.id.values) {
    const address = `/monitor/carriers/${id}/rules_assessments_for_unassigned_classifications`
    const those = (await (await page.request.get(address)).json()) as readonly Unassigned[]
    const found = those.find(({ rules_assessment: { summary } }) => summary[RULE]?.value === null)
    const classification = found?.classification.explicit_classification?.name
    if (classification !== undefined) return { id, classification }
  }
  throw new Error('Every own carrier was checked.')
}

test.beforeEach(async ({ signIn }) => signIn('dana@northlake.example'))

test('a rule passes by a check of one’s own until the check is taken back', async ({ page }) => {
  const { id, classification } = await unchecked(page)
  await page.goto(`/broker/carriers/${id}#classifications`)
  const one = section(page, 'Classifications').getByRole('group').filter({ hasText: classification }).first()
  await one.locator('summary').click()
  const rule = one.getByRole('listitem').filter({ hasText: 'Passes once a truck is seen' })
  await expect(rule).toContainText('Location not on record')
  await rule.getByRole('link', { name: /^See your checks/ }).click()
  await expect(page).toHaveURL(/#checks$/)
  await expect(checksOf(page)).toContainText('Nothing checked yet.')

  await checksOf(page).getByRole('link', { name: 'Record a check' }).click()
  const drawer = drawerOf(page)
  await drawer.getByRole('button', { name: 'Record check' }).click()
  await expect(drawer.getByText('Choose what came of it.')).toBeVisible()
  await drawer.getByRole('button', { name: /What was checked/ }).click()
  await page.getByRole('option', { name: 'Physical location' }).click()
  await drawer.getByRole('radio', { name: 'Verified', exact: true }).check()
  const day = drawer.getByRole('textbox', { name: 'Checked on' })
  const today = await day.inputValue()
  await day.fill('11/21/2199')
  await day.press('Tab')
  await expect(drawer.getByText(/in the future|or earlier/)).toBeVisible()
  await day.fill(today)
  await day.press('Tab')
  await drawer.getByLabel(/^Note/).fill('Drove by: six trucks with its name.')
  await drawer.locator('input[type=file]').setInputFiles({
    name: 'yard.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  })
  await drawer.getByRole('button', { name: 'Record check' }).click()
  await expect(drawer).toBeHidden()

  const row = checksOf(page).getByRole('listitem')
  await expect(row).toContainText(/Verified \w{3} \d+, \d{4} by Dana Reyes, until \w{3} \d+, \d{4}/)
  await expect(row.getByRole('link', { name: 'yard.pdf' })).toBeVisible()
  await expect(rule).toBeHidden()

  await row.getByRole('button', { name: /^Take back/ }).click()
  await row.getByRole('button', { name: 'Take back', exact: true }).click()
  await expect(row.getByText('Enter the reason.')).toBeVisible()
  await row.getByRole('textbox', { name: 'Reason' }).fill('The yard of another firm.')
  await row.getByRole('button', { name: 'Take back', exact: true }).click()
  await expect(row).toContainText('by Dana Reyes: The yard of another firm.')
  await expect(rule).toContainText(/Location: check of \w{3} \d+, \d{4} taken back/)
})

test('checks of every state are listed, the drawer keeps what was typed after a failure, and both are accessible', async ({
  page,
  servers,
}) => {
  await page.goto('/broker/carriers/2#checks')
  for (const state of ['Verified', 'Ends soon', 'Ended', 'Replaced', 'Taken back'])
    await expect(checksOf(page).getByText(state, { exact: true }).first()).toBeVisible()
  await expectAccessibleAtWidths(page, 'your checks', checksOf(page).getByRole('listitem').first())
  await checksOf(page).getByRole('link', { name: 'Record a check' }).click()
  const drawer = drawerOf(page)
  await servers.monitor.refuse('POST own_checks', 500, { times: 1 })
  await drawer.getByRole('button', { name: /What was checked/ }).click()
  await page.getByRole('option', { name: 'References called' }).click()
  await drawer.getByRole('radio', { name: 'Not verified' }).check()
  await drawer.getByLabel(/^Note/).fill('No answer.')
  await drawer.getByRole('button', { name: 'Record check' }).click()
  await expect(drawer.getByText(/^No check was recorded/)).toBeVisible()
  await expect(drawer.getByLabel(/^Note/)).toHaveValue('No answer.')
  await expectAccessibleAtWidths(page, 'the form of a check', drawer)
})

test('a monitor without checks has no such section', async ({ page, servers }) => {
  await servers.monitor.refuse('GET own_checks', 404)
  await page.goto('/broker/carriers/2#checks')
  await expect(page.getByRole('region', { name: 'Identity check' })).toBeVisible()
  await expect(checksOf(page)).toBeHidden()
})

test('a code that a caller reads from the e-mail on record is a check', async ({ page, servers }) => {
  await page.goto('/broker/carriers/3#checks')
  await checksOf(page).getByRole('link', { name: 'Send a code' }).click()
  const drawer = page.getByRole('dialog', { name: 'Send a code' })
  await drawer.getByRole('button', { name: 'Send code' }).click()
  const address = (await drawer.getByRole('status').locator('strong').textContent()) ?? ''
  const code = await servers.monitor.codeFor(address)
  const field = drawer.getByLabel('Code that the caller reads to you')
  await field.fill(code === '000000' ? '000001' : '000000')
  await drawer.getByRole('button', { name: 'Check code' }).click()
  await expect(drawer.getByText('Wrong code. 4 tries left.')).toBeVisible()
  await expectAccessibleAtWidths(page, 'the code of a caller', field)
  await field.fill(code)
  await drawer.getByRole('button', { name: 'Check code' }).click()
  await expect(drawer).toBeHidden()
  const row = checksOf(page).getByRole('listitem').filter({ hasText: 'Code read from its e-mail' })
  await expect(row).toContainText(`Code to ${address} read back`)
})
