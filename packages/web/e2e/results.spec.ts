import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'
import { atWidth, DESKTOP, expectAccessibleAtWidths } from './axe.ts'

const RESULTS = '/broker/carriers/search-results'

test.beforeEach(({ signIn }) => signIn('dana@northlake.example'))

const rows = (page: Page) => page.locator('[data-bench=result-row]')
const openPanel = async (page: Page) => {
  await page.getByRole('button', { name: /^Filters/ }).click()
  return page.getByRole('group', { name: 'Filters' })
}

test('search results are filtered and sorted, survive a reload, and Back undoes each step', async ({
  page,
}) => {
  await page.goto(`${RESULTS}?search=a`)
  await expect(rows(page).first()).toBeVisible()
  const panel = await openPanel(page)
  await panel.getByRole('switch', { name: 'Authority active' }).click()
  await expect(page).toHaveURL(/filters\[authority\]=1/)
  await panel.getByRole('combobox', { name: 'State, province, or country' }).pressSequentially('texas')
  await page.getByRole('option', { name: 'Texas' }).click()
  await expect(page.getByRole('button', { name: 'Remove: In Texas' })).toBeVisible()
  await expect(panel.getByRole('combobox', { name: 'State, province, or country' })).toBeFocused()
  await page.getByRole('button', { name: 'Units' }).click()
  await expect(page).toHaveURL(/sort=-units/)
  await expect(page.getByRole('columnheader', { name: 'Units' })).toHaveAttribute('aria-sort', 'descending')
  await expect(page.locator('table')).toHaveAttribute('aria-busy', 'false')
  await expect(rows(page).locator('td[data-key=fleet]').last()).toHaveText(/, TX$/)
  await expect(page.locator('h1 [role=status]')).toHaveText(/^\d/)
  const count = (await page.locator('h1 [role=status]').textContent()) ?? ''
  await page.reload()
  await expect(page.locator('h1 [role=status]')).toHaveText(count)
  await expect(page.getByRole('combobox', { name: 'Order' })).toHaveValue('-units')
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Order' })).toHaveValue('any')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Remove: In Texas' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Remove: Authority active' })).toBeVisible()
})

test('filters without results suggest which one to remove', async ({ page }) => {
  await page.goto(`${RESULTS}?search=eagle&filters[units]=90000&filters[no_order]=1`)
  await expect(page.getByText('No carrier matches both filters: remove one')).toBeVisible()
  await page.getByRole('link', { name: 'Without “At least 90,000 power units”' }).click()
  await expect(rows(page).first()).toBeVisible()
  await expect(page).not.toHaveURL(/units/)
  await page.getByRole('button', { name: 'Remove: No out-of-service order' }).press('Enter')
  await expect(page).toHaveURL(/search=eagle$/)
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
})

test('result rows are navigated, selected and compared by keyboard, and Back restores them', async ({
  page,
}) => {
  await page.goto(`${RESULTS}?search=DOT&page=2`)
  await expect(rows(page)).toHaveCount(50)
  const third = await rows(page).nth(2).getByRole('link').first().textContent()
  await rows(page).first().focus()
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+X')
  const bar = page.getByRole('region', { name: 'Selected rows' })
  await expect(bar.getByText('3 selected')).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Compare 3' })).toHaveAttribute(
    'href',
    /carriers\[\]=\d+&carriers/,
  )
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(third ?? '')
  let searches = 0
  page.on('request', request => {
    if (new URL(request.url()).pathname === '/monitor/carriers') searches += 1
  })
  await page.goBack()
  await expect(rows(page)).toHaveCount(50)
  await expect(rows(page).nth(2).getByRole('link').first()).toHaveText(third ?? '')
  await page.evaluate('new Promise(resolve => requestIdleCallback(resolve))')
  expect(searches).toBe(0)
})

test('stale result rows stay, marked, during a slow response, a refusal and a lost connection', async ({
  page,
  context,
  servers,
}) => {
  await page.goto(`${RESULTS}?search=eagle`)
  await expect(rows(page).first()).toBeVisible()
  await expect(page.locator('h1 [role=status]')).toHaveText(/^\d/)
  const count = await page.locator('h1 [role=status]').textContent()
  await servers.monitor.refuse('GET carriers', 422, {
    times: 1,
    body: { errors: [{ field: 'q.s', message: '5,000 or more carriers match.' }] },
  })
  await page.getByRole('button', { name: 'Units' }).click()
  await expect(page.getByText('5,000 or more carriers match.')).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('link', { name: 'Sort by best match' }).click()
  await expect(page.getByText('5,000 or more carriers match.')).toBeHidden()
  await expect(page.locator('h1 [role=status]')).toHaveText(count ?? '')

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Authority' }).click()
  await expect(page.getByText('No connection.').first()).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('The connection is back.')).toBeVisible()
  // The failed request is retried automatically.
  await expect(page.getByRole('columnheader', { name: 'Authority' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expect(page.getByText('No connection.')).toBeHidden()

  // Every call: the page that is left may still send one of its own.
  await servers.monitor.refuse('GET carriers', 403)
  await page.goto(`${RESULTS}?search=prairie`)
  await expect(page.getByText('You do not have access to the carriers')).toBeVisible()
})

test.describe(() => {
  test.use(atWidth(DESKTOP))

  test('search results pass axe with filters, with a selection and when empty', async ({ page }) => {
    await page.goto(`${RESULTS}?search=eagle&filters[places][]=US&sort=-units`)
    await expect(rows(page).first()).toBeVisible()
    await openPanel(page)
    await expect(page.getByRole('switch', { name: 'No identity alerts' })).toBeVisible()
    await page
      .getByRole('checkbox', { name: /^Select [A-Z]{2}/ })
      .first()
      .check()
    const selected = page.getByRole('region', { name: 'Selected rows' })
    await expectAccessibleAtWidths(page, 'results with filters and a selection', selected)
    await page.goto(`${RESULTS}?search=eagle&filters[units]=90000&filters[no_alerts]=1`)
    const suggestion = page.getByRole('link', { name: /^Without/ })
    await expectAccessibleAtWidths(page, 'no results', suggestion)
  })
})
