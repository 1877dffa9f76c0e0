import { expect, signInByScreens, test } from '@fairhaul/testkit/playwright'
import { atWidth, DESKTOP, expectAccessible, expectAccessibleAtWidths } from './axe.ts'

const LIST = '/broker/company_change_orders'

test('change orders are narrowed by tab, requester and day, all in the address', async ({ page, signIn }) => {
  await signIn('dana@northlake.example')
  await page.goto('/broker/')
  await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Change orders' }).click()
  await expect(page).toHaveURL(/company_change_orders$/)
  const tabs = page.getByRole('navigation', { name: 'Change orders' })
  await expect(tabs.getByRole('link', { name: 'Awaiting decision 5' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.getByRole('row')).toHaveCount(6)
  await tabs.getByRole('link', { name: 'Rejected' }).click()
  await expect(page.getByRole('row', { name: /Legal name/ })).toContainText('This is not our name.')
  await tabs.getByRole('link', { name: 'All' }).click()
  await page.getByRole('button', { name: /Requested by/ }).click()
  await page.getByRole('option', { name: 'The registered agent' }).click()
  await expect(page).toHaveURL(/tab=all&by=The%20registered%20agent$/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'At any time Requested' }).click()
  await page.getByRole('option', { name: 'Last 30 days' }).click()
  await expect(page.getByText('No change order matches the filters')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No change order matches the filters')).toBeVisible()
  await page.getByRole('link', { name: 'Clear all filters' }).click()
  await expect(page.getByRole('row')).toHaveCount(10)
})

test('of two people who decide the same change order, the second sees who decided, how and when', async ({
  page,
  signIn,
  servers,
  browser,
}) => {
  await signIn('wes@palisade.example', servers.watchdogUrl)
  const list = `${servers.watchdogUrl}${LIST}`
  await page.goto(list)
  await page.getByRole('link', { name: /MC number/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Change order 10' })
  await expect(drawer).toContainText('3000777')
  await drawer.getByRole('button', { name: 'Reject' }).click()
  const sure = page.getByRole('alertdialog', { name: 'Reject the change order of Lee Vasquin?' })
  await expect(sure).toContainText('MC number: “3000777” is added.')
  await sure.getByRole('button', { name: 'Reject' }).click()
  await expect(sure.getByRole('textbox', { name: 'Reason' })).toBeFocused()
  await expect(sure).toContainText('Say why, so that it can be requested again.')
  await page.keyboard.type('This MC number is not ours')

  const other = await browser.newContext({ storageState: await page.context().storageState() })
  const second = await other.newPage()
  await second.goto(`${servers.watchdogUrl}/broker/company_change_orders/10`)
  await second.getByRole('button', { name: 'Approve' }).click()
  const approval = second.getByRole('alertdialog')
  await approval.getByRole('textbox', { name: 'Reason (optional)' }).fill('Agreed by phone')
  await approval.getByRole('button', { name: 'Approve' }).click()
  await expect(second.getByText('Approved', { exact: true })).toBeVisible()
  await expect(second.getByText('Agreed by phone')).toBeVisible()
  await other.close()

  await sure.getByRole('button', { name: 'Reject' }).click()
  await expect(sure).toBeHidden()
  const notice = drawer.getByRole('alert')
  await expect(notice).toContainText('Not rejected. Wes Montclair approved this change order first.')
  await expect(notice).toContainText('Their reason: “Agreed by phone”')
  await expect(notice).toContainText('What you typed was not saved: This MC number is not ours')
  await expect(drawer.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  await expectAccessible(page, 'a decision that came too late')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('row', { name: /MC number/ })).toContainText('Approved')
})

test('a decision that could not be saved keeps its reason, and is saved by the next press', async ({
  page,
  isolatedServers,
}) => {
  await page.goto(`${isolatedServers.portalUrl}${LIST}?open=4`)
  await signInByScreens(page, isolatedServers, 'dana@northlake.example')
  const drawer = page.getByRole('dialog', { name: 'Change order 4' })
  await drawer.getByRole('button', { name: 'Reject' }).click()
  const sure = page.getByRole('alertdialog')
  await sure.getByRole('textbox', { name: 'Reason' }).fill('Use our new office')
  await isolatedServers.monitor.refuse('PATCH company_change_orders/:id/reject', 503, { times: 3 })
  await sure.getByRole('button', { name: 'Reject' }).click()
  await expect(sure.getByRole('alert')).toContainText('What you entered is kept')
  await isolatedServers.monitor.clearFaults()
  await sure.getByRole('button', { name: 'Reject' }).click()
  await expect(sure).toBeHidden()
  await expect(drawer).toContainText('Use our new office')
  await expect(drawer).toContainText('Dana Reyes')
})

test('a change order of another company is not found', async ({ page, signIn }) => {
  await signIn('dana@northlake.example')
  await page.goto('/broker/company_change_orders/10')
  await expect(page.getByText('Not found')).toBeVisible()
})

test.describe('the list of change orders', () => {
  test.use(atWidth(DESKTOP))

  test('change orders, a change order and its rejection are accessible on a desktop and on a phone', async ({
    page,
    signIn,
  }) => {
    await signIn('dana@northlake.example')
    await page.goto(`${LIST}?tab=all`)
    const row = page.getByText('This is not our name.')
    await expect(row).toBeVisible()
    await expectAccessibleAtWidths(page, 'change orders', row)
    await page.goto(`${LIST}?open=2`)
    const drawer = page.getByRole('dialog', { name: 'Change order 2' })
    await expectAccessibleAtWidths(page, 'a change order', drawer.getByText('Requested by'))
    await drawer.getByRole('button', { name: 'Reject' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click()
    await expectAccessibleAtWidths(page, 'a rejection', page.getByText('Say why, so that'))
  })
})
