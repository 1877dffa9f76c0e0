import { expect, test } from '@fairhaul/testkit/playwright'
import { axeViolations } from './axe.ts'
import { manager, newUser } from './sign-up-people.ts'

test('an invitation is offered, withdrawn, sent again, declined for an own company, and claimed', async ({
  page,
  servers,
}) => {
  const email = newUser()
  const dana = await manager(servers, servers.monitor.sessionOf('dana@northlake.example'))
  const invite = () =>
    dana.call<{ id: number }>('POST', 'user_invitations', {
      user_invitation: { email, scopes: ['sourcing', 'onboarding', 'block_safety_data'] },
    })
  const heading = page.getByRole('heading', { level: 1 })
  const join = page.getByRole('button', { name: 'Join', exact: true })
  const first = await invite()

  await page.goto('/broker/sign-up')
  await page.getByLabel('Work e-mail').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('One-time code')).toBeFocused()
  await page.keyboard.type(await servers.monitor.codeFor(email))
  await page.getByLabel('First name').fill('Ira')
  await page.getByLabel('Last name').fill('Novak')
  await page.keyboard.press('Enter')

  await expect(heading).toHaveText('Join Northlake Freight Brokers LLC')
  await expect(heading).toBeFocused()
  await expect(
    page.getByText('Dana Reyes of Northlake Freight Brokers LLC invited you to join.'),
  ).toBeVisible()
  await expect(page.getByText('Find new carriers and invite them to connect.')).toBeVisible()
  await expect(page.getByText('Cannot see carriers’ inspections')).toBeVisible()
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
  }

  await dana.call('DELETE', `user_invitations/${first.id}`)
  await join.press('Enter')
  await expect(
    page.getByText('The invitation from Northlake Freight Brokers LLC is no longer open'),
  ).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Check for an invitation' }).click()
  await expect(page.getByText('There is no open invitation yet.')).toBeVisible()
  await invite()
  await page.getByRole('button', { name: 'Check for an invitation' }).click()
  await expect(heading).toHaveText('Join Northlake Freight Brokers LLC')

  await page.getByRole('button', { name: 'Create your own company instead' }).press('Enter')
  await expect(page.getByLabel('Legal name')).toBeFocused()
  await page.reload()
  await page.getByLabel('Legal name').fill('Novak Freight LLC')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/broker\/$/)

  await page.goto('/broker/sign-up/details')
  await expect(page.getByText(/Novak Freight LLC, where you are the only user, will be closed/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stay with Novak Freight LLC' })).toBeVisible()
  await join.press('Enter')
  await expect(page.getByText('You have joined Northlake Freight Brokers LLC.')).toBeVisible()
  await expect(page).toHaveURL(/\/broker\/$/)
})
