import { expect, test } from '@fairhaul/testkit/playwright'
import { writeXlsx } from 'hucre/xlsx'
import { atWidth, DESKTOP, expectAccessibleAtWidths } from './axe.ts'

test.use(atWidth(DESKTOP))

const HEADING =
  'Load #,Carrier MC,Miles,Origin,PU Date,PU Time,Consignee City,Consignee State,Consignee ZIP,Customer'
const LIST = [
  HEADING,
  'TMS-9001,99999998,780,"Dallas, TX 75201",12/1/2026,0800-1200,Denver,CO,80202,Big Box',
  'TMS-9002,,400,"Dalas, TX",12/1/2026,,Denver,CO,80202,Big Box',
  'TMS-9003,,far,"Dallas, TX",12/1/2026,,Denver,CO,80202,Big Box',
].join('\n')

test('a list of loads says what becomes of each line, is brought in, and its loads are on the Loads screen', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  await page.goto('/broker/loads')
  await page.getByRole('link', { name: 'Upload loads' }).click()
  const file = page.getByLabel('List of loads')
  await file.setInputFiles({ name: 'loads.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) })
  const results = page.getByRole('group', { name: 'Result' })
  await expect(results.getByRole('button', { name: 'New 1' })).toBeVisible()
  await expect(results.getByRole('button', { name: 'Refused 2' })).toBeVisible()
  await expect(page.getByText('Columns that are not read: Customer')).toBeVisible()
  await expect(
    page.getByText(/Pickup city: Dalas, TX is not on record\. The nearest: Dallas, TX/),
  ).toBeVisible()
  await expect(page.getByText('Miles: “far” is not an amount.')).toBeVisible()
  await expectAccessibleAtWidths(page, 'the upload of loads', results)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save refused lines' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^refused-loads-.*\.csv$/)
  await page.getByRole('button', { name: 'Bring in 1 load' }).click()
  await expect(page.getByText('1 brought in.')).toBeVisible()
  await page.goto('/broker/loads?tab=search-result&search=TMS-9')
  const row = page.getByRole('row', { name: /TMS-9001/ })
  await expect(row.getByText('MC 99999998: no carrier on record')).toBeVisible()
  await row.getByRole('link', { name: 'TMS-9001' }).click()
  await expect(page.getByText(/Dec 1, 2026, 8:00 AM to 12:00 PM CST/).first()).toBeVisible()
  await expect(page.getByText('Brought in by its number.')).toBeVisible()
})

test('a spreadsheet changes a load in what it names, and again it changes nothing', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  await page.goto('/broker/loads/upload')
  const list = async (rows: readonly (readonly (string | number)[])[]) => ({
    name: 'loads.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await writeXlsx({ sheets: [{ name: 'Loads', rows: rows.map(row => [...row]) }] })),
  })
  const whole = ['Load number', 'Miles', 'Origin', 'Destination']
  const file = page.getByLabel('List of loads')
  await file.setInputFiles(await list([whole, ['XL-1', 500, 'Dallas, TX', 'Denver, CO']]))
  await page.getByRole('button', { name: 'Bring in 1 load' }).click()
  await expect(page.getByText('1 brought in.')).toBeVisible()
  const again = async (status: string) => {
    await page.getByRole('button', { name: 'Use another list' }).click()
    await file.setInputFiles(
      await list([
        ['Load number', 'Status'],
        ['XL-1', status],
      ]),
    )
  }
  const results = page.getByRole('group', { name: 'Result' })
  await again('Delivered')
  await expect(results.getByRole('button', { name: 'Changes 1' })).toBeVisible()
  await expect(page.getByText('Another status.')).toBeVisible()
  await page.getByRole('button', { name: 'Bring in 1 load' }).click()
  await expect(page.getByText('1 brought in.')).toBeVisible()
  await again('Delivered')
  await expect(results.getByRole('button', { name: 'No change 1' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Bring in/ })).toBeHidden()
})

test('a monitor that takes no loads leaves the upload out without a word', async ({
  page,
  signIn,
  servers,
}) => {
  await servers.monitor.refuse('POST loads/by_number/check', 404)
  await signIn('dana@northlake.example')
  const refused = page.waitForResponse(/loads\/by_number\/check/)
  await page.goto('/broker/loads')
  await refused
  await expect(page.getByRole('link', { name: 'By day' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upload loads' })).toBeHidden()
})
