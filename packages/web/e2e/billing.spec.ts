import { expect, signInByScreens, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'
import { atWidth, DESKTOP, expectAccessibleAtWidths } from './axe.ts'

const BILLING = '/broker/my-account?tab=4'
const drawerOf = (page: Page) => page.getByRole('dialog')

/** Picks a test card and submits the form by its button. */
const payWith = async (page: Page, card: RegExp, button: string) => {
  await drawerOf(page).getByRole('radio', { name: card }).check()
  await drawerOf(page).getByRole('button', { name: button }).click()
}

test('a plan change with a card survives refusals and a lost connection, and is changed back', async ({
  page,
  context,
  signIn,
  servers,
}) => {
  await signIn('jo@plainview.example')
  await page.goto(BILLING)
  await expect(page.getByText('9 of 10 searches used, 1 left')).toBeVisible()
  await expect(page.getByText('When you have used them all')).toBeVisible()
  await page.getByRole('link', { name: 'Choose Desk' }).click()
  const drawer = page.getByRole('dialog', { name: 'Change to Desk' })
  await expect(drawer.getByText('Your plan changes from Starter to Desk.')).toBeVisible()
  await expect(drawer.getByText('$150 more per month.')).toBeVisible()
  await expect(drawer.getByText(/^Adds: Carrier rules, Lane search/)).toBeVisible()

  await test.step('the drawer has an address: back leaves it, and a reload keeps it', async () => {
    // The drawer is drawn before its address: a Back in between would leave the page.
    await expect(page).toHaveURL(/plan=desk/)
    await page.goBack()
    await expect(drawer).toBeHidden()
    await page.goForward()
    await expect(drawer).toBeVisible()
    await page.reload()
    await expect(drawer.getByText('no one is charged, and no card number is needed')).toBeVisible()
  })

  await test.step('refused cards show errors beside the picker, and the plan stays chosen', async () => {
    await payWith(page, /A card that gets declined/, 'Change to Desk')
    await expect(drawer.getByText('The card provider declined this card.')).toBeFocused()
    await payWith(page, /Visa ending in 0069/, 'Change to Desk')
    await expect(drawer.getByText('This card has expired.')).toBeVisible()
    await expect(page).toHaveURL(/plan=desk/)
  })

  await test.step('a lost response keeps the card and checks the plan again', async () => {
    await servers.monitor.refuse('PATCH billing/add_payment_method', 503, { times: 3 })
    await payWith(page, /Mastercard/, 'Change to Desk')
    await expect(drawer.getByText(/nothing was changed or charged/)).toBeVisible()
    await expect(drawer.getByText('Mastercard ending in 4444')).toBeVisible()
    await context.setOffline(true)
    await drawer.getByRole('button', { name: 'Change to Desk' }).click()
    await expect(drawer.getByText(/we do not know yet whether it went through/)).toBeVisible()
    await Promise.all([
      expect(page.getByRole('region', { name: 'Notifications' })).toContainText('The connection is back.'),
      context.setOffline(false),
    ])
  })

  await test.step('the change is made once and announced', async () => {
    await drawer.getByRole('button', { name: 'Change to Desk' }).click()
    await expect(drawer).toBeHidden()
    const confirmation = page.getByText(
      'Desk is now your plan. $199 a month, charged to Mastercard ending in 4444.',
    )
    await expect(confirmation).toBeVisible()
    await expect(page.getByText('9 of 500 searches used, 491 left')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Mastercard ending in 4444' })).toHaveCount(1)
  })

  await page.goto(`${BILLING}&plan=starter`)
  await expect(drawerOf(page).getByText(/^Removes: Carrier rules/)).toBeVisible()
  await expect(drawerOf(page).getByText('Mastercard ending in 4444')).toBeVisible()
  await drawerOf(page).getByRole('button', { name: 'Change to Starter' }).click()
  await expect(page.getByText('Starter is now your plan.')).toBeVisible()
})

test('a user who may not change the plan sees it and who can change it', async ({ page, signIn }) => {
  await signIn('sam@northlake.example')
  await page.goto(`${BILLING}&plan=desk`)
  await expect(page.getByText('Only an admin at your company can choose another plan.')).toBeVisible()
  await expect(page.getByText('Only an admin at your company can add a card.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Choose/ })).toHaveCount(0)
  await expect(drawerOf(page)).toHaveCount(0)
})

test('an expired company pays by keyboard, continues to its saved target, and two tabs pay once', async ({
  page,
  context,
  isolatedServers,
}) => {
  await page.goto(`${isolatedServers.portalUrl}/broker/loads`)
  await signInByScreens(page, isolatedServers, 'terry@cedargap.example')
  await expect(page).toHaveURL(/\/my-account\?tab=4$/)
  await expect(page.getByText('Your subscription or trial has expired.')).toBeVisible()
  await expect(page.getByText('You were going to Loads List.')).toBeVisible()
  await expect(page.getByText('Visa ending in 0069 is the default card and has expired.')).toBeVisible()

  await page.getByRole('link', { name: 'Choose Starter' }).focus()
  await page.keyboard.press('Enter')
  await expect(drawerOf(page).getByText('Starter starts now.')).toBeVisible()
  const card = drawerOf(page).getByRole('radio', { name: /^Visa ending in 4242/ })
  await expect(card).toBeVisible()
  await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toBeAttached()
  for (let presses = 0; presses < 8; presses += 1) {
    if (await card.evaluate(radio => radio === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(card).toBeFocused()
  // Watched from the press on: the toast may be gone when a slow page has drawn the loads.
  await Promise.all([
    expect(
      page.getByRole('region', { name: 'Notifications' }).getByText('Your account is open again.'),
    ).toBeVisible(),
    page.keyboard.press('Enter'),
  ])
  await expect(page).toHaveURL(/\/broker\/loads$/)

  const other = await context.newPage()
  await Promise.all([page, other].map(each => each.goto(`${isolatedServers.portalUrl}${BILLING}&plan=desk`)))
  for (const each of [page, other])
    await expect(drawerOf(each).getByText('Your plan changes from Starter to Desk.')).toBeVisible()
  await drawerOf(page).getByRole('button', { name: 'Change to Desk' }).click()
  await expect(page.getByText('Desk is now your plan.')).toBeVisible()
  await drawerOf(other).getByRole('button', { name: 'Change to Desk' }).click()
  await expect(
    other.getByText('Desk is already your plan: someone at your company just chose it.'),
  ).toBeVisible()
})

test.describe(() => {
  test.use(atWidth(DESKTOP))

  test('Plan and billing passes axe and does not scroll horizontally', async ({ page, signIn, servers }) => {
    await signIn('jo@plainview.example')
    await page.goto(BILLING)
    await expectAccessibleAtWidths(page, 'Plan and billing', page.getByRole('link', { name: 'Choose Fleet' }))
    await page.getByRole('link', { name: 'Choose Fleet' }).click()
    const change = page.getByRole('button', { name: 'Change to Fleet' })
    await expectAccessibleAtWidths(page, 'the change of a plan', change)
    await servers.monitor.refuse('GET billing/current_payment_methods', 500)
    await page.goto(BILLING)
    const retry = page.getByRole('button', { name: 'Try again' })
    await expectAccessibleAtWidths(page, 'cards that did not load', retry)
    await servers.monitor.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('link', { name: 'Choose Fleet' })).toBeVisible()
  })
})
