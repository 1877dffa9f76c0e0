import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'
import { atWidth, DESKTOP, expectAccessible } from './axe.ts'

const DANA = 'dana@northlake.example'
const IN_PROGRESS = '/broker/carriers/connections?tab=in-progress'

/** The name of a row of the list, counted from 1. */
const nameOf = async (page: Page, at: number): Promise<string> =>
  (await page.getByRole('row').nth(at).locator('[data-row-link]').textContent()) ?? ''

test.describe('in a window of 1280', () => {
  test.use(atWidth(DESKTOP))

  test('a list is worked through by keyboard alone, with each carrier in a drawer', async ({
    page,
    signIn,
  }) => {
    await signIn(DANA)
    await page.goto(IN_PROGRESS)
    await expect(page.getByRole('row').nth(4)).toBeVisible()
    const [first, second] = await Promise.all([1, 2].map(at => nameOf(page, at)))
    const drawer = (name = '') => page.getByRole('dialog', { name })
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(drawer(first)).toBeVisible()
    await expect(page).toHaveURL(/open=\d+$/)
    await expect(drawer(first).getByRole('group', { name: 'Overall verdict' })).toBeVisible()
    await expectAccessible(page, 'a carrier in a drawer beside its list')
    await page.keyboard.press('j')
    await expect(drawer(second)).toBeVisible()
    await page.keyboard.press('e')
    await expect(drawer(second).getByRole('status').filter({ hasText: 'Dismissed.' })).toBeVisible()
    await page.keyboard.press('z')
    await expect(drawer(second).getByRole('status').filter({ hasText: 'Restored.' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer()).toBeHidden()
    await expect(page).toHaveURL(/tab=in-progress$/)
    await expect(page.getByRole('row').nth(2)).toBeFocused()
  })

  test('a search result opens beside the list by o, and its profile by Enter', async ({ page, signIn }) => {
    await signIn(DANA)
    await page.goto('/broker/carriers/search-results?search=eagle')
    await expect(page.getByRole('row').nth(2)).toBeVisible()
    const name = await nameOf(page, 2)
    await page.getByRole('row').nth(2).focus()
    await page.keyboard.press('o')
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('row').nth(2)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })
})

test.describe('in a window of 1600', () => {
  test.use(atWidth(1600))

  test('a list of failing carriers is worked through by keyboard alone, with each beside it', async ({
    page,
    signIn,
  }) => {
    await signIn(DANA)
    await page.goto(IN_PROGRESS)
    await page
      .getByRole('group', { name: 'Verdict' })
      .getByRole('button', { name: /^Fail \d/ })
      .click()
    await expect(page).toHaveURL(/verdict=Fail/)
    const row = (at: number) => page.getByRole('row').nth(at)
    for (const at of [1, 2, 3]) await expect(row(at)).toContainText('Fail')
    const [first, second] = await Promise.all([1, 2].map(at => nameOf(page, at)))
    const pane = (name = '') => page.getByRole('complementary', { name })
    await row(1).focus()
    await page.keyboard.press('o')
    await expect(pane(first).getByRole('group', { name: 'Overall verdict' })).toContainText('Fail')
    await expect(row(1)).toBeFocused()
    await expectAccessible(page, 'a carrier beside its list')
    await page.keyboard.press('j')
    await expect(pane(second)).toBeVisible()
    await expect(row(2)).toBeFocused()
    await page.keyboard.press('b')
    await expect(row(2).getByText('Now in Onboarded')).toBeVisible()
    await expect(pane(second)).toBeVisible()
    await expect(row(2)).toBeFocused()
    await page.keyboard.press('z')
    await expect(row(2).getByText('Now in Onboarded')).toBeHidden()
    await expect(pane(second)).toBeVisible()
    await page.reload()
    await expect(pane(second)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(pane(second)).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a card found by name opens in a sheet, and its profile from there', async ({ page, signIn }) => {
    await signIn(DANA)
    await page.goto('/broker/carriers/search-results?search=eagle')
    const link = page.getByRole('row').nth(2).locator('[data-row-link]')
    const name = (await link.textContent()) ?? ''
    await link.tap()
    const sheet = page.getByRole('dialog', { name })
    await expect(sheet.getByRole('group', { name: 'Overall verdict' })).toBeVisible()
    await sheet.getByRole('link', { name: /^Open profile/ }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.goBack()
    await expect(sheet).toBeVisible()
  })
})
