import { certificatePdf, expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'
import { expectAccessibleAtWidths } from './axe.ts'
import { opened } from './profile-section.ts'

/** A carrier that Northlake monitors and whose cargo cover no source confirms. */
const CARRIER = '/broker/carriers/4'
const RULE = 'Cargo at least 100,000'

const asOnTheForm = (days: number): string => {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-')
  return `${month}/${day}/${year}`
}
const certificateOf = (insuredName: string, change: Parameters<typeof certificatePdf>[0] = {}) => ({
  name: 'certificate.pdf',
  mimeType: 'application/pdf',
  buffer: certificatePdf({
    insuredName,
    datedOn: asOnTheForm(-3),
    effectiveOn: asOnTheForm(-60),
    expiresOn: asOnTheForm(300),
    ...change,
  }),
})

const openForm = async (page: Page) => {
  await page.goto(CARRIER)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page.getByRole('row', { name: RULE })).toBeVisible()
  const name = (await heading.textContent()) ?? ''
  const section = await opened(page, 'certificates', 'Certificates')
  await section.getByRole('link', { name: 'Add a certificate' }).click()
  const form = page.getByRole('dialog', { name: /Add a certificate/ })
  return { name, form, file: form.locator('input[type=file]') }
}

test('a certificate that is read, corrected and confirmed makes cargo pass, until it is taken back', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  const { name, form, file } = await openForm(page)
  const rule = page.getByRole('row', { name: RULE })
  await file.setInputFiles(certificateOf(name))
  await expect(form.getByLabel('Insured', { exact: true })).toHaveValue(name)
  await expect(form.getByLabel('Motor truck cargo: cargo limit')).toHaveValue('$ 250,000')
  await expect(form.getByLabel('Vehicles (VIN)')).toHaveValue('1FUJGLDR3CLBP8834, 1XPBDP9X8FD257820')
  await expect(form.getByRole('img', { name: 'Page 1 of certificate.pdf' })).toBeVisible()
  await form.getByLabel('Motor truck cargo: cargo limit').fill('ONE HUNDRED THOUSAND')
  await form.getByRole('button', { name: 'Confirm certificate' }).click()
  await expect(form.getByText('Enter the limit in digits, such as $100,000.')).toBeVisible()
  await form.getByLabel('Motor truck cargo: cargo limit').fill('$100,000')
  await form.getByRole('button', { name: 'Confirm certificate' }).click()
  await expect(form).toBeHidden()

  const head = page.getByRole('main').locator('header').first()
  await expect(head).toContainText('Pass')
  await expect(rule).toHaveCount(0)
  const insurance = await opened(page, 'insurance', 'Insurance')
  const policy = insurance.getByRole('row', { name: /Motor truck cargo in force .* by Dana Reyes/ })
  await expect(policy.getByRole('link', { name: 'certificate.pdf' })).toBeVisible()

  const section = await opened(page, 'certificates', 'Certificates')
  const list = section.getByRole('list', { name: 'Certificates on file' })
  await list.getByRole('button', { name: 'Take back' }).first().click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('Reason').fill('The agency never wrote it.')
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await expect(dialog).toBeHidden()
  await expect(list).toContainText('The agency never wrote it.')
  await expect(head).toContainText('Incomplete')
  await expect(rule).toContainText('not confirmed: its certificate was taken back')
})

test('a bad file has its error beside its field, and what was typed stays', async ({ page, signIn }) => {
  await signIn('dana@northlake.example')
  const { name, form, file } = await openForm(page)
  await form.getByLabel('Motor truck cargo: cargo limit').fill('$250,000')
  const choose = (buffer: Buffer) =>
    file.setInputFiles({ name: 'certificate.pdf', mimeType: 'application/pdf', buffer })
  await choose(Buffer.from('MZ this is a program'))
  await expect(form.getByText('This file cannot be read as a PDF or a picture.')).toBeVisible()
  await choose(certificatePdf({ isLocked: true }))
  await expect(form.getByText('This file has a password.')).toBeVisible()
  await choose(certificatePdf({ hasText: false, pages: 1 }))
  await expect(form.getByText('This file is a picture without text.')).toBeVisible()
  await choose(certificatePdf({ pages: 300, insuredName: 'SOME OTHER CARRIER INC' }))
  await expect(form.getByText('The first 10 of 300 pages are read and shown.')).toBeVisible()
  await expect(form.getByText(`insures another name than ${name}`)).toBeVisible()
  await expect(form.getByLabel('Motor truck cargo: cargo limit')).toHaveValue('$250,000')
  await expectAccessibleAtWidths(page, 'the certificate beside its page', form)
})

test('a monitor without certificates leaves them out without a word', async ({ page, signIn, servers }) => {
  await signIn('dana@northlake.example')
  await servers.monitor.refuse('GET insurance_certificates', 404)
  await page.goto(CARRIER)
  const section = await opened(page, 'certificates', 'Certificates')
  await expect(section.getByRole('list', { name: 'Certificate requests' })).toBeVisible()
  await expect(section.getByText('Certificates on file')).toHaveCount(0)
})
