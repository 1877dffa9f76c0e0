import { expect, test } from '@fairhaul/testkit/playwright'

test('a note mentions a colleague, who finds it among what waits for them, opens it, and is done with it', async ({
  page,
  pageOf,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  await page.goto('/broker/loads/5')
  const field = page.getByRole('textbox', { name: 'New note' })
  await field.pressSequentially('Please call the shipper, @robin h')
  await expect(page.getByRole('listbox', { name: 'Coworkers' }).getByRole('option').first()).toContainText(
    'Robin Halloran',
  )
  await page.keyboard.press('Enter')
  await page.keyboard.type('before noon.')
  await page.getByRole('button', { name: 'Add note' }).click()
  const notes = (on: typeof page) => on.getByRole('list', { name: 'Notes, newest first' })
  await expect(notes(page).getByRole('listitem').first()).toContainText('@Robin Halloran before noon.')

  const robin = await pageOf('robin@northlake.example')
  await robin.goto('/broker/')
  const waiting = robin.getByRole('button', { name: /^Waiting for you/ })
  await waiting.click()
  const mention = robin
    .getByRole('region', { name: 'Waiting for you' })
    .last()
    .getByRole('link', { name: 'Dana Reyes mentions you on load NL-20805' })
  await mention.click()
  await expect(robin).toHaveURL(/loads\/5\?note=\d+$/)
  const note = notes(robin).getByRole('listitem').first()
  await expect(note).toBeFocused()
  await expect(note).toBeInViewport()
  await robin.reload()
  await expect(notes(robin)).toBeVisible()
  await robin.goto('/broker/')
  await expect(robin.getByText('No new notes mention you')).toBeVisible()
})
