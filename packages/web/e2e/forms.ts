import { expect } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'
import { findings } from './findings.ts'

/** The widths in which a screen is looked at: a desk's and a phone's. */
export const WIDTHS = [1280, 390] as const

/** What a test of one width uses. Nothing moves: what is half faded in has no colour to judge. */
export const atWidth = (width: number) => ({
  viewport: { width, height: 844 },
  contextOptions: { reducedMotion: 'reduce' } as const,
})

/** Draws the page in a theme, and waits until its colours have come over from the other one. */
async function inTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  const hasCome = (scheme: string) => {
    const isComing = (each: Animation) => each instanceof CSSTransition && each.playState === 'running'
    return matchMedia(`(prefers-color-scheme: ${scheme})`).matches && !document.getAnimations().some(isComing)
  }
  // Asked by the clock: a page that is drawn afresh may have no frame for a while.
  await page.waitForFunction(hasCome, colorScheme, { polling: 50 })
}

/**
 * Axe finds nothing on the page as it stands, light or dark, and nothing scrolls sideways. The two themes have the same
 * elements, so what does not depend on colours is asked once. The page is light afterwards.
 */
export async function expectNothingToFind(page: Page, what: string): Promise<void> {
  await inTheme(page, 'dark')
  expect(await findings(page, 'colours'), `${what}, dark`).toEqual([])
  await inTheme(page, 'light')
  expect(await findings(page), `${what}, light`).toEqual([])
  const isTooWide = await page.evaluate('document.documentElement.scrollWidth > innerWidth')
  expect(isTooWide, `${what} scrolls sideways`).toBe(false)
}
