import { expect, test } from '@fairhaul/testkit/playwright'
import type { Locator } from 'playwright/test'

/** The red, green and blue of a toast's background. */
const backgroundOf = async (text: Locator): Promise<readonly number[]> => {
  const background: string = await text.evaluate(
    element => getComputedStyle(element.parentElement ?? element).backgroundColor,
  )
  return (background.match(/\d+/g) ?? []).slice(0, 3).map(Number)
}

/** The largest of the three is below the middle, so white text is readable on it. */
const DARK = { blue: [2, 'blue'], green: [1, 'green'] } as const

for (const { brand, email, ruleName, tone } of [
  { brand: 'main', email: 'dana@northlake.example', ruleName: 'Cargo at least 100,000', tone: DARK.green },
  { brand: 'watchdog', email: 'wes@palisade.example', ruleName: 'BIPD at least 750,000', tone: DARK.blue },
] as const)
  test.describe(brand, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test(`a saved override shows a toast on dark ${tone[1]} in both themes that can be dismissed`, async ({
      page,
      signIn,
      servers,
    }) => {
      const origin = brand === 'main' ? servers.portalUrl : servers.watchdogUrl
      await signIn(email, origin)
      await page.goto(`${origin}/broker/carriers/3`)
      const rule = page.getByRole('row', { name: ruleName })
      // A rule that passes is folded into its category.
      const fold = page
        .locator('summary')
        .filter({ hasText: /\d pass/ })
        .filter({ hasText: ruleName })
      if (brand === 'watchdog') await fold.click()
      await rule.getByRole('link', { name: /^Override/ }).click()
      const drawer = page.getByRole('dialog')
      await drawer.getByRole('radio', { name: 'No end' }).check()
      await drawer.getByRole('textbox', { name: 'Reason' }).fill('The insurer confirmed it.')
      await drawer.getByRole('button', { name: 'Save override' }).click()

      const toast = page.getByRole('region', { name: 'Notifications' }).getByText(/override/i)
      await toast.hover()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const background = await backgroundOf(toast)
        expect(background.indexOf(Math.max(...background)), colorScheme).toBe(tone[0])
        expect(Math.max(...background), colorScheme).toBeLessThan(128)
      }
      await page
        .getByRole('region', { name: 'Notifications' })
        .getByRole('button', { name: 'Dismiss' })
        .click()
      await expect(toast).toHaveCount(0)

      await rule.getByRole('button', { name: /^End override/ }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'End override' }).click()
      await expect(page.getByRole('alertdialog')).toBeHidden()
      if (brand === 'watchdog') await expect(fold).toBeVisible()
      else await expect(rule.getByRole('link', { name: /^Override/ })).toBeVisible()
    })
  })

for (const width of [1280, 390])
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

    test('no toast covers the buttons of a drawer', async ({ page, signIn, context }) => {
      await signIn('dana@northlake.example')
      await page.goto('/broker/my-account?tab=2')
      await page
        .getByRole('link', { name: 'Invite someone' })
        .or(page.getByRole('button', { name: 'Invite someone' }))
        .click()
      const drawer = page.getByRole('dialog', { name: 'Invite someone' })
      await expect(drawer.getByLabel('Work e-mail')).toBeFocused()
      await context.setOffline(true)
      await expect(page.getByText('No connection.')).toBeAttached()
      await context.setOffline(false)

      const foot = await drawer.getByRole('button', { name: 'Send invitation' }).boundingBox()
      const close = await drawer.getByRole('button', { name: 'Close' }).boundingBox()
      const toast = await page
        .getByRole('region', { name: 'Notifications' })
        .getByText('The connection is back.')
        .evaluate(text => (text.parentElement ?? text).getBoundingClientRect().toJSON())
      const isBeside = width === 1280
      expect(toast.top).toBeGreaterThan(isBeside ? 700 : (close?.y ?? 844))
      expect(isBeside ? toast.right : toast.bottom).toBeLessThan((isBeside ? foot?.x : foot?.y) ?? 0)
    })
  })
