import { expect, test } from '@fairhaul/testkit/playwright'

test('a page that is opened while the server is busy says so, and then opens', async ({ page, signIn }) => {
  await signIn('dana@northlake.example')
  let isBusy = true
  await page.route('**/monitor/**', async route => {
    if (!isBusy) return route.continue()
    await route.fulfill({
      status: 503,
      headers: { 'retry-after': '2' },
      json: { errors: [{ field: null, message: 'Try again in a moment.' }], request_id: '1' },
    })
  })
  await page.goto('/broker/carriers/connections')
  await expect(
    page.getByRole('status').filter({ hasText: 'Many people are using this right now.' }),
  ).toHaveText(
    'Many people are using this right now. Fairhaul opens in a few seconds. You do not need to reload the page.',
  )
  isBusy = false
  await expect(page.getByRole('heading', { level: 1, name: 'Connections' })).toBeVisible()
  await expect(page.getByText('Fairhaul opens in a few seconds.')).toBeHidden()
})
