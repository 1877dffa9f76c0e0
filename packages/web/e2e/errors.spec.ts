import { expect, test } from '@fairhaul/testkit/playwright'

test('a monitor that stops while the portal is open shows a notice and loses nothing', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn('dana@northlake.example')
  await page.goto('/broker/carriers/search-results?search=9000002')
  await expect(page.getByRole('link', { name: 'EAGLE MESA FREIGHT LLC' })).toBeVisible()
  await servers.stopMonitor()
  await page.goto('/broker/carriers/search-results?search=9000003', { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: /try again/i }).first()).toBeVisible()
  await servers.startMonitor()
  const found = page.getByRole('link', { name: 'PRAIRIE LANTERN HAULING INC' })
  const again = page.getByRole('button', { name: /try again/i }).first()
  // It may have been retried automatically, which removes the button.
  await again.or(found).first().waitFor()
  await again.press('Enter', { timeout: 2_000 }).catch(() => {})
  await expect(found).toBeVisible()
})

test('a failed search keeps its rows and can be retried', async ({ page, signIn, servers }) => {
  await signIn('dana@northlake.example')
  await page.goto('/broker/carriers/search-results?search=DOT')
  await expect(page.locator('[data-bench=result-row]')).toHaveCount(50)
  await servers.monitor.refuse('GET carriers', 500)
  await page.getByRole('link', { name: /next/i }).click()
  await expect(page.getByRole('button', { name: /try again/i }).first()).toBeVisible()
  await expect(page.locator('[data-bench=result-row]')).toHaveCount(50)
  await servers.monitor.clearFaults()
  await page
    .getByRole('button', { name: /try again/i })
    .first()
    .click()
  await expect(page.getByText(/51/).first()).toBeVisible()
})

test('text from carriers is never rendered as markup', async ({ page, signIn }) => {
  let ran = false
  await page.exposeFunction('pwned', () => {
    ran = true
  })
  page.on('dialog', dialog => {
    ran = true
    void dialog.dismiss()
  })
  await signIn('dana@northlake.example')
  for (const id of Array.from({ length: 14 }, (_, index) => 201 + index)) {
    await page.goto(`/broker/carriers/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(ran).toBe(false)
})
