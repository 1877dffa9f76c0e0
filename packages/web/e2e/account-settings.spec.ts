import { expect, test } from '@fairhaul/testkit/playwright'
import { atWidth, DESKTOP, expectAccessibleAtWidths } from './axe.ts'

const tab = (number: number) => `/broker/my-account?tab=${number}`

test('the Outlook key is hidden until shown, can be copied, and is not stored', async ({
  page,
  context,
  signIn,
  servers,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const said: string[] = []
  page.on('console', message => void said.push(message.text()))
  await signIn('dana@northlake.example')
  await page.goto(tab(5))
  await expect(page.getByText('Key hidden')).toBeVisible()
  await expect(page.getByRole('row', { name: /Load board/ })).toBeVisible()

  await servers.monitor.refuse('GET api/v1/users/:id/outlook_integration_key', 500)
  await page.getByRole('button', { name: 'Show key' }).click()
  await expect(page.getByText('We could not load your key.')).toBeVisible()
  await servers.monitor.clearFaults()
  await page.getByRole('button', { name: 'Show key' }).click()
  const copy = page.getByRole('button', { name: /copy Outlook key/ })
  await copy.click()
  await expect(page.getByText('Copied')).toBeVisible()
  const key = await page.evaluate(() => navigator.clipboard.readText())
  expect(key.length).toBeGreaterThan(20)
  await expect(copy).toContainText(key)

  const stored = await page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      await caches.keys(),
      await indexedDB.databases(),
    ]),
  )
  expect([stored, page.url(), ...said].filter(text => text.includes(key))).toEqual([])
  await page.getByRole('link', { name: 'Preferences' }).click()
  await page.getByRole('link', { name: 'Integrations' }).click()
  await expect(page.getByText('Key hidden')).toBeVisible()
  await expect(page.getByText(key)).toHaveCount(0)
})

test('a plan without the API shows a notice instead of the applications', async ({ page, signIn }) => {
  await signIn('jo@plainview.example')
  await page.goto(tab(5))
  await expect(page.getByText('Your company’s plan does not include the API.')).toBeVisible()
  await page.getByRole('link', { name: 'See the plans' }).click()
  await expect(page.getByRole('link', { name: 'Choose Fleet' })).toBeVisible()
})

test('display preferences are shared with the shell, survive a reload and are cleared on sign-out', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('jo@plainview.example')
  await page.goto(tab(6))
  const html = page.locator('html')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.getByRole('radio', { name: /^Comfortable/ }).check()
  await page.getByRole('switch', { name: 'Collapse the menu' }).check()
  const expectSaved = async () => {
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await expect(html).toHaveAttribute('data-density', 'comfortable')
  }
  await expectSaved()
  await expect(html).toHaveAttribute('data-rail', 'folded')
  await page.reload()
  await expectSaved()
  await page.getByRole('button', { name: /account of Jo Lindqvist/ }).click()
  await expect(
    page.getByRole('region', { name: 'Account' }).getByRole('radio', { name: 'Dark' }),
  ).toBeChecked()
  // The session of Jo is shared by all journeys: the browser clears it without notifying the monitor.
  await page.route('**/monitor/sign_out', route => route.fulfill({ status: 204 }))
  await context.clearCookies()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Work e-mail')).toBeVisible()
  await expect(html).not.toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate(() => localStorage.getItem('fairhaul.preferences'))).toBeNull()
})

test('a user manager turns connection e-mails off and on', async ({ page, signIn, servers }) => {
  await signIn('jo@plainview.example')
  await page.goto(tab(6))
  const mail = page.getByRole('switch', { name: 'Connection notifications' })
  await expect(mail).not.toBeChecked()
  await servers.monitor.refuse('PATCH api/v1/users/:id', 503, { times: 3 })
  await mail.click()
  await expect(page.getByText('Not changed: the server had a problem.')).toBeVisible()
  await expect(mail).not.toBeChecked()
  await servers.monitor.clearFaults()
  await mail.click()
  await expect(page.getByText('Connection e-mails are on.')).toBeVisible()
  await page.reload()
  await expect(mail).toBeChecked()
  await mail.click()
  await expect(page.getByText('Connection e-mails are off.')).toBeVisible()
  await expect(mail).not.toBeChecked()
})

test('a user without manager scope sees the notifications and who can change them', async ({
  page,
  signIn,
}) => {
  await signIn('sam@northlake.example')
  await page.goto(tab(6))
  await expect(page.getByText('An admin at your company can change it.')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Connection notifications' })).toHaveCount(0)
  await expect(page.getByText('Always on')).toBeVisible()
})

test.describe(() => {
  test.use(atWidth(DESKTOP))

  test('Integrations and Preferences pass axe and do not scroll horizontally', async ({ page, signIn }) => {
    await signIn('dana@northlake.example')
    await page.goto(tab(5))
    await page.getByRole('button', { name: 'Show key' }).click()
    await expectAccessibleAtWidths(page, 'Integrations', page.getByRole('button', { name: 'Hide key' }))
    await page.goto(tab(6))
    const notifications = page.getByRole('switch', { name: 'Connection notifications' })
    await expectAccessibleAtWidths(page, 'Preferences', notifications)
  })
})
