import { expect, test } from '@fairhaul/testkit/playwright'
import { atWidth, DESKTOP, expectAccessibleAtWidths } from './axe.ts'

const TAB = '/broker/my-account?tab=5'

test.use(atWidth(DESKTOP))

test('a webhook is added, tested, switched off and removed, and never goes inside the network', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  await page.goto(TAB)
  await page.getByRole('link', { name: 'Add webhook' }).click()
  const form = page.getByRole('dialog', { name: 'Add a webhook' })
  await expectAccessibleAtWidths(page, 'the form of a webhook', form)
  await form.getByLabel('Address').fill('https://127.0.0.1/hook')
  await form.getByRole('button', { name: 'Add webhook' }).click()
  await expect(form.getByText('Choose at least one event.')).toBeVisible()
  await form.getByRole('checkbox', { name: 'A carrier’s verdict changed' }).check()
  await form.getByRole('button', { name: 'Add webhook' }).click()
  await expect(form.getByText(/^This address is inside the network of the server\./)).toBeVisible()
  await form.getByLabel('Address').fill('https://journey.invalid/hook')
  await form.getByRole('button', { name: 'Add webhook' }).click()

  const shown = page.getByRole('dialog', { name: 'Secret of journey.invalid' })
  await expect(shown.getByText('Copy this secret now.')).toBeVisible()
  await expectAccessibleAtWidths(page, 'a new secret', shown)
  await shown.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(/whsec_/)).toHaveCount(0)

  const row = page.getByRole('row', { name: /journey\.invalid/ })
  await expect(row.getByText('On', { exact: true })).toBeVisible()
  await row.getByRole('link', { name: 'Log of journey.invalid' }).click()
  const log = page.getByRole('dialog', { name: 'Log of journey.invalid' })
  await expect(log.getByText('Nothing was sent yet')).toBeVisible()
  await log.getByRole('button', { name: 'Send a test' }).click()
  await expect(log.getByRole('listitem').getByText('Failed')).toBeVisible()
  await expectAccessibleAtWidths(page, 'the log of a webhook', log)
  await log.getByRole('button', { name: 'Switch off' }).click()
  await expect(log.getByRole('button', { name: 'Switch on' })).toBeVisible()
  await page.keyboard.press('Escape')

  await row.getByRole('button', { name: 'Remove journey.invalid' }).click()
  const sure = page.getByRole('alertdialog', { name: 'Remove the webhook to journey.invalid?' })
  await sure.getByRole('button', { name: 'Remove' }).click()
  await expect(row).toHaveCount(0)
})

test('someone from whom safety data is kept sees no webhooks', async ({ page, signIn }) => {
  await signIn('robin@northlake.example')
  await page.goto(TAB)
  await expect(page.getByRole('heading', { name: 'API keys' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Webhooks' })).toHaveCount(0)
})
