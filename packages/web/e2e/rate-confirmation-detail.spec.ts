import { expect, test } from '@fairhaul/testkit/playwright'
import { atWidth, DESKTOP, expectAccessibleAtWidths } from './axe.ts'

const CONFIRMATIONS = '/broker/carriers/rate-confirmations'
/** Northlake's named ones: failed since, sent to someone else, to the carrier itself, and to a look-alike. */
const [FAILED_SINCE, SOMEONE_ELSE, OWN, LOOK_ALIKE] = [216, 217, 218, 219]

test.use(atWidth(DESKTOP))

test('a rate confirmation sent to a look-alike says so first, and its thread leads to each e-mail', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  await page.goto(`${CONFIRMATIONS}/${LOOK_ALIKE}`)
  await expect(page).toHaveTitle(`Fairhaul - Rate confirmation detail: ${LOOK_ALIKE}`)
  const warning = page.getByRole('alert')
  await expect(warning).toContainText('Sent to a look-alike of the carrier’s address.')
  await expect(warning).toContainText('dispatch@eag1emesa.example')
  await expect(warning.getByRole('link', { name: /^\(\d{3}\) / })).toHaveAttribute('href', /^tel:\+1/)
  const thread = page.getByRole('list', { name: 'E-mails, oldest first' }).getByRole('listitem')
  await expect(thread).toHaveCount(2)
  await expect(thread.first()).toContainText('Received')
  await expect(thread.first()).toContainText(
    /Look-alike.*Looks like .*@eaglemesa\.example of EAGLE MESA FREIGHT LLC/,
  )

  await thread
    .first()
    .getByRole('link', { name: /please send again/ })
    .click()
  await expect(page).toHaveURL(/\/emails\/\d+$/)
  await expect(page.getByRole('alert')).toContainText('Came from a look-alike of the carrier’s address.')
  const marked = page.getByRole('list', { name: 'E-mails, oldest first' }).locator('[aria-current]')
  await expect(marked).toContainText('This e-mail')
  await page.getByRole('link', { name: `Rate confirmation ${LOOK_ALIKE}` }).click()
  await expect(page).toHaveURL(new RegExp(`rate-confirmations/${LOOK_ALIKE}$`))
})

test('a rate confirmation shows its terms, load, document and open alerts', async ({ page, signIn }) => {
  await signIn('dana@northlake.example')
  await page.goto(`${CONFIRMATIONS}/${SOMEONE_ELSE}`)
  await expect(page.getByRole('alert')).toContainText('Sent to an address that is not the carrier’s.')
  await expect(page.getByText('Flagged: 2 open alerts')).toBeVisible()
  await page
    .getByRole('region', { name: 'Open alerts' })
    .getByRole('link', { name: 'Other carrier at dock' })
    .click()
  await expect(page).toHaveURL(/\/alerts\?open=\d+/)
  await expect(page.getByRole('dialog')).toBeVisible()

  await page.goto(`${CONFIRMATIONS}/${OWN}`)
  await expect(page.getByRole('region', { name: 'Terms' })).toContainText('$1,850.50')
  await expect(page.getByRole('region', { name: 'Sent', exact: true })).toContainText('Matches FMCSA')
  await expect(page.getByRole('alert')).toHaveCount(0)
  const downloading = page.waitForEvent('download')
  await page
    .getByRole('region', { name: 'Sent', exact: true })
    .getByRole('link', { name: 'rate-confirmation-NL-20801.pdf' })
    .click()
  expect((await downloading).suggestedFilename()).toBe('rate-confirmation-NL-20801.pdf')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Load NL-20801', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Load NL-20801')
})

test('the verdict of the day that it was sent is shown beside the one now', async ({ page, signIn }) => {
  await signIn('dana@northlake.example')
  await page.goto(`${CONFIRMATIONS}/${FAILED_SINCE}`)
  await expect(page.getByRole('region', { name: 'Verdict when sent' })).toContainText('Pass')
  await expect(page.getByRole('region', { name: 'Verdict now' })).toContainText('Cargo $50,000')
  await expect(page.getByRole('list', { name: 'What has changed since it was sent' })).toContainText(
    'Cargo at least 100,000Pass, $100,000 → Fail, $50,000Worse',
  )
})

test('parts of a rate confirmation fail and are loaded again alone, and a missing one says so', async ({
  page,
  servers,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  await servers.monitor.refuse('GET rate_confirmations/:id/get_terms', 500)
  await servers.monitor.refuse('GET rate_confirmations/:id/mails', 404)
  await page.goto(`${CONFIRMATIONS}/${OWN}`)
  const terms = page.getByRole('region', { name: 'Terms' })
  const retry = terms.getByRole('button', { name: 'Try again' })
  await retry.waitFor()
  await expect(page.getByRole('region', { name: 'Carrier', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'E-mails' })).toHaveCount(0)
  await servers.monitor.clearFaults()
  await retry.click()
  await expect(terms).toContainText('$1,850.50')
  await page.goto(`${CONFIRMATIONS}/999999`)
  await expect(page.getByText('This rate confirmation does not exist')).toBeVisible()
  await page.goto(`${CONFIRMATIONS}/emails/999999`)
  await expect(page.getByText('This e-mail does not exist')).toBeVisible()
})

test('a rate confirmation and an e-mail pass axe and do not scroll sideways', async ({ page, signIn }) => {
  await signIn('dana@northlake.example')
  await page.goto(`${CONFIRMATIONS}/${LOOK_ALIKE}`)
  const thread = page.getByRole('list', { name: 'E-mails, oldest first' })
  await expectAccessibleAtWidths(page, 'a rate confirmation', thread)
  await thread.getByRole('link', { name: /^FW:/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('FW:')
  await expectAccessibleAtWidths(page, 'an e-mail', thread)
})

test('on the watchdog brand a plan without rate confirmations is refused, and the page is accessible', async ({
  page,
  servers,
  signIn,
}) => {
  await signIn('wes@palisade.example', servers.watchdogUrl)
  for (const [address, what] of [
    [`${CONFIRMATIONS}/${OWN}`, 'this rate confirmation'],
    [`${CONFIRMATIONS}/emails/1`, 'this e-mail'],
  ] as const) {
    await page.goto(`${servers.watchdogUrl}${address}`)
    const refused = page.getByText(`You do not have access to ${what}`)
    await expectAccessibleAtWidths(page, `${what}, refused`, refused)
  }
})
