import { readFileSync } from 'node:fs'
import { expect, test } from '@fairhaul/testkit/playwright'
import { DESKTOP, atWidth, expectAccessibleAtWidths } from './axe.ts'

test.use(atWidth(DESKTOP))

test.beforeEach(async ({ signIn }) => signIn('dana@northlake.example'))

test('the gate says of a load what speaks against it, and a signed decision is recorded', async ({
  page,
}) => {
  await page.goto('/broker/loads/1')
  const gate = page.getByRole('region', { name: 'May this carrier have the load?' })
  await expect(gate.getByText(/^(?:Yes|No|A person must look)\b/).first()).toBeVisible()
  await expectAccessibleAtWidths(page, 'the gate of a load', gate)
  await gate.getByRole('textbox').fill('Agreed with the shipper by phone.')
  await gate.getByRole('button', { name: 'Record tender decision' }).click()
  await expect(gate.getByText(/^Decision record \d+ is saved and signed\./)).toBeVisible()
  await gate
    .getByRole('list', { name: 'Decisions about this load' })
    .getByRole('link', { name: 'Tender' })
    .click()

  await expect(page.getByRole('region', { name: 'Tender decision' })).toContainText('The gate said:')
  await expect(page.getByText('Checked: this record is exactly as it was saved.')).toBeVisible()
  await expect(page.getByText('Signature (Ed25519)')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'JSON' }).click()
  const file = JSON.parse(readFileSync(await (await downloading).path(), 'utf8')) as object
  expect(file).toMatchObject({
    general: { message: 'Agreed with the shipper by phone.', load: { stage: 'tender' } },
    signature: { public_key: expect.stringContaining('PUBLIC KEY') },
  })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Download the public key' })).toBeHidden()
  await expect(page.getByText('Signature (Ed25519)')).toBeVisible()
})
