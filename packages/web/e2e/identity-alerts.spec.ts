import { expect, test } from '@fairhaul/testkit/playwright'
import { atWidth, DESKTOP, expectAccessibleAtWidths } from './axe.ts'

const DANA = 'dana@northlake.example'
const PRIYA = 'priya@northlake.example'
const WES = 'wes@palisade.example'

/** An e-mail address, or a phone number as the demo writes it. */
const CONTACT = /[\w.]@\w|\d{3}-?555-?\d{4}/

test.use(atWidth(DESKTOP))

test('identity alerts are listed in tabs, and narrowed by filters that are in the address', async ({
  page,
  signIn,
}) => {
  await signIn(DANA)
  await page.goto('/broker/')
  await page.getByRole('link', { name: 'Identity alerts', exact: true }).click()
  const table = page.getByRole('table', { name: 'Identity alerts' })
  // Other journeys withdraw theirs, which are above as newer ones.
  await expect(table.getByRole('row', { name: /Published/ }).first()).toBeVisible()
  await page.getByRole('button', { name: /Category/ }).click()
  await page.getByRole('option', { name: 'Hostage load' }).click()
  await expect(page).toHaveURL(/category=hostage_load/)
  await expect(table.getByRole('link', { name: 'Hostage load' }).first()).toBeVisible()
  await expect(table.getByRole('link', { name: 'Slow payment' })).toHaveCount(0)
  await page.getByRole('button', { name: /Posted by/ }).click()
  await page.getByRole('option', { name: 'Your company' }).click()
  await expect(page).toHaveURL(/by=company/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove: Hostage load' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove: Hostage load' }).click()
  await expect(page).not.toHaveURL(/category/)
  await page.getByRole('link', { name: 'Mine' }).click()
  await expect(page).toHaveURL(/tab=mine/)
  await expect(table.getByRole('row').nth(1)).toContainText('Dana Reyes')
})

test('an identity alert is typed, left, sent once, supported by evidence, answered by another and withdrawn', async ({
  page,
  pageOf,
  signIn,
  servers,
}) => {
  await signIn(DANA)
  await page.goto('/broker/identity-alerts')
  await page.getByRole('link', { name: 'New alert' }).click()
  await page.getByRole('button', { name: 'Send alert' }).click()
  await expect(page.getByText('Choose a category.')).toBeVisible()
  await page.getByRole('button', { name: /Category/ }).click()
  await page.getByRole('option', { name: 'Hostage load' }).click()
  await expect(page.getByText('About a carrier, or someone who uses its name.')).toBeVisible()
  await page.getByRole('combobox', { name: /^Carrier/ }).fill('copper wren')
  await page
    .getByRole('option', { name: /COPPER WREN/ })
    .first()
    .click()
  const text = page.getByRole('textbox', { name: 'What happened' })
  await text.fill('They ask for twice the rate.')
  await page.getByRole('textbox', { name: 'ZIP code where it started' }).fill('75202')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await page.goto('/broker/identity-alerts/new')
  await expect(text).toHaveValue('They ask for twice the rate.')
  await page.getByRole('button', { name: 'Send alert' }).click()
  await expect(page.getByText('Choose the commodity too, or remove where the load started.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Commodity' }).fill('General')
  await page
    .getByRole('option', { name: /General/ })
    .first()
    .click()
  await servers.monitor.delay('POST identity_alerts', 300)
  const writes: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/identity_alerts')) writes.push(request.url())
  })
  await page.getByRole('button', { name: 'Send alert' }).dblclick()
  await expect(page).toHaveURL(/identity-alerts\/\d+$/)
  expect(writes).toHaveLength(1)
  await servers.monitor.clearFaults()

  await expect(page.getByText('This report has no evidence.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Add evidence' }).click()
  await page.getByRole('textbox', { name: 'What it shows' }).fill('Their mail.')
  const paper = { name: 'mail.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }
  await page.getByLabel('File (optional)').setInputFiles(paper)
  await page.getByRole('button', { name: 'Add evidence' }).click()
  await expect(page.getByRole('link', { name: 'mail.pdf' })).toBeVisible()

  const other = await pageOf(PRIYA)
  await other.goto(page.url())
  const reply = other.getByRole('textbox', { name: 'Message' })
  await reply.fill('We saw this too.')
  await other.reload()
  await expect(reply).toHaveValue('We saw this too.')
  await other.getByRole('button', { name: 'Add message' }).click()
  const conversation = other.getByRole('list', { name: 'Messages' })
  await expect(conversation).toContainText('We saw this too.')
  await expect(conversation).toContainText('Northlake Freight Brokers LLC')
  await reply.fill('And again.')

  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('button', { name: 'Withdraw alert' }).click()
  await expect(page.getByText('This alert was withdrawn.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Withdraw' })).toHaveCount(0)
  // The colleague's page follows by itself, and loses nothing that was typed.
  await expect(other.getByText('Only your company can see it.', { exact: false })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Add message' })).toHaveCount(0)
  await expect(other.getByRole('textbox', { name: 'Your message' })).toHaveValue('And again.')
})

test('a watchdog user reads type, date and text, and no contact comes over the wire', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn(WES, servers.watchdogUrl)
  const bodies: string[] = []
  page.on('response', response => {
    // A response that comes as the journey ends cannot be read any more.
    const keep = (body: string) => void bodies.push(body)
    if (response.url().includes('/identity_alert')) void response.text().then(keep, () => undefined)
  })
  await page.goto(`${servers.watchdogUrl}/broker/identity-alerts`)
  const table = page.getByRole('table', { name: 'Identity alerts' })
  for (const name of ['Report type', 'Alert date', 'Text'])
    await expect(table.getByRole('columnheader', { name })).toBeVisible()
  await expect(table.getByRole('columnheader', { name: /contact|Posted by/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Mine' }).click()
  await expect(table.getByRole('columnheader', { name: 'Status' })).toBeVisible()
  await table.getByRole('row').nth(1).getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Facts' })).toBeVisible()
  await expect(page.getByText('Contact used')).toHaveCount(0)
  await expect.poll(() => bodies.length).toBeGreaterThanOrEqual(3)
  for (const body of bodies) {
    expect(body).not.toMatch(CONTACT)
    expect(body).not.toMatch(/"(email|phone|phone_e164)":"/)
  }
})

test('identity alerts that fail say so, and an alert that is not there leads back to the list', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn(DANA)
  await servers.monitor.refuse('GET identity_alerts', 500)
  await page.goto('/broker/identity-alerts')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await servers.monitor.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table', { name: 'Identity alerts' })).toBeVisible()
  await page.goto('/broker/identity-alerts/999999')
  await expect(page.getByText('This alert does not exist')).toBeVisible()
  await page.getByRole('link', { name: 'Show all alerts' }).click()
  await expect(page).toHaveURL(/identity-alerts$/)
})

test('the list, the page and the form of identity alerts are accessible at every width', async ({
  page,
  signIn,
}) => {
  await signIn(DANA)
  await page.goto('/broker/identity-alerts')
  await expectAccessibleAtWidths(
    page,
    'the identity alerts',
    page.getByRole('table', { name: 'Identity alerts' }),
  )
  await page.goto('/broker/identity-alerts/1001')
  await expectAccessibleAtWidths(page, 'an identity alert', page.getByRole('heading', { name: 'Facts' }))
  await page.goto('/broker/identity-alerts/new')
  await expectAccessibleAtWidths(
    page,
    'the form of an identity alert',
    page.getByRole('heading', { name: 'Before you send' }),
  )
})
