import { expect, test } from '@fairhaul/testkit/playwright'
import { atWidth, DESKTOP, expectAccessibleAtWidths } from './axe.ts'

const EAGLE = 'EAGLE MESA FREIGHT LLC'
const PRAIRIE = 'PRAIRIE LANTERN HAULING INC'
const BOTH = '/broker/carriers/compare?carriers[]=2&carriers[]=3'

test('carriers of a list are compared, moved, added and removed, and the URL holds the state', async ({
  page,
  signIn,
}) => {
  await signIn('priya@northlake.example')
  await page.goto('/broker/carriers/search-results?search=900000')
  await page.getByRole('checkbox', { name: `Select ${EAGLE}` }).check()
  const bar = page.getByRole('region', { name: 'Selected rows' })
  await expect(bar.getByRole('button', { name: 'Compare' })).toBeDisabled()
  await expect(bar.getByText('Choose two to four carriers to compare.')).toBeVisible()
  await page.getByRole('checkbox', { name: `Select ${PRAIRIE}` }).check()
  await bar.getByRole('link', { name: 'Compare 2' }).click()

  const heads = page.getByRole('columnheader').getByRole('link')
  await expect(heads).toHaveText([EAGLE, PRAIRIE])
  const verdict = page.getByRole('row', { name: /^Verdict ?differs/ })
  await expect(verdict).toContainText('differs')
  await expect(verdict.getByText('best')).toBeVisible()
  const rule = page.getByRole('row', { name: /^Cargo at least 100,000/ })
  await rule.getByRole('button').last().click()
  await expect(page.getByRole('tooltip')).toContainText('SourceFMCSA insurance filings')
  await page.keyboard.press('Escape')

  // By keyboard only from here.
  const right = page.getByRole('button', { name: `Move ${EAGLE} right` })
  await right.focus()
  await page.keyboard.press('Enter')
  await expect(heads).toHaveText([PRAIRIE, EAGLE])
  await expect(page.getByRole('button', { name: `Move ${EAGLE} left` })).toBeFocused()
  await page.getByRole('switch', { name: 'Only differences' }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/only=differences/)
  await expect(page.getByRole('row', { name: /^Operation\b/ })).toBeHidden()
  const box = page.getByRole('combobox', { name: 'Add a carrier' })
  await box.focus()
  await page.keyboard.type('northlake')
  await expect(page.getByRole('option')).toHaveText([/^NORTHLAKE/])
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option')).toHaveAttribute('data-focused', 'true')
  await page.keyboard.press('Enter')
  await expect(heads).toHaveText([PRAIRIE, EAGLE, /NORTHLAKE/])
  await expect(box).toHaveValue('')

  await page.reload()
  await expect(heads).toHaveText([PRAIRIE, EAGLE, /NORTHLAKE/])
  await expect(page.getByRole('switch', { name: 'Only differences' })).toBeChecked()
  await page.getByRole('button', { name: `Remove ${PRAIRIE}` }).click()
  await expect(heads).toHaveText([EAGLE, /NORTHLAKE/])
  await expect(page.getByRole('button', { name: `Remove ${EAGLE}` })).toBeFocused()
  await page.goBack()
  await expect(heads).toHaveText([PRAIRIE, EAGLE, /NORTHLAKE/])
  await heads.nth(1).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(EAGLE)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Compare with others' }).click()
  await expect(page.getByText('Choose two to four carriers to compare. Add one more.')).toBeVisible()
  await box.fill('lantern express')
  await page.getByRole('option', { name: /^PRAIRIE/ }).click()
  await expect(heads).toHaveCount(2)
})

test('a missing or failed carrier does not affect the rest of a comparison', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn('robin@northlake.example')
  await page.goto('/broker/carriers/compare?carriers[]=2&carriers[]=987654&carriers[]=x&carriers[]=2')
  const columns = page.getByRole('columnheader')
  await expect(columns.getByRole('link')).toHaveText([EAGLE])
  await expect(page.getByRole('alert')).toContainText('This carrier does not exist')
  await expect(page.getByRole('row', { name: /^Rating/ })).toContainText(
    'your permissions do not include safety data',
  )
  await page.getByRole('button', { name: 'Remove carrier 987654' }).click()
  await expect(page.getByRole('alert')).toBeHidden()

  await servers.monitor.refuse('GET carriers/:id/historical_touches_by_five_zip_areas', 500)
  await page.goto(BOTH)
  await expect(page.getByRole('row', { name: /^Areas seen in/ }).getByText('not loaded')).toHaveCount(2)
  await servers.monitor.clearFaults()
  for (const name of [EAGLE, PRAIRIE]) {
    await columns.filter({ hasText: name }).getByRole('button', { name: 'Try again' }).click()
  }
  await expect(page.getByText('not loaded')).toBeHidden()
})

test('carriers are compared on a lane after the price is shown', async ({ page, signIn }) => {
  await signIn('priya@northlake.example')
  await page.goto(BOTH)
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveCount(2)
  for (const [end, text] of [
    ['Origin', 'Texas'],
    ['Destination', 'Georgia'],
  ] as const) {
    await page.getByRole('combobox', { name: end }).fill(text)
    await page
      .getByRole('option', { name: new RegExp(`^${text}`) })
      .first()
      .click()
  }
  await expect(page).toHaveURL(/lane%5Bdestination%5D|lane\[destination\]/)
  await expect(page.getByRole('row', { name: /^Seen on this lane/ })).toBeVisible()
  await page.getByRole('button', { name: 'Without a lane' }).click()
  await expect(page.getByRole('row', { name: /^Seen on this lane/ })).toBeHidden()
})

test.describe(() => {
  test.use(atWidth(DESKTOP))

  test('a comparison passes axe', async ({ page, signIn }) => {
    await signIn('priya@northlake.example')
    await page.goto('/broker/carriers/compare?carriers[]=2&carriers[]=3&carriers[]=987654&only=differences')
    await expect(page.getByRole('alert')).toContainText('This carrier does not exist')
    await expect(page.getByRole('row', { name: /^Verdict ?differs/ })).toContainText('Fail')
    await page
      .getByRole('row', { name: /^Verdict ?differs/ })
      .getByRole('button')
      .first()
      .focus()
    await expectAccessibleAtWidths(page, 'a comparison with evidence', page.getByRole('alert'))
    await page.goto('/broker/carriers/compare')
    await expectAccessibleAtWidths(page, 'an empty comparison', page.getByText('No carriers to compare yet'))
    await page.getByRole('combobox', { name: 'Add a carrier' }).fill('eagle')
    await expectAccessibleAtWidths(page, 'carriers to add', page.getByRole('option').first())
  })
})
