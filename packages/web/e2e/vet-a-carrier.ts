import { expect } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'

const NUMBER = /^[A-Z]{0,5}(?:\s?NO\.?)?[\s#:-]*\d[\d-]*$/i

/** Opens Home by its link where the portal is open, which saves a page load. */
async function openHome(page: Page, origin: string): Promise<void> {
  if (!page.url().startsWith(`${origin}/broker/`)) {
    await page.goto(`${origin}/broker/`)
    return
  }
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Fairhaul/ })
    .click()
}

/** Finds a carrier by a text, from Home: a number opens it, and a name opens the results that lead to it. */
export async function findCarrier(page: Page, origin: string, text: string, name: string): Promise<void> {
  await openHome(page, origin)
  const box = page.getByPlaceholder('MC, DOT, name, phone, VIN, or plate')
  await box.fill(text)
  await box.press('Enter')
  if (!NUMBER.test(text)) {
    await expect(page).toHaveURL(/\/carriers\/search-results\?search=/)
    await page.getByRole('link', { name, exact: true }).first().click()
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

/** Overrides a rule of the opened carrier without an end date, checks that it applies, and ends it. */
export async function overrideAndEnd(page: Page, rule: string, before: 'Fail' | 'Incomplete'): Promise<void> {
  const row = page.getByRole('row', { name: rule })
  await expect(row).toContainText(before)
  await row.getByRole('link', { name: /^Override/ }).click()
  const drawer = page.getByRole('dialog', { name: new RegExp(rule) })
  await drawer.getByRole('radio', { name: 'No end' }).check()
  await drawer.getByRole('textbox', { name: 'Reason' }).fill('The insurer confirmed it.')
  await drawer.getByRole('button', { name: 'Save override' }).click()
  await expect(drawer).toBeHidden()
  await expect(row).toContainText('Overridden by Dana Reyes, indefinite')
  await row.getByRole('button', { name: /^End override/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End override' }).click()
  await expect(row).toContainText(before)
  await expect(row.getByRole('link', { name: /^Override/ })).toBeVisible()
}
