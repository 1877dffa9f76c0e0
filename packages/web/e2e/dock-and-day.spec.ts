import { expect, test } from '@fairhaul/testkit/playwright'
import { axeViolations } from './axe.ts'

test('at the dock, one pasted text is checked against the load, named where it differs, and written to its notes', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/broker/loads/4')
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('link', { name: 'Pickup check' }).click()
  await expect(page.getByRole('link', { name: name ?? '' })).toBeVisible()
  await page
    .getByRole('textbox', { name: 'Numbers on the truck' })
    .fill('COPPER WREN TRANSPORT\nUSDOT 9000006 GVWR 80,000 LBS')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result).toContainText('Do not load yet.')
  await expect(result).toContainText('USDOT 9000006 belongs to COPPER WREN TRANSPORT LLC.')
  expect(await axeViolations(page)).toEqual([])
  await result.getByRole('button', { name: 'Save to the load’s notes' }).click()
  await expect(result).toContainText('Saved to the load’s notes')
  await page.getByRole('link', { name: name ?? '' }).click()
  await expect(page.getByText('Pickup check: Do not load yet.')).toBeVisible()
})

test('the day shows late loads first, opens one by keyboard, and other days are a press away', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  await page.goto('/broker/loads')
  await page.getByRole('link', { name: 'By day' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Today, ')
  const table = page.getByRole('table', { name: 'Loads of the day' })
  await expect(table.getByRole('row').nth(1)).toContainText('late')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Next day' }).click()
  await expect(page).toHaveURL(/loads\/day\?day=\d{4}-\d\d-\d\d$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Today')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/loads\/\d+$/)
})
