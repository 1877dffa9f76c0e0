import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'
import { axeViolations } from './axe.ts'
import { newUser } from './sign-up-people.ts'

/** Checks a page with axe at desktop and phone width, and whether it scrolls horizontally. */
async function expectSound(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
  }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a sign-up by keyboard survives Back and reloads and opens the saved target', async ({
  page,
  servers,
}) => {
  const email = newUser()
  await page.goto('/broker/carriers/2')
  await page.getByRole('link', { name: 'Sign up' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Fairhaul - Sign up')
  await expect(page.getByText('Step 1 of 4: Your e-mail')).toBeVisible()
  await expect(page.getByLabel('Work e-mail')).toBeFocused()
  await page.keyboard.type('ira')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter your work e-mail, like name@company.com.')).toBeVisible()
  await expectSound(page)
  await page.reload()
  await expect(page.getByLabel('Work e-mail')).toHaveValue('ira')
  await page.getByLabel('Work e-mail').fill(email)
  await page.keyboard.press('Enter')

  const code = page.getByLabel('One-time code')
  await expect(code).toBeFocused()
  await expect(page).toHaveTitle('Fairhaul - Sign-up code')
  await page.goBack()
  await expect(page.getByLabel('Work e-mail')).toHaveValue(email)
  await expect(page.getByLabel('Work e-mail')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`We sent a code to ${email}.`)).toBeVisible()
  await page.reload()
  await expect(page.getByText(`We sent a code to ${email}.`)).toBeVisible()
  await expect(page.getByText(/^9:\d\d left$/)).toBeVisible()
  await expect(page.getByRole('button', { name: /Send a new code in \d+ s/ })).toBeVisible()
  const sent = await servers.monitor.codeFor(email)
  await code.pressSequentially(sent === '000000' ? '111111' : '000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: '4 tries left' })).toBeVisible()
  await expectSound(page)
  await code.pressSequentially(`${sent.slice(0, 2)}-${sent.slice(2, 4)} `)
  await page.keyboard.type(sent.slice(4))

  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page).toHaveURL(/\/broker\/sign-up\/details$/)
  await page.keyboard.type('Ira')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Last name')).toBeFocused()
  await expect(page.getByText('Enter your last name.')).toBeVisible()
  await expectSound(page)
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Ira')
  await page.goBack()
  await expect(page).toHaveURL(/\/broker\/sign-up\/details$/)
  await expect(page.getByLabel('First name')).toHaveValue('Ira')
  await page.getByLabel('Last name').fill('Novak')
  await page.keyboard.press('Enter')

  const legalName = page.getByLabel('Legal name')
  await expect(legalName).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter your company’s legal name.')).toBeVisible()
  await page.keyboard.type('Novak Freight LLC')
  await expectSound(page)
  await page.reload()
  await expect(legalName).toHaveValue('Novak Freight LLC')
  await expect(legalName).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('EAGLE MESA FREIGHT LLC')
  await expect(page).toHaveURL(/\/broker\/carriers\/2$/)
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toMatch(/tern\.example|novak/i)
})

test('a sign-up in the watchdog brand survives a lost connection at each step', async ({
  page,
  context,
  servers,
}) => {
  const email = newUser()
  // One route for the whole journey: a request can slip through while `setOffline`, or a new route, takes effect.
  let isConnected = true
  await context.route('**/monitor/**', route =>
    isConnected ? route.continue() : route.abort('internetdisconnected'),
  )
  const enter = () => page.keyboard.press('Enter')
  /** Sends once without a connection, and once more by Enter with one. */
  const again = async (send: () => Promise<void>, then: () => Promise<void>) => {
    isConnected = false
    await send()
    await expect(page.getByRole('alert').filter({ hasText: 'cannot be reached' })).toBeVisible()
    isConnected = true
    await enter()
    await then()
  }
  await page.goto(`${servers.watchdogUrl}/broker/sign-up?email=${email}&referrer=partner`)
  await expect(page).toHaveTitle('Fairhaul Watchdog - Sign up')
  await expect(page.getByLabel('Work e-mail')).toHaveValue(email)
  await expect(page).toHaveURL(`${servers.watchdogUrl}/broker/sign-up`)
  const code = page.getByLabel('One-time code')
  await again(enter, () => expect(code).toBeFocused())
  const sent = await servers.monitor.codeFor(email)
  // Its last digit sends it.
  await again(
    () => code.fill(sent),
    () => expect(page.getByLabel('First name')).toBeFocused(),
  )
  await page.getByLabel('First name').fill('Ira')
  await page.getByLabel('Last name').fill('Novak')
  await again(enter, () => expect(page.getByLabel('Legal name')).toBeFocused())
  await page.getByLabel('Legal name').fill('Novak Watch LLC')
  await again(enter, () => expect(page).toHaveURL(`${servers.watchdogUrl}/broker/`))
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'watchdog')
})

test('each sign-up step shows the server’s refusal beside its field', async ({ page, servers }) => {
  const email = newUser()
  const { monitor } = servers
  const refusedIn = (field: string | null, message: string) => ({ body: { errors: [{ field, message }] } })
  const said = (message: string) => expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  await page.goto('/broker/sign-up')
  await page.getByLabel('Work e-mail').fill(email)
  await monitor.refuse('POST sign_up', 429, { times: 1, headers: { 'retry-after': '2' } })
  await page.keyboard.press('Enter')
  await said('Too many attempts.')
  await expect(page.getByText(/Try again in \d s\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send code' })).not.toHaveAttribute('aria-disabled')
  await page.keyboard.press('Enter')

  const code = page.getByLabel('One-time code')
  await expect(code).toBeFocused()
  await monitor.refuse('POST sign_up/code', 422, {
    times: 1,
    ...refusedIn('code', 'This code has expired. Ask for a new one.'),
  })
  await code.fill('123456')
  await said('This code has expired. Ask for a new one.')
  await monitor.refuse('POST sign_up/code', 429, { times: 1, headers: { 'retry-after': '300' } })
  await code.fill('')
  await code.fill('654321')
  await expect(page.getByText('Try again in 5 minutes.')).toBeVisible()
  await page.reload()
  await code.fill(await monitor.codeFor(email))

  await page.getByLabel('First name').fill('Ira')
  await page.getByLabel('Last name').fill('Novak')
  await monitor.refuse('PATCH sign_up/details', 422, { times: 1, ...refusedIn('last_name', 'No emoji.') })
  await page.keyboard.press('Enter')
  await said('No emoji.')
  await expect(page.getByLabel('Last name')).toBeFocused()
  await page.keyboard.press('Enter')

  const legalName = page.getByLabel('Legal name')
  await legalName.fill('Novak Freight LLC')
  await monitor.refuse('POST sign_up/create_company', 422, {
    times: 1,
    ...refusedIn('legal_name', 'Give the name as it is registered.'),
  })
  await page.keyboard.press('Enter')
  await said('Give the name as it is registered.')
  await expect(legalName).toHaveAttribute('aria-invalid', 'true')
  await monitor.refuse('POST sign_up/create_company', 409, {
    times: 1,
    ...refusedIn(null, 'You already have a company.'),
  })
  await page.keyboard.press('Enter')
  await said('You already have a company.')
  await expect(page.getByRole('button', { name: 'Continue with your current company' })).toBeVisible()
  await monitor.refuse('PATCH sign_up/check_for_open_user_invitation', 500)
  await legalName.press('Enter')
  await expect(heading(page)).toHaveText('Novak Freight LLC is ready')
  await expect(page.getByText('We could not check for an invitation')).toBeVisible()
  await monitor.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/broker\/$/)
})
