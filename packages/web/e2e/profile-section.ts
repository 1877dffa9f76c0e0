import { expect } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'

/** A section of a profile, by its heading. */
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Seconds are enough for most sections; after them the section is brought near again. */
const SECTION_MS = 5_000

/**
 * Brings a section near, so that it loads. Its placeholder may be replaced meanwhile, and one above that grows may push it
 * away again before it was seen.
 */
export const opened = async (page: Page, id: string, name: string) => {
  await expect(async () => {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded({ timeout: 2_000 })
    const busy = section(page, name).locator('[aria-busy="true"]')
    await expect(busy).toHaveCount(0, { timeout: SECTION_MS })
  }).toPass()
  return section(page, name)
}
