import { expect, test } from '@fairhaul/testkit/playwright'
import type { Locator, Page } from 'playwright/test'
import { atWidth, DESKTOP, expectAccessibleAtWidths } from './axe.ts'
import { opened, section } from './profile-section.ts'

test.use(atWidth(DESKTOP))

/** A carrier that passes, with identity alerts of the last seven days and a gap in its authority. */
const GREYSTONE = '/broker/carriers/12'
/** A carrier that fails one rule, and has two of its broker's classifications. */
const LANTERN = '/broker/carriers/3'
const RULE = 'Cargo at least 100,000'
const DANA = 'dana@northlake.example'

const TABS_MAX = 80

/** Moves the focus with Tab until the target has it. */
const tabTo = async (page: Page, target: Locator) => {
  for (let pressed = 0; pressed < TABS_MAX; pressed += 1) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('No press of Tab has reached it')
}

test('a carrier that passes still has an orange shield, which leads to what deserves a look', async ({
  page,
  signIn,
}) => {
  await signIn(DANA)
  await page.goto(GREYSTONE)
  await expect(page.getByRole('group', { name: 'Overall verdict' })).toContainText('Pass')
  const shield = page.getByRole('list', { name: 'Worth a look' })
  await shield.getByRole('link', { name: /identity alerts? in the last 7 days/ }).press('Enter')
  await expect(page).toHaveURL(/#identity-alerts$/)
  await expect(section(page, 'Identity alerts')).toBeInViewport()
})

test('the index of a profile shows the section of the address in a low window', async ({ page, signIn }) => {
  await signIn(DANA)
  await page.setViewportSize({ width: DESKTOP, height: 500 })
  await page.goto(`${LANTERN}#notes`)
  const index = page.getByRole('navigation', { name: 'Sections of the profile' })
  const link = index.getByRole('link', { name: 'Notes' })
  await expect(link).toHaveAttribute('aria-current', 'location')
  await expect(link).toBeInViewport({ ratio: 1 })
})

test('rules are shown by category and by classification, and what is folded opens by keyboard', async ({
  page,
  signIn,
}) => {
  await signIn(DANA)
  await page.goto(LANTERN)
  const rules = section(page, 'Assessment')
  await expect(rules.getByRole('row', { name: RULE })).toContainText('Passes with')
  const passed = rules.getByText('3 of 3 pass')
  await passed.locator('xpath=ancestor::summary').press('Enter')
  const row = rules.getByRole('row', { name: /Active interstate authority/ })
  await expect(row).toBeVisible()
  const classifications = await opened(page, 'classifications', 'Classifications')
  const one = classifications.getByRole('group').filter({ hasText: 'Refrigerated' })
  await one.locator('summary').press('Enter')
  await expect(one.getByText(/Fail: Cargo \$50,000/)).toBeVisible()
  await expectAccessibleAtWidths(page, 'rules and classifications', row)
})

test('a rule is overridden and the override ended by keyboard alone, and each time the focus returns to the rule', async ({
  page,
  signIn,
}) => {
  await signIn(DANA)
  await page.goto(LANTERN)
  const verdict = page.getByRole('group', { name: 'Overall verdict' })
  await expect(verdict).toContainText('Fail')
  const rule = page.getByRole('row', { name: RULE })
  await page.getByRole('heading', { level: 1 }).focus()
  await tabTo(page, rule.getByRole('link', { name: /^Override/ }))
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: new RegExp(RULE) })
  await expect(drawer).toBeVisible()
  await tabTo(page, drawer.getByRole('textbox', { name: 'Reason' }))
  await page.keyboard.type('The insurer confirmed it by phone.')
  await tabTo(page, drawer.getByRole('button', { name: 'Save override' }))
  await page.keyboard.press('Enter')
  await expect(drawer).toBeHidden()
  await expect(rule).toBeFocused()
  await expect(rule).toContainText('Overridden by Dana Reyes')
  await expect(rule).toContainText('Reason: The insurer confirmed it by phone.')
  await expect(verdict).not.toContainText('Fail')

  await tabTo(page, rule.getByRole('button', { name: /^End override/ }))
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await tabTo(page, question.getByRole('button', { name: 'End override' }))
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(verdict).toContainText('Fail')
  await expect(rule).toBeFocused()
})
