import { expect, test } from '@fairhaul/testkit/playwright'
import { writeXlsx } from 'hucre/xlsx'
import { atWidth, DESKTOP, expectAccessibleAtWidths } from './axe.ts'

test.use(atWidth(DESKTOP))

const LIST = 'Carrier;MC #;USDOT\nEagle Basin;;8908001\nNo one;;\nUnknown;;99999998'

test('a pasted list is checked, monitored and undone, and again after leaving it does not double', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  await page.goto('/broker/carriers/connections')
  await page.getByRole('link', { name: 'Upload list' }).click()
  await page.getByRole('textbox', { name: /^Or paste/ }).fill(LIST)
  await page.getByRole('button', { name: 'Check list' }).click()
  const results = page.getByRole('group', { name: 'Result' })
  await expect(results.getByRole('button', { name: 'Not recognized 1' })).toBeVisible()
  await expect(results.getByRole('button', { name: 'Not found 1' })).toBeVisible()
  await expectAccessibleAtWidths(page, 'the upload of a list', results)
  await page.getByRole('button', { name: 'Monitor 1 carrier' }).click()
  await expect(page.getByText('1 now monitored.')).toBeVisible()
  await page.goto('/broker/carriers/connections')
  await page.getByRole('link', { name: 'Upload list' }).click()
  await expect(results.getByRole('button', { name: 'Already monitored 1' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Monitor \d/ })).toBeHidden()
})

test('looking up a long list is canceled and continued, and a picture with the name of a list is refused', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn('dana@northlake.example')
  await page.goto('/broker/carriers/upload-list')
  const file = page.getByLabel('From a file')
  await file.setInputFiles({
    name: 'photo.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47]),
  })
  await expect(page.getByText(/photo\.csv: This is a picture/)).toBeVisible()
  await servers.monitor.delay('POST subscriptions/match', 500)
  const lines = Array.from({ length: 1_200 }, (_, at) => `DOT ${9_500_000 + at}`)
  await file.setInputFiles({ name: 'long.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
  await page.getByRole('button', { name: 'Cancel' }).click()
  const rest = page.getByRole('button', { name: /^Look up the other/ })
  await expect(rest).toBeVisible()
  await rest.click()
  await expect(page.getByRole('button', { name: 'Not found 1,200' })).toBeVisible()
})

test('a spreadsheet is read, and its title, its heading and its hidden sheet are named', async ({
  page,
  signIn,
}) => {
  const rows = [['Carriers of May'], ['Name', 'USDOT'], ['Eagle Basin', 8_908_001]]
  const file = await writeXlsx({
    sheets: [
      { name: 'Old', rows: [['USDOT 1']], hidden: true },
      { name: 'May', rows },
    ],
  })
  await signIn('dana@northlake.example')
  await page.goto('/broker/carriers/upload-list')
  await page.getByLabel('From a file').setInputFiles({
    name: 'carriers.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(file),
  })
  await expect(page.getByText('Hidden and not read: “Old”.')).toBeVisible()
  await expect(page.getByText('Line 1 is a title: Carriers of May')).toBeVisible()
  await expect(page.getByText('Line 2 is the heading: Name USDOT')).toBeVisible()
  await expect(page.getByText('DOT 8908001', { exact: true })).toBeVisible()
})
