import { expect, test } from '@fairhaul/testkit/playwright'
import { atWidth, DESKTOP, expectAccessibleAtWidths } from './axe.ts'

const LIST = '/broker/carriers/invitations'

test('invitations of carriers are listed with their status, narrowed to a carrier, and sent again', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  await page.goto('/broker/')
  const menu = page.getByRole('navigation', { name: 'Portal' })
  await menu.getByRole('link', { name: 'Invitations' }).click()
  await expect(page).toHaveURL(/carriers\/invitations$/)
  await expect(page.getByText('Answered').first()).toBeVisible()
  await page.goto(`${LIST}?carrier=14`)
  await expect(page.getByRole('row')).toHaveCount(3)
  const failed = page.getByRole('row', { name: /Not delivered/ })
  await expect(failed).toContainText('dispatch@carrier14.example')
  await failed.getByRole('link', { name: /Resend to/ }).click()
  await expect(page).toHaveURL(/carrier=14&open=\d+$/)
  const drawer = page.getByRole('dialog', { name: 'Resend invitation' })
  await drawer.getByRole('checkbox').first().check()
  await drawer.getByRole('button', { name: 'Resend' }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Invitation resent to')
  await page.getByRole('button', { name: /To YARDLENWICK/ }).click()
  await expect(page).toHaveURL(/carriers\/invitations$/)
})

test('a carrier that was invited says so in its head, and its invitation is resent from there', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  await page.goto('/broker/carriers/14')
  const head = page.locator('[data-sticky-head]')
  await expect(head.getByText(/^Invited .*, /)).toBeVisible()
  await expect(head.getByText('Not connected')).toHaveCount(0)
  await expect(head.getByRole('link', { name: 'Invite', exact: true })).toHaveCount(0)
  await head.getByRole('link', { name: 'Resend' }).click()
  const drawer = page.getByRole('dialog', { name: 'Resend invitation' })
  await expect(drawer).toContainText(/a link to your packet, at \S+@\S+\.example/)
  await drawer.getByRole('button', { name: /^Resend/ }).click()
  const anyway = drawer.getByRole('button', { name: 'Resend anyway' })
  await expect(anyway.or(page.getByText(/^Invitation resent to /))).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(page.getByText(/^Invitation resent to /)).toBeVisible()
  await expect(drawer).toBeHidden()
})

test('an invitation that the carrier has answered meanwhile is refused with the reason', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn('dana@northlake.example')
  await page.goto(`${LIST}?carrier=14`)
  await page
    .getByRole('link', { name: /Resend to/ })
    .first()
    .click()
  await servers.monitor.refuse('PATCH connection_invitations/:id/resend', 409, {
    times: 1,
    body: { errors: [{ field: null, message: 'The carrier has already responded.' }], request_id: 'r-5' },
  })
  const drawer = page.getByRole('dialog', { name: 'Resend invitation' })
  await drawer.getByRole('button', { name: 'Resend' }).click()
  await expect(drawer.getByRole('alert')).toContainText('Not sent. The carrier has already responded.')
})

test.describe('the list of invitations', () => {
  test.use(atWidth(DESKTOP))

  test('invitations of carriers and their drawer are accessible on a desktop and on a phone', async ({
    page,
    signIn,
  }) => {
    await signIn('dana@northlake.example')
    await page.goto(`${LIST}?carrier=14`)
    const shown = page.getByText('office@yardlenwick.example').locator('visible=true').first()
    await expect(shown).toBeVisible()
    await expectAccessibleAtWidths(page, 'invitations of a carrier', shown)
    await page
      .getByRole('link', { name: /Resend to/ })
      .first()
      .click()
    const drawer = page.getByRole('dialog', { name: 'Resend invitation' })
    await expectAccessibleAtWidths(page, 'sending again', drawer.getByText('Classifications'))
  })
})
