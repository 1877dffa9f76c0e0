import { readFileSync } from 'node:fs'
import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

interface Finding {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
}

async function findings(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE)
  const found: readonly Finding[] = await page.evaluate('axe.run().then(result => result.violations)')
  return found.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html}\n${node.failureSummary}`))
}

const SCREENS = [
  { name: 'Home', path: '/broker/', ready: 'My Carriers' },
  { name: 'Search results', path: '/broker/carriers/search-results?search=DOT%209', ready: '9000002' },
  {
    name: 'Global search',
    path: '/broker/carriers/global-search?search=eagle',
    ready: 'EAGLE MESA FREIGHT LLC',
  },
  { name: 'a carrier', path: '/broker/carriers/10', ready: 'Cargo at least 100,000' },
  {
    name: 'the override drawer',
    path: '/broker/carriers/3?override=cargo_at_least_100000',
    ready: 'Indefinite',
  },
  { name: 'Page Not Found', path: '/broker/nowhere', ready: 'Page not found' },
] as const

for (const width of [1280, 390])
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${width} wide, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 844 }, colorScheme, contextOptions: { reducedMotion: 'reduce' } })

      for (const { name, path, ready } of SCREENS)
        test(`${name} has nothing for axe to find and nothing to scroll sideways`, async ({
          page,
          signIn,
        }) => {
          await signIn('dana@northlake.example')
          await page.goto(path)
          await expect(page.getByText(ready).locator('visible=true').first()).toBeVisible()
          expect(await findings(page)).toEqual([])
          expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
        })

      test('Login has nothing for axe to find', async ({ page }) => {
        await page.goto('/broker/login')
        await expect(page.getByLabel('Work e-mail')).toBeFocused()
        expect(await findings(page)).toEqual([])
      })
    })
  }
