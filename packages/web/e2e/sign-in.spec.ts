import { expect, signInByScreens, test } from '@fairhaul/testkit/playwright'
import { findCarrier, overrideAndEnd } from './vet-a-carrier.ts'

test('a user signs in by mailbox code, finds a carrier, sees why it fails, and overrides a rule', async ({
  page,
  servers,
}) => {
  await page.goto('/broker/')
  await signInByScreens(page, servers, 'dana@northlake.example')
  await expect(page).toHaveTitle('Fairhaul - Home')
  await findCarrier(page, servers.portalUrl, 'MC-3000009', 'MARIGOLD RIDGE FLATBED LLC')
  await overrideAndEnd(page, 'Cargo at least 100,000', 'Fail')
})

test('wrong and used codes show different errors, and the e-mail stays', async ({
  page,
  servers,
  browser,
}) => {
  await page.goto('/broker/login')
  await page.getByLabel('Work e-mail').fill('sam@northlake.example')
  await page.keyboard.press('Enter')
  const field = page.getByLabel('One-time code')
  await expect(field).toBeFocused()
  const code = await servers.monitor.codeFor('sam@northlake.example')
  const wrong = code === '000000' ? '111111' : '000000'
  await field.fill(wrong)
  await expect(page.getByText(/4 tries left/i)).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill('')
  await page.keyboard.type(code)
  await expect(page).toHaveURL(/\/broker\/$/)

  const other = await browser.newPage()
  await other.goto(`${servers.portalUrl}/broker/login/code`)
  await other.getByLabel('One-time code').fill(code)
  await expect(other.getByRole('alert')).toBeVisible()
  await expect(other).toHaveURL(/\/login\/code$/)
  await other.close()
})

test('an invalid e-mail is refused beside its field', async ({ page }) => {
  await page.goto('/broker/login')
  await page.getByLabel('Work e-mail').fill('dana')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByLabel('Work e-mail')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Work e-mail')).toHaveValue('dana')
})
