import { expect, test } from '@fairhaul/testkit/playwright'
import { findings } from './findings.ts'

for (const [width, colorScheme, brand] of [
  [1280, 'light', 'main'],
  [1280, 'dark', 'watchdog'],
  [390, 'light', 'watchdog'],
  [390, 'dark', 'main'],
] as const)
  test.describe(`${width} wide, ${colorScheme}, ${brand}`, () => {
    test.use({
      viewport: { width, height: 844 },
      colorScheme,
      contextOptions: { reducedMotion: 'reduce' },
    })

    test('axe finds nothing on what the shell opens, and nothing scrolls sideways', async ({
      page,
      signIn,
      servers,
      context,
    }) => {
      const origin = brand === 'main' ? servers.portalUrl : servers.watchdogUrl
      await signIn(brand === 'main' ? 'dana@northlake.example' : 'wes@palisade.example', origin)
      await page.goto(`${origin}/broker/carriers/2`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('EAGLE MESA FREIGHT LLC')

      await page.keyboard.press('Control+k')
      const palette = page.getByRole('dialog', { name: 'Go to or do' })
      await expect(palette.getByRole('option').first()).toBeVisible()
      expect(await findings(page)).toEqual([])
      await page.keyboard.type('eagle')
      await expect(palette.getByRole('option', { name: /EAGLE MESA/ })).toBeVisible()
      expect(await findings(page)).toEqual([])
      await page.keyboard.press('Escape')

      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible()
      expect(await findings(page)).toEqual([])
      await page.keyboard.press('Escape')

      const waiting = page.getByRole('button', { name: /^Waiting for you/ })
      if (brand === 'main') {
        await waiting.click()
        expect(await findings(page)).toEqual([])
        await page.keyboard.press('Escape')
      }
      if (width < 900) {
        await page.getByRole('button', { name: 'Menu' }).click()
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
        expect(await findings(page)).toEqual([])
        await page.keyboard.press('Escape')
      }
      await context.setOffline(true)
      await expect(page.getByText('No connection.')).toBeVisible()
      expect(await findings(page)).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    })
  })
