import { certificatePdf, expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'
import { expectAccessibleAtWidths } from './axe.ts'

const asOnTheForm = (days: number): string => {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-')
  return `${month}/${day}/${year}`
}

const paperOf = (name: string, insuredName: string, change: Parameters<typeof certificatePdf>[0] = {}) => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: certificatePdf({
    insuredName,
    datedOn: asOnTheForm(-3),
    effectiveOn: asOnTheForm(-60),
    expiresOn: asOnTheForm(300),
    ...change,
  }),
})

const nameOf = async (page: Page, carrier: number): Promise<string> => {
  await page.goto(`/broker/carriers/${carrier}`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page.getByRole('row', { name: 'Cargo at least' }).first()).toBeVisible()
  return (await heading.textContent()) ?? ''
}

test('certificates of many carriers are read, matched by their insured, and confirmed one after the other', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  const name = await nameOf(page, 4)
  await page.goto('/broker/carriers/Mine')
  await page.getByRole('link', { name: 'Upload certificates' }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles([
      paperOf('first', name),
      paperOf('stranger', 'NO CARRIER OF THIS NAME LLC'),
      paperOf('locked', name, { isLocked: true }),
    ])
  const files = page.getByRole('list', { name: 'Certificates' })
  await expect(files.getByRole('button', { name: /^first\.pdf To confirm/ })).toContainText(name)
  await expect(files.getByRole('button', { name: /^stranger\.pdf Choose its carrier/ })).toBeVisible()
  await expect(files.getByRole('button', { name: /^locked\.pdf Cannot be read/ })).toBeVisible()

  const first = page.getByRole('region', { name: 'first.pdf' })
  await expect(first.getByRole('link', { name })).toBeVisible()
  await expect(first.getByLabel('Motor truck cargo: cargo limit')).toHaveValue('$ 250,000')
  await expectAccessibleAtWidths(page, 'a certificate of many', first)
  await first.getByRole('button', { name: 'Confirm certificate' }).click()

  const stranger = page.getByRole('region', { name: 'stranger.pdf' })
  await expect(stranger.getByText(/^No carrier is named NO CARRIER OF THIS NAME LLC/)).toBeVisible()
  await expect(stranger).toBeFocused()
  await expectAccessibleAtWidths(page, 'a certificate without a carrier', stranger)
  await stranger.getByRole('combobox', { name: 'Carrier' }).fill(name)
  await page.getByRole('option').first().click()
  await stranger.getByRole('button', { name: 'Confirm certificate' }).click()
  await expect(stranger.getByText(`insures another name than ${name}`)).toBeVisible()
  await stranger.getByRole('button', { name: 'Leave out' }).click()
  await expect(page.getByText('1 of 3 certificates confirmed. Nothing is left to do.')).toBeVisible()

  await files.getByRole('button', { name: /^locked\.pdf/ }).click()
  await expect(page.getByText('This file has a password.')).toBeVisible()
  await files.getByRole('button', { name: /^first\.pdf Confirmed/ }).click()
  await first.getByRole('link', { name }).click()
  await expect(page.getByRole('main').locator('header').first()).toContainText('Pass')
  await page.goBack()
  await expect(files.getByRole('button', { name: /^stranger\.pdf Left out/ })).toBeVisible()
})

test('a packet says which certificate is on file, and leads to the form that adds one', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  await page.goto('/broker/carriers/2#connection')
  const part = page.getByRole('region', { name: 'Certificate of insurance' })
  await expect(part.getByText(/^Certificate confirmed .* by Dana Reyes\.$/)).toBeVisible()
  await part.getByRole('link', { name: 'Add the certificate' }).click()
  await expect(page.getByRole('dialog', { name: /Add a certificate/ })).toBeVisible()
})

test('who may not confirm certificates reads why', async ({ page, signIn }) => {
  await signIn('sam@northlake.example')
  await page.goto('/broker/carriers/upload-certificates')
  await expect(page.getByText('You may not confirm certificates')).toBeVisible()
})
