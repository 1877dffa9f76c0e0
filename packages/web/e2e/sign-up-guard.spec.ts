import { expect, signInByScreens, test } from '@fairhaul/testkit/playwright'
import { axeViolations } from './axe.ts'
import { unnamedUser } from './sign-up-people.ts'

// A journey goes back to where its history began.
test.use({ ownContext: true })

test('a user without a name gives it after the code and opens the saved target', async ({
  page,
  servers,
}) => {
  const email = await unnamedUser(servers)
  await page.goto('/broker/carriers/2')
  await signInByScreens(page, servers, email)
  await expect(page).toHaveTitle('Fairhaul - Required Information')
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter your first name.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.type('Ira')
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Ira')
  await page.getByLabel('Last name').fill('Novak')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/broker\/carriers\/2$/)
  await page.goto('/broker/required-information')
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/broker\/$/)
})

test('a user without a company finishes sign-up, from the code and from a URL', async ({ page, servers }) => {
  await page.goto('/broker/login')
  await signInByScreens(page, servers, 'casey@newdesk.example')
  await expect(page).toHaveURL(/\/broker\/sign-up\/details$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Northlake Freight Brokers LLC')
  // Redirecting history entries do not trap a user who goes back through them.
  await page.goBack()
  await expect(page).toHaveURL(/\/broker\/sign-up\/details$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Northlake Freight Brokers LLC')
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
  await page.goto('/broker/carriers/2')
  await expect(page).toHaveURL(/\/broker\/sign-up\/details$/)
  expect(await page.evaluate(() => localStorage.getItem('redirect_url_after_sigin'))).toBe('/carriers/2')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/broker\/login$/)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    /casey|carriers/,
  )
})

test('a carrier’s user sees that the portal is for brokers, or is sent to onboarding', async ({
  page,
  signIn,
}) => {
  await signIn('remy@eaglemesa.example')
  await page.goto('/broker/carriers/2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This portal is for freight brokers')
  await expect(page.getByText('EAGLE MESA FREIGHT LLC is not on record as a broker')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await page.route('https://start.example/**', route => route.fulfill({ body: 'Carriers start here.' }))
  await page.route('**/broker/loads', async route => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(
      '"onboardingUrl":null',
      '"onboardingUrl":"https://start.example/in"',
    )
    await route.fulfill({ response: answer, body })
  })
  await page.goto('/broker/loads')
  await expect(page.getByText('Carriers start here.')).toBeVisible()
})

test('a visitor sees sign-in links on the last sign-up screens', async ({ page }) => {
  await page.goto('/broker/sign-up/details?email=ira%40tern.example')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to continue')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expect(page.getByLabel('Work e-mail')).toHaveValue('ira@tern.example')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/broker\/login$/)
})
