import { expect, test } from '@fairhaul/testkit/playwright'

const DIRECTORY = '/broker/carriers/directory'

test('a caller’s number is found in the carrier directory by keyboard', async ({
  page,
  context,
  signIn,
  servers,
}) => {
  await signIn('dana@northlake.example')
  await page.goto(DIRECTORY)
  await expect(page).toHaveTitle('Fairhaul - Directory')
  await expect(page.getByText('Choose a carrier to see who you’re really calling')).toBeVisible()
  const box = page.getByRole('combobox', { name: 'Carrier', exact: true })
  await box.focus()
  await page.keyboard.type('MC-3000002')
  await expect(page.getByRole('listbox')).toHaveAttribute('data-for', 'MC-3000002')
  await expect(page.getByRole('option', { name: /EAGLE MESA/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/directory\?carrier=2$/)
  await expect(page.getByRole('heading', { name: 'EAGLE MESA FREIGHT LLC' })).toBeVisible()
  const federal = page.getByRole('region', { name: 'On file with FMCSA', exact: true })
  await expect(federal).toContainText('(503) 555-8086')
  await expect(federal).toContainText(/as of \w{3} \d/)

  // A phone number as a caller might give it.
  const search = page.getByRole('searchbox', { name: 'Find by name, phone, e-mail, or address' })
  await expect(search).toBeFocused()
  await page.keyboard.type('503.555.8086')
  await expect(page).toHaveURL(/search=503.555.8086$/)
  const table = page.getByRole('table', { name: 'Who to contact' })
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(table.locator('mark')).toHaveText('503) 555-8086')
  await expect(table.getByText('FMCSA record', { exact: true })).toBeVisible()
  await expect(table.getByRole('link', { name: /^Look up contact/ })).toHaveAttribute(
    'href',
    '/broker/carriers/contact-search?phone=%2B15035558086',
  )
  await page.reload()
  await expect(search).toHaveValue('503.555.8086')
  await expect(table.getByRole('row')).toHaveCount(2)
  await search.fill('')
  await page
    .getByRole('navigation', { name: 'Parts of the directory' })
    .getByRole('link', { name: /^Users/ })
    .click()
  await expect(page).toHaveURL(/carrier=2&part=users$/)

  const more = page.getByRole('button', { name: 'Load the remaining 51' })
  await context.setOffline(true)
  await more.click()
  await expect(page.getByRole('alert').filter({ hasText: 'We could not load the users' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('The connection is back.')).toBeVisible()
  await servers.monitor.delay('GET carriers/:id/directory_users', 3_000)
  await more.click()
  await expect(page.getByRole('progressbar', { name: 'Loading users' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop loading' }).click()
  await expect(page.getByText('10 of 61 users')).toBeVisible()
  await servers.monitor.clearFaults()
  await more.click()
  await expect(page.getByText('10 of 61 users')).toBeHidden()
  await expect(table.getByRole('row')).toHaveCount(62)
  await expect(table.getByText('Phone hidden').first()).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL(/directory\?carrier=2$/)
  await page.goBack()
  await expect(page.getByText('Choose a carrier to see who you’re really calling')).toBeVisible()
  await expect(page.getByRole('link', { name: 'EAGLE MESA FREIGHT LLC' })).toBeVisible()
})

test('a directory that is forbidden, fails or has no carrier shows an error', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn('dana@northlake.example')
  await servers.monitor.refuse('GET carriers/:id/directory', 500)
  await page.goto(`${DIRECTORY}?carrier=2`)
  await expect(page.getByText('We could not load the directory')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'EAGLE MESA FREIGHT LLC' })).toBeVisible()
  await servers.monitor.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table', { name: 'Who to contact' })).toBeVisible()
  await page.goto(`${DIRECTORY}?carrier=99999999`)
  await expect(page.getByText('This carrier does not exist')).toBeVisible()
})

test('an installation without the directory hides it and shows a notice at its URL', async ({
  page,
  signIn,
  servers,
}) => {
  const portal = await servers.startPortal({ SHOW_DIRECTORY: '0', FAIRHAUL_BOT_CHECK: 'off' })
  await signIn('dana@northlake.example', portal.url)
  await page.goto(`${portal.url}${DIRECTORY}?carrier=2`)
  await expect(page.getByRole('heading', { name: 'The directory is turned off' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'My account' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Directory' })).toHaveCount(0)
  await portal.stop()
})

test('a user with limited profiles sees what is left out, in their brand', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn('lee@palisade.example', servers.watchdogUrl)
  await page.goto(`${servers.watchdogUrl}${DIRECTORY}?carrier=2`)
  await expect(page.getByText('Your account shows short profiles')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'watchdog')
  await expect(page.getByRole('combobox', { name: 'Another carrier' })).toHaveCount(0)
})
