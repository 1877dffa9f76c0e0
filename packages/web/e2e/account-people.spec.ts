import { expect, test } from '@fairhaul/testkit/playwright'
import { joinByInvitation, newAddress } from './account-people.ts'

const USERS = '/broker/my-account?tab=2'

test('a user is invited with scopes, joins, gets other scopes and is removed', async ({
  page,
  context,
  signIn,
  servers,
}) => {
  const email = newAddress('ira')
  await signIn('dana@northlake.example')
  await page.goto(USERS)
  await page.getByRole('link', { name: 'Invite someone' }).click()
  await expect(page).toHaveURL(/tab=2&invite=1$/)
  const drawer = page.getByRole('dialog', { name: 'Invite someone' })
  const send = drawer.getByRole('button', { name: 'Send invitation' })
  const address = drawer.getByLabel('Work e-mail')
  await send.click()
  await expect(address).toBeFocused()
  await expect(drawer.getByText('Enter the e-mail address of the person to invite.')).toBeVisible()
  await address.fill('robin@northlake.example')
  await send.click()
  await expect(drawer.getByText('robin@northlake.example is already at your company.')).toBeVisible()
  await address.fill(email)
  await drawer.getByRole('checkbox', { name: 'Onboarding' }).check()

  await context.setOffline(true)
  await send.click()
  await expect(drawer.getByRole('alert')).toContainText('Not sent: no connection')
  await expect(address).toHaveValue(email)
  await context.setOffline(false)
  await expect(page.getByText('The connection is back.')).toBeVisible()
  await page.goBack()
  await expect(drawer).toBeHidden()
  await page.goForward()
  await expect(address).toHaveValue(email)
  await expect(drawer.getByRole('checkbox', { name: 'Onboarding' })).toBeChecked()
  await send.click()
  await expect(page.getByText(`Invitation sent to ${email}.`)).toBeVisible()
  await expect(page).toHaveURL(/tab=2&list=invitations$/)
  const invited = page.getByRole('row', { name: email })
  await expect(invited).toContainText('Onboarding')
  await expect(invited).toContainText(/Sent|Delivered/)
  const [sending, withdrawing] = await Promise.all(
    ['Resend', 'Withdraw'].map(name => invited.getByRole('button', { name }).boundingBox()),
  )
  expect(withdrawing?.y, 'the buttons of a row are side by side').toBe(sending?.y)

  await invited.getByRole('button', { name: `Resend to ${email}` }).click()
  const again = page.getByRole('alertdialog', { name: `Resend the invitation to ${email}?` })
  await expect(again).toContainText('has these permissions: Admin, Sourcing, instead of Onboarding.')
  await servers.monitor.refuse('PATCH user_invitations/:id/resend', 429, {
    times: 1,
    headers: { 'retry-after': '600' },
  })
  await again.getByRole('button', { name: 'Resend' }).click()
  await expect(again).toContainText('Not sent: too many attempts. Try again in 10 minutes.')
  await again.getByRole('button', { name: 'Resend' }).click()
  await expect(again).toBeHidden()
  await expect(invited).toContainText('Admin, Sourcing')

  await joinByInvitation(servers, email)
  await page.reload()
  await expect(invited).toContainText('Joined')
  await expect(invited.getByRole('button')).toHaveCount(0)

  await page
    .getByRole('link', { name: /^Users/ })
    .last()
    .click()
  await page.getByLabel('Find by name or e-mail').fill(email)
  await expect(page).toHaveURL(/search=ira/)
  // Other journeys may have added users of the same name.
  const joined = page.getByRole('row', { name: email }).getByRole('link', { name: 'Ira Novak' })
  await expect(page.getByRole('link', { name: 'Ira Novak' })).toHaveCount(1)
  await joined.click()
  const user = page.getByRole('dialog', { name: 'Ira Novak' })
  await user.getByRole('checkbox', { name: 'Admin' }).uncheck()
  await user.getByRole('checkbox', { name: 'Insurance' }).check()
  await servers.monitor.refuse('PATCH api/v1/users/:id', 503, { times: 3 })
  await user.getByRole('button', { name: 'Save permissions' }).click()
  await expect(user.getByRole('alert')).toContainText('Not saved: the server had a problem')
  await expect(user.getByRole('checkbox', { name: 'Insurance' })).toBeChecked()
  await servers.monitor.clearFaults()
  await user.getByRole('button', { name: 'Save permissions' }).click()
  await expect(user).toBeHidden()
  await expect(page.getByRole('row', { name: email })).toContainText('Sourcing, Insurance')

  await joined.click()
  await user.getByRole('button', { name: 'Remove' }).click()
  const sure = page.getByRole('alertdialog', { name: 'Remove Ira Novak from your company?' })
  await expect(sure).toContainText(email)
  await sure.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Ira Novak is no longer at your company.')).toBeVisible()
  await expect(page.getByText(`No one matches “${email}”`)).toBeVisible()
})

test('an invitation is withdrawn by keyboard only', async ({ page, signIn }) => {
  const email = newAddress('kim')
  await signIn('jo@plainview.example')
  await page.goto('/broker/my-account?tab=2&list=invitations&invite=1')
  await expect(page.getByLabel('Work e-mail')).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  const row = page.getByRole('row', { name: email })
  await expect(row).toBeVisible()
  await row.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(row.getByRole('button', { name: /^Withdraw/ })).toBeFocused()
  await page.keyboard.press('Enter')
  const sure = page.getByRole('alertdialog', { name: `Withdraw the invitation to ${email}?` })
  await expect(sure.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(row).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('main').getByRole('link', { name: /^Invitations/ })).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('scopes that may not change show the reason, before sending and from the server', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn('jo@plainview.example')
  await page.goto('/broker/my-account?tab=2&search=jo@plainview.example&user=9')
  const self = page.getByRole('dialog', { name: 'Jo Lindqvist' })
  const manages = self.getByRole('checkbox', { name: 'Admin' })
  await expect(self.getByText('Make someone else an admin first.').first()).toBeVisible()
  await expect(manages).toHaveAttribute('aria-disabled', 'true')
  await manages.press('Space')
  await expect(manages).toBeChecked()
  await expect(self.getByRole('checkbox', { name: /^Compliance/ })).toHaveAccessibleDescription(
    /You can only give permissions that you have/,
  )
  await expect(self.getByRole('button', { name: 'Leave' })).toHaveCount(0)

  await self.getByRole('checkbox', { name: 'Sourcing' }).uncheck()
  const message = 'You cannot lift a restriction that applies to you.'
  await servers.monitor.refuse('PATCH api/v1/users/:id', 422, {
    body: { errors: [{ field: 'user.scopes', message }], request_id: 'r-1' },
  })
  await self.getByRole('button', { name: 'Save permissions' }).click()
  const rights = self.getByRole('group', { name: 'Permissions' })
  await expect(rights).toContainText(message)
  await expect(rights.getByRole('checkbox').first()).toBeFocused()
  await expect(self.getByRole('checkbox', { name: 'Sourcing' })).not.toBeChecked()
  await self.getByRole('button', { name: 'Cancel' }).click()
  await expect(self).toBeHidden()
  await expect(page.getByRole('row', { name: 'Jo Lindqvist' })).toContainText('Admin, Sourcing')
})

test('a user without manager scope sees colleagues without their scopes, and who can change them', async ({
  page,
  signIn,
}) => {
  await signIn('sam@northlake.example')
  await page.goto(`${USERS}&list=invitations&user=1`)
  await expect(page.getByText('You can see who works here.')).toBeVisible()
  await page.getByLabel('Find by name or e-mail').fill('dana@north')
  const row = page.getByRole('row', { name: 'Dana Reyes' })
  await expect(row).toContainText('dana@northlake.example')
  await expect(row).not.toContainText('Admin')
  await expect(row.getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Invite someone' })).toHaveCount(0)
})

test('an expired company sees its users and withdraws invitations but cannot invite', async ({
  page,
  signIn,
}) => {
  await signIn('terry@cedargap.example')
  await page.goto('/broker/my-account?tab=9')
  const tabs = page.getByRole('navigation', { name: 'My account' })
  await expect(tabs.getByRole('link', { name: 'Plan and billing' })).toHaveAttribute('aria-current', 'page')
  await expect(tabs.getByRole('link', { name: 'Teams' })).toHaveCount(0)
  await page.goto('/broker/my-account?tab=3')
  await expect(page.getByText(/^Teams is closed because/)).toBeVisible()
  await tabs.getByRole('link', { name: 'Users' }).click()
  await expect(page.getByRole('row', { name: 'Terry Whitlock' })).toBeVisible()
  await expect(page.getByText('Choose a plan to invite people.')).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Invitations/ })
    .click()
  const row = page.getByRole('row', { name: 'ash@brightdock.example' })
  await expect(row.getByRole('button', { name: /^Withdraw/ })).toBeVisible()
  await expect(row.getByRole('button', { name: /^Resend/ })).toHaveCount(0)
  await page.goto(`${USERS}&invite=1`)
  await expect(page.getByRole('dialog')).toContainText('You cannot invite anyone right now.')
})

test('a name changes in the watchdog brand, and its draft survives a lost connection', async ({
  page,
  context,
  signIn,
  servers,
}) => {
  await signIn('lee@palisade.example', servers.watchdogUrl)
  await page.goto(`${servers.watchdogUrl}/broker/my-account?tab=0`)
  const last = page.getByLabel('Last name')
  await last.fill('')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(last).toBeFocused()
  await expect(page.getByText('Enter your last name.')).toBeVisible()
  await last.fill('Vasquin-Ott')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Not saved: no connection')
  await context.setOffline(false)
  await expect(page.getByText('The connection is back.')).toBeVisible()
  await page.getByRole('link', { name: 'Company' }).click()
  await expect(page).toHaveURL(/tab=1$/)
  await expect(last).toHaveCount(0)
  await page.goBack()
  await expect(last).toHaveValue('Vasquin-Ott')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('Name saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: /account of Lee Vasquin-Ott/ })).toBeVisible()
  await last.fill('Vasquin')
  await last.press('Enter')
  await expect(page.getByRole('button', { name: /account of Lee Vasquin$/ })).toBeVisible()
})
