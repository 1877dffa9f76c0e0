import { expect } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'

/** A section of a profile, by its heading. */
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Brings a section near, so that it loads. Its placeholder may be replaced meanwhile. */
export const opened = async (page: Page, id: string, name: string) => {
  await expect(() => page.locator(`#${id}`).scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass()
  await expect(section(page, name).locator('[aria-busy="true"]')).toHaveCount(0)
  return section(page, name)
}
