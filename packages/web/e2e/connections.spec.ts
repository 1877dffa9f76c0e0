import { expect, test } from '@fairhaul/testkit/playwright'
import { atWidth, DESKTOP, expectAccessibleAtWidths } from './axe.ts'

const LIST = '/broker/carriers/connections'

test.use(atWidth(DESKTOP))

test('a carrier on hold is dismissed from its row, restored by Undo, and the tabs are counted again', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  await page.goto(`${LIST}?tab=on-hold`)
  const tabs = page.getByRole('navigation', { name: 'Connections' })
  await expect(tabs.getByRole('link', { name: /^On hold \d/ })).toHaveAttribute('aria-current', 'page')
  const row = page.getByRole('row').nth(1)
  const name = (await row.getByRole('link').first().textContent()) ?? ''
  await row.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: /^Dismiss/ }).click()
  await expect(row.getByText('Now in Dismissed')).toBeVisible()
  await row.getByRole('button', { name: /^Undo/ }).click()
  await expect(row.getByText('Now in Dismissed')).toBeHidden()
  await row.getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await expect(tabs.getByRole('link', { name: /^On hold/ })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('row').nth(1)).toContainText(name)
})

test('selected connections are changed together, with one that failed named and tried again', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn('dana@northlake.example')
  await page.goto(`${LIST}?tab=in-progress`)
  for (const at of [1, 2, 3]) await page.getByRole('row').nth(at).getByRole('checkbox').check()
  await servers.monitor.refuse('PATCH connections/:id', 500, { times: 1 })
  const bar = page.getByRole('region', { name: 'Selected rows' })
  await bar.getByRole('button', { name: 'Dismiss 3' }).click()
  await expect(bar.getByText('2 dismissed, 1 not changed.')).toBeVisible()
  await bar.getByRole('button', { name: 'Try those 1 again' }).click()
  await expect(bar.getByText('3 dismissed.')).toBeVisible()
  await bar.getByRole('button', { name: 'Undo' }).click()
  await expect(bar.getByText('3 undone.')).toBeVisible()
})

test('of two people who change one connection, the later one sees so, and nothing is overwritten', async ({
  page,
  browser,
  signIn,
  servers,
}) => {
  // Over the stream the later person would see the change before they make their own.
  await page.route('**/monitor/events*', route => route.abort())
  await signIn('dana@northlake.example')
  await page.goto(`${LIST}?tab=in-progress`)
  const onboard = { name: /^Mark as onboarded/ }
  const row = page.getByRole('row').nth(5)
  await expect(row.getByRole('button', onboard)).toBeVisible()
  const session = await servers.monitor.sessionOf('dana@northlake.example')
  const other = await browser.newContext({ baseURL: servers.portalUrl })
  await other.addCookies([{ name: 'fairhaul_session', value: session, url: servers.portalUrl }])
  const theirs = await other.newPage()
  await theirs.goto(`${LIST}?tab=in-progress`)
  const same = theirs.getByRole('row').nth(5)
  await same.getByRole('button', onboard).click()
  await expect(same.getByText('Now in Onboarded')).toBeVisible()

  await row.getByRole('button', onboard).click()
  await expect(row.getByText(/Someone else has changed this connection/)).toBeVisible()
  await same.getByRole('button', { name: /^Undo/ }).click()
  await expect(same.getByText('Now in Onboarded')).toBeHidden()
  await other.close()
})

test('My Carriers of a plan without rules are found by name under Incomplete', async ({ page, signIn }) => {
  await signIn('jo@plainview.example')
  await page.goto('/broker/carriers/Mine')
  const tabs = page.getByRole('navigation', { name: 'My Carriers' })
  await expect(tabs.getByRole('link', { name: /^Incomplete \d/ })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText(/^Your plan does not include rules/)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find by name or number' }).fill('no carrier has this name')
  await expect(page.getByText(/No carrier here matches/)).toBeVisible()
  await tabs.getByRole('link', { name: /^Failed/ }).click()
  await expect(page.getByText(/No carrier here matches/)).toBeVisible()
})

test('the connections pass axe and do not scroll sideways', async ({ page, signIn }) => {
  await signIn('dana@northlake.example')
  await page.goto(`${LIST}?tab=in-progress`)
  await page.getByRole('row').nth(1).getByRole('checkbox').check()
  await expectAccessibleAtWidths(page, 'connections', page.getByRole('link', { name: /^Onboarded \d/ }))
})
