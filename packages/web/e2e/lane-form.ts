import { expect } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'

/** The combobox of one end of a lane. */
export const laneBox = (page: Page, end: 'Origin' | 'Destination') =>
  page.getByRole('combobox', { name: end, exact: true })

/** Types a place into an end and picks it from the list. */
export async function pickPlace(
  page: Page,
  end: 'Origin' | 'Destination',
  text: string,
  name: RegExp,
): Promise<void> {
  await laneBox(page, end).fill(text)
  await page.getByRole('option', { name }).first().click()
  await expect(laneBox(page, end)).toHaveValue(name)
}
