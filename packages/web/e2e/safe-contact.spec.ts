import { expect, test } from '@fairhaul/testkit/playwright'

const CONTACTS = '/broker/carriers/contact-search'
const FORMER = '(214) 555-0142'

test('of a hijacked record the number before is offered, and never the new number or the reported e-mail', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  await page.goto('/broker/carriers/7#identity')
  const call = page
    .getByRole('banner')
    .or(page.locator('[data-sticky-head]'))
    .getByRole('link', { name: /^Call / })
  await expect(call).toHaveAttribute('href', 'tel:+12145550142')
  const identity = page.getByRole('region', { name: 'Identity check' })
  await expect(identity.getByText(/^Call \(214\) 555-0142, on record from .*; not \(/)).toBeVisible()
  await expect(identity.getByRole('link', { name: 'Call this number' })).toHaveAttribute(
    'href',
    'tel:+12145550142',
  )
  await identity.getByRole('textbox', { name: 'Check another contact' }).fill(FORMER)
  await page.keyboard.press('Enter')
  await expect(identity.getByRole('status')).toContainText('Formerly on file')
  await expect(identity.getByRole('status')).toContainText(`Hang up. Call ${FORMER}`)

  await page.goto('/broker/carriers/7?open=invite-carrier')
  const address = page.getByRole('dialog').getByRole('textbox', { name: 'E-mail address' })
  await expect(address).not.toHaveValue('office@copperwren.example')

  await page.goto(`${CONTACTS}?phone=${encodeURIComponent(FORMER)}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Formerly on file', exact: true })).toBeVisible()
  await expect(page.getByText(/^FMCSA had it on file for .* until /)).toBeVisible()
})
