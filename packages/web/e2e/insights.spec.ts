import { expect, test } from '@fairhaul/testkit/playwright'

const INSIGHTS = '/broker/carriers/insights'

test('insights list carriers with the evidence behind each', async ({ page, signIn, servers }) => {
  await signIn('priya@northlake.example')
  await page.goto(INSIGHTS)
  await expect(page).toHaveTitle('Fairhaul - Carrier insights')
  const rows = page.locator('[data-bench=result-row]')
  await expect(rows).toHaveCount(15)

  await page.getByRole('checkbox', { name: /^Gap in authority/ }).click()
  await expect(page).toHaveURL(/insights\?authority_history_gap=1$/)
  await expect(rows.first()).toContainText(/No authority for/)
  await expect(rows.first()).toContainText(/\w{3} \d+, \d{4} to \w{3} \d+, \d{4}/)
  const name = (await rows.first().getByRole('link').first().textContent()) ?? ''

  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/authority_history_gap=1&page=2$/)
  await expect(rows.first()).not.toContainText(name)
  await servers.monitor.refuse('GET carriers', 500)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByText('We could not load the carriers with insights.')).toBeVisible()
  await expect(rows).toHaveCount(15)
  await servers.monitor.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('We could not load the carriers with insights.')).toBeHidden()
  await page.goBack()
  await page.goBack()
  await expect(rows.first()).toContainText(name)

  const evidence = rows.first().getByRole('link', { name: /^Evidence/ })
  await evidence.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name })
  await expect(drawer).toContainText(/FMCSA authority history, as of \w{3} \d/)
  await expect(drawer).toContainText('It does not prove that the carrier hauled loads')
  await expect(page).toHaveURL(/open=\d+$/)
  await page.reload()
  await expect(drawer).toContainText(/FMCSA authority history, as of \w{3} \d/)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(/insights\?authority_history_gap=1$/)
})

test('carriers with insights are monitored in place and compared', async ({ page, signIn }) => {
  await signIn('priya@northlake.example')
  await page.goto(`${INSIGHTS}?broker_authority_nearby=1`)
  const rows = page.locator('[data-bench=result-row]')
  await expect(rows.first()).toContainText('has broker authority at')
  const start = page.getByRole('button', { name: /^Monitor / }).first()
  const carrier = ((await start.getAttribute('aria-label')) ?? '').replace(/^Monitor /, '')
  await start.click()
  const stop = page.getByRole('button', { name: `Stop monitoring ${carrier}`, exact: true })
  await expect(stop).toBeVisible()
  await page.getByRole('switch', { name: /^Only My Carriers/ }).click()
  await expect(page).toHaveURL(/broker_authority_nearby=1&mine=1$/)
  await page.goBack()
  await expect(page).toHaveURL(/broker_authority_nearby=1$/)
  await expect(page.locator('table')).toHaveAttribute('aria-busy', 'false')
  await stop.click()
  await expect(page.getByRole('button', { name: `Monitor ${carrier}`, exact: true })).toBeVisible()

  await rows.first().focus()
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  const bar = page.getByRole('region', { name: 'Selected rows' })
  await expect(bar.getByRole('link', { name: 'Compare 2' })).toHaveAttribute('href', /compare\?carriers/)
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
})

test('a user without insights sees why at the URL, and no request is sent', async ({
  page,
  context,
  signIn,
  servers,
}) => {
  const requests: string[] = []
  page.on('request', request => {
    if (/\/monitor\/carriers\?/.test(request.url())) requests.push(request.url())
  })
  await signIn('jo@plainview.example')
  await page.goto(INSIGHTS)
  await expect(page.getByText('Your plan does not include this')).toBeVisible()
  await expect(page.getByText(/can choose another plan/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Insights' })).toHaveCount(0)
  await context.clearCookies()
  await signIn('lee@palisade.example', servers.watchdogUrl)
  await page.goto(`${servers.watchdogUrl}${INSIGHTS}`)
  await expect(page.getByText('Your account cannot search carriers')).toBeVisible()
  expect(requests).toEqual([])
})
