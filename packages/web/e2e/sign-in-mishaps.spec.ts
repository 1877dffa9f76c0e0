import { expect, test } from '@fairhaul/testkit/playwright'
import type { Locator, Page } from 'playwright/test'
import { atWidth, axeViolations, DESKTOP, expectAccessibleAtWidths } from './axe.ts'

const emailField = (page: Page) => page.getByLabel('Work e-mail')
const codeField = (page: Page) => page.getByLabel('One-time code')
const alert = (page: Page) => page.getByRole('alert')
const refusal = (field: string, message: string) => ({ body: { errors: [{ field, message }] } })

const paste = (field: Locator, text: string) =>
  field.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

test('a sign-in by keyboard survives every error and opens the saved target', async ({
  page,
  servers,
  context,
}) => {
  const { monitor } = servers
  const priya = 'priya@northlake.example'
  await page.goto('/broker/carriers/2')
  await expect(emailField(page)).toBeFocused()
  await expect(page).toHaveTitle('Fairhaul - Login')

  await page.keyboard.type('priya')
  await page.keyboard.press('Enter')
  await expect(alert(page)).toHaveText('Enter your work e-mail, like name@company.com.')
  await page.keyboard.type('@northlake.example')
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await expect(alert(page)).toHaveText('The server cannot be reached. Nothing you typed is lost. Try again.')
  await context.setOffline(false)
  await monitor.refuse('POST sign_in', 422, { times: 1, ...refusal('email', 'This address is none.') })
  await page.keyboard.press('Enter')
  await expect(alert(page)).toHaveText('This address is none.')
  await monitor.refuse('POST sign_in', 429, { times: 1, headers: { 'retry-after': '1' } })
  await page.keyboard.press('Enter')
  await expect(page.getByText('Try again in 1 s.')).toBeVisible()
  await expect(page.getByText('Try again in 1 s.')).toHaveCount(0)
  await expect(emailField(page)).toBeFocused()
  await expect(emailField(page)).toHaveValue(priya)
  await page.keyboard.press('Enter')

  await expect(codeField(page)).toBeFocused()
  await expect(page).toHaveTitle('Fairhaul - Login Verification')
  await expect(page.getByText(/^9:\d\d left$/)).toBeVisible()
  const code = await monitor.codeFor(priya)
  await page.reload()
  await expect(codeField(page)).toBeFocused()
  await expect(page.getByText(priya).first()).toBeVisible()
  await page.goBack()
  await expect(emailField(page)).toHaveValue(priya)
  await page.getByRole('button', { name: 'Send code' }).focus()
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeFocused()
  expect(await monitor.codeFor(priya), 'no second code is asked for').toBe(code)

  await page.keyboard.type('12 3')
  await page.keyboard.press('Enter')
  await expect(alert(page)).toHaveText('The code has 6 digits.')
  await codeField(page).fill(code === '000000' ? '111111' : '000000')
  await page.keyboard.press('Enter')
  await expect(alert(page)).toHaveText('Wrong code. 4 tries left.')
  for (const [status, typed, message] of [
    [422, '222222', 'This code has expired. Ask for a new one.'],
    [422, '333333', 'This code was already used. Ask for a new one.'],
    [403, '444444', 'Too many wrong codes. Ask for a new one.'],
  ] as const) {
    await monitor.refuse('POST sign_in/code', status, { times: 1, ...refusal('code', message) })
    await codeField(page).fill('')
    await page.keyboard.type(typed)
    await expect(alert(page)).toHaveText(message)
    await expect(codeField(page)).toBeFocused()
  }
  await monitor.refuse('POST sign_in/code', 429, { times: 1, headers: { 'retry-after': '600' } })
  await codeField(page).fill('')
  await page.keyboard.type('555555')
  await expect(page.getByText('Try again in 10 minutes.')).toBeVisible()
  await page.reload()
  await expect(codeField(page)).toBeFocused()

  await paste(codeField(page), `${code.slice(0, 3)}-`)
  await context.setOffline(true)
  await paste(codeField(page), ` ${code.slice(3)}`)
  await expect(alert(page)).toHaveText('The server cannot be reached. Nothing you typed is lost. Try again.')
  await context.setOffline(false)
  await expect(codeField(page)).toHaveValue(code)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EAGLE MESA FREIGHT LLC')
  await expect(page).toHaveURL(/\/broker\/carriers\/2$/)
  await page.goBack()
  await expect(page, 'Back does not lead to the code again').not.toHaveURL(/login\/code$/)
})

test('a sign-in code expires when shown, and a new one can be sent after the wait', async ({
  page,
  servers,
}) => {
  await page.clock.install()
  await page.goto('/broker/login')
  await emailField(page).fill('nobody@elsewhere.example')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Send a new code in \d+ s$/ })).toBeVisible()
  await page.clock.fastForward('00:31')
  await servers.monitor.refuse('POST sign_in', 200, {
    times: 1,
    body: { lives_seconds: 600, resend_after_seconds: 30 },
  })
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect(page.getByText('A new code is on its way. Only the newest code works.')).toBeVisible()
  await expect(codeField(page)).toBeFocused()
  await page.clock.fastForward('09:30')
  await expect(page.getByText('The code expires in one minute.')).toBeAttached()
  await page.clock.fastForward('00:31')
  await expect(page.getByText('Expired', { exact: true })).toBeVisible()
  await expect(page.getByText('The code has expired. Send a new one.')).toBeVisible()
  await page.getByRole('link', { name: 'Use another address' }).click()
  await expect(emailField(page)).toHaveValue('nobody@elsewhere.example')
})

test('a code requested in one tab works in another, and the first tab shows it', async ({
  page,
  context,
  servers,
}) => {
  const robin = 'robin@northlake.example'
  await page.goto('/broker/login')
  await emailField(page).fill(robin)
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeFocused()

  const other = await context.newPage()
  await other.goto('/broker/login')
  await other.getByRole('link', { name: 'I already have a code' }).click()
  await codeField(other).fill(await servers.monitor.codeFor(robin))
  await expect(other).toHaveURL(/\/broker\/$/)

  const heading = page.getByRole('heading', { name: 'You are signed in as Robin Halloran' })
  await expect(heading).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/broker\/$/)
  await expect(page.getByRole('button', { name: /account of Robin Halloran/ })).toBeVisible()
})

test('a sign-in while another user is signed in (409) continues as that user or signs them out', async ({
  page,
  context,
  servers,
}) => {
  const noOne = page.waitForResponse('**/monitor/refresh_jwt')
  await page.goto('/broker/login')
  await expect(emailField(page)).toBeFocused()
  await noOne
  const value = await servers.monitor.sessionOf('sam@northlake.example')
  await context.addCookies([{ name: 'fairhaul_session', value, url: servers.portalUrl, httpOnly: true }])
  await emailField(page).fill('someone@elsewhere.example')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'You are signed in as Sam Okonjo' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Continue as Sam Okonjo' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(emailField(page)).toHaveValue('someone@elsewhere.example')
  await expect(emailField(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeFocused()
})

for (const [what, email, path] of [
  ['name', 'new@northlake.example', 'required-information'],
  ['company', 'casey@newdesk.example', 'sign-up/details'],
] as const)
  test(`a user without a ${what} gives it after the code, and a visitor can go back`, async ({
    page,
    servers,
  }) => {
    await page.goto('/broker/login')
    await emailField(page).fill(email)
    await page.keyboard.press('Enter')
    await codeField(page).waitFor()
    await page.goBack()
    await expect(page).toHaveURL(/\/broker\/login$/)
    await page.goForward()
    await codeField(page).fill(await servers.monitor.codeFor(email))
    await expect(page).toHaveURL(`${servers.portalUrl}/broker/${path}`)
  })

test('the bot check stops both sign-in forms with the specified message', async ({ page }) => {
  await page.route('**/broker/login', async route => {
    const html = await (await route.fetch()).text()
    await route.fulfill({
      contentType: 'text/html',
      body: html.replace('"botCheck":false', '"botCheck":true'),
    })
  })
  let requested = 0
  page.on('request', request => {
    if (request.url().includes('/monitor/sign_in')) requested += 1
  })
  await page.goto('/broker/login')
  await emailField(page).fill('dana@northlake.example')
  await page.keyboard.press('Enter')
  await expect(alert(page)).toHaveText("Please disable all bots per our website's requirements.")
  await page.getByRole('link', { name: 'I already have a code' }).click()
  await codeField(page).fill('123456')
  await expect(alert(page)).toHaveText("Please disable all bots per our website's requirements.")
  expect(requested).toBe(0)
})

for (const brand of ['main', 'watchdog'] as const)
  test.describe(() => {
    test.use(atWidth(DESKTOP))

    test(`the screens before sign-in in the ${brand} brand pass axe and do not scroll horizontally`, async ({
      page,
      servers,
    }) => {
      const host = brand === 'main' ? servers.portalUrl : servers.watchdogUrl
      await page.goto(`${host}/broker/login#moved`)
      await emailField(page).fill(`someone.with.a.long.name.${brand}@elsewhere.example`)
      await servers.monitor.refuse('POST sign_in', 500, { times: 1 })
      await page.keyboard.press('Enter')
      await expect(alert(page)).toHaveText(/had a problem/)
      await expectAccessibleAtWidths(page, 'Login, refused', alert(page))
      await page.keyboard.press('Enter')
      await codeField(page).fill('000000')
      await expect(alert(page)).toHaveText(/tries left/)
      await page.getByText('No e-mail yet?').click()
      await expectAccessibleAtWidths(page, 'the code, refused', alert(page))
      for (const path of ['carrier_vpn_block', 'user_country_block', 'pending-access-review']) {
        await page.goto(`${host}/broker/${path}`)
        await expectAccessibleAtWidths(page, path, page.getByRole('link', { name: /again$/ }))
      }
      await servers.monitor.clearFaults()
    })
  })
