import { expect, test } from '@fairhaul/testkit/playwright'
import { newUser } from './sign-up-people.ts'

test('a sign-up link works in another tab, and shows why when reused, elsewhere or for another e-mail', async ({
  page,
  context,
  browser,
  servers,
}) => {
  const email = newUser()
  await page.goto('/broker/sign-up')
  await page.getByLabel('Work e-mail').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('One-time code')).toBeFocused()
  const sent = await servers.monitor.codeFor(email)
  const linkFor = (to: string) =>
    `${servers.portalUrl}/broker/sign-up/code?${new URLSearchParams({ email: to, code: sent })}`

  const tab = await context.newPage()
  const code = tab.getByLabel('One-time code')
  const said = (message: RegExp) => expect(tab.getByRole('alert').filter({ hasText: message })).toBeVisible()
  await tab.goto(linkFor('someone.else@tern.example'))
  await code.press('Enter')
  await said(/No sign-up has been started for this address/)
  await tab.goto(linkFor(email))
  await expect(code).toHaveValue(sent)
  // The data of the link is not in the address, and is still there after a reload.
  await expect(tab).toHaveURL(/\/sign-up\/code$/)
  await tab.reload()
  await expect(code).toHaveValue(sent)
  await expect(code).toBeFocused()
  await code.press('Enter')
  await expect(tab.getByLabel('First name')).toBeFocused()
  await expect(tab).toHaveURL(/\/sign-up\/details$/)

  // A signed-in user who follows the link again returns to the previous screen.
  await tab.goto(linkFor(email))
  await expect(tab.getByLabel('First name')).toBeFocused()
  await tab.getByRole('button', { name: 'Sign out' }).click()
  await expect(tab).toHaveURL(/\/broker\/login$/)
  await tab.goto(linkFor(email))
  await code.press('Enter')
  await said(/No sign-up has been started/)

  const otherTab = await browser.newPage()
  await otherTab.goto(linkFor(email))
  await otherTab.getByLabel('One-time code').press('Enter')
  await expect(otherTab.getByRole('alert').filter({ hasText: /Ask for a code first/ })).toBeVisible()
  await otherTab.getByRole('button', { name: 'Send a new code' }).click()
  await expect(otherTab.getByText(/A new code is on its way/)).toBeVisible()
  await otherTab.getByLabel('One-time code').fill(await servers.monitor.codeFor(email))
  await expect(otherTab.getByLabel('First name')).toBeFocused()
  await otherTab.close()
})

test('the sign-up code page without an e-mail leads to the e-mail form', async ({ page }) => {
  await page.goto('/broker/sign-up/code')
  await page.getByRole('link', { name: 'Enter your e-mail' }).click()
  await expect(page.getByLabel('Work e-mail')).toBeFocused()
})
