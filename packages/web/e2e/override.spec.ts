import { expect, test } from '@fairhaul/testkit/playwright'

const CARRIER = '/broker/carriers/3'
const RULE = 'Cargo at least 100,000'

test('an override with a file and an end date changes the rule, its category and the overall status until it ends', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  await page.goto(CARRIER)
  const overall = page.getByRole('main').locator('header').first()
  await expect(overall).toContainText('Fail')
  const rule = page.getByRole('row', { name: RULE })
  await rule.getByRole('link', { name: /override/i }).click()

  const drawer = page.getByRole('dialog', { name: /Cargo at least 100,000/ })
  await expect(page).toHaveURL(/override=cargo_at_least_100000/)
  await expect(drawer.getByRole('radio', { name: '30 days' })).toBeFocused()
  await drawer.getByRole('button', { name: 'Save override' }).click()
  await expect(drawer.getByText('Enter a reason, or attach a supporting document.')).toBeVisible()
  await expect(drawer.getByRole('textbox', { name: 'Reason' })).toBeFocused()
  await drawer.getByRole('radio', { name: 'No end' }).check()
  await drawer.locator('input[type=file]').setInputFiles({
    name: 'coi.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  })
  await drawer.getByRole('button', { name: 'Save override' }).click()
  await expect(drawer).toBeHidden()
  await expect(rule).toContainText('Override')
  await expect(rule).toContainText('Overridden by Dana Reyes, indefinite')
  await expect(rule.getByRole('link', { name: 'coi.pdf' })).toBeVisible()
  await expect(overall).toContainText('Override')

  await page.reload()
  await expect(rule).toContainText('Override')
  await rule.getByRole('button', { name: /end override/i }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End override' }).click()
  await expect(overall).toContainText('Fail')
  await expect(rule).not.toContainText('Overridden')
})

test('a refused override and a lost connection keep the form’s text', async ({ page, signIn, servers }) => {
  await signIn('dana@northlake.example')
  await page.goto(`${CARRIER}?override=cargo_at_least_100000`)
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('radio', { name: 'No end' }).check()
  await drawer.getByRole('textbox', { name: 'Reason' }).fill('The insurer confirmed the new limit.')
  await servers.monitor.refuse('POST rule_overrides', 503, { times: 3 })
  await drawer.getByRole('button', { name: 'Save override' }).click()
  await expect(drawer.getByRole('alert').first()).toBeVisible()
  await expect(drawer.getByRole('radio', { name: 'No end' })).toBeChecked()
  await drawer.locator('input[type=file]').setInputFiles({
    name: 'not-a-picture.png',
    mimeType: 'image/png',
    buffer: Buffer.from('these bytes are text'),
  })
  await drawer.getByRole('button', { name: 'Save override' }).click()
  await expect(drawer.getByText(/PDF, PNG,? or JPEG/i).last()).toBeVisible()
  await expect(drawer.getByText('not-a-picture.png')).toBeVisible()
  await expect(drawer.getByRole('radio', { name: 'No end' })).toBeChecked()
})

test('an override whose reason was not saved keeps the reason, and saves it alone', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn('dana@northlake.example')
  await page.goto(`${CARRIER}?override=cargo_at_least_100000`)
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('radio', { name: '90 days' }).check()
  await drawer.getByRole('textbox', { name: 'Reason' }).fill('The insurer confirmed the new limit.')
  await servers.monitor.refuse('POST notes', 503, { times: 3 })
  await drawer.getByRole('button', { name: 'Save override' }).click()
  await expect(drawer.getByRole('alert').first()).toContainText('The override is saved, but not the reason')
  await expect(drawer.getByRole('textbox', { name: 'Reason' })).toHaveValue(
    'The insurer confirmed the new limit.',
  )
  await drawer.getByRole('button', { name: 'Save reason' }).click()
  await expect(drawer).toBeHidden()
  const rule = page.getByRole('row', { name: RULE })
  await rule.getByRole('button', { name: /end override/i }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End override' }).click()
  await expect(rule.getByRole('link', { name: /^Override/ })).toBeVisible()
})

test('a user who may not override sees no override link', async ({ page, signIn }) => {
  await signIn('sam@northlake.example')
  await page.goto(CARRIER)
  await expect(page.getByRole('row', { name: RULE })).toContainText('Fail')
  await expect(page.getByRole('row', { name: RULE }).getByRole('link', { name: /override/i })).toHaveCount(0)
})

test('a carrier is monitored and unmonitored in place', async ({ page, signIn }) => {
  await signIn('dana@northlake.example')
  await page.goto('/broker/carriers/search-results?search=9000013')
  const row = page.getByRole('row', { name: /DRIFTWOOD LANDING/ })
  await row.getByRole('button', { name: /^Monitor/ }).click()
  await expect(row.getByRole('button', { name: /Stop monitoring/ })).toBeVisible()
  await row.getByRole('link', { name: /DRIFTWOOD LANDING/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/DRIFTWOOD LANDING/)
  const stop = page.getByRole('button', { name: /Stop monitoring/ })
  await expect(stop).toBeVisible()
  // A double click is one press: the button that takes its place is not pressed.
  await stop.dblclick()
  await expect(page.getByRole('button', { name: /^Monitor/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Monitor/ })).toBeVisible()
})

test('safety data is hidden from a user who may not see it', async ({ page, signIn }) => {
  await signIn('robin@northlake.example')
  await page.goto(CARRIER)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PRAIRIE LANTERN HAULING INC')
  const assessment = page.getByRole('region', { name: 'Assessment', exact: true })
  await expect(assessment.getByText('Partial: 3 rules are not shown to you')).toBeVisible()
  // The company's own rules name it, and nothing else does.
  const name = 'Satisfactory or unrated safety rating'
  const ownRules = assessment.getByRole('group').filter({ hasText: 'Your company’s rules' })
  await expect(ownRules.getByText(name)).toHaveCount(1)
  await expect(assessment.getByText(name)).toHaveCount(1)
})
