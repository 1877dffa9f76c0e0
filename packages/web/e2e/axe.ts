import { readFileSync } from 'node:fs'
import { expect, runs } from '@fairhaul/testkit/playwright'
import type { Locator, Page } from 'playwright/test'

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** WCAG 2.2, levels A and AA, and what axe advises beyond it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The axe rules whose result depends on colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
}

/** Waits until no transition runs: contrast cannot be measured during a fade. */
async function transitionsEnded(page: Page): Promise<void> {
  const hasEnded = () =>
    !document.getAnimations().some(each => each instanceof CSSTransition && each.playState === 'running')
  // Polled by time: a page may render no frame for a while.
  await page.waitForFunction(hasEnded, undefined, { polling: 50 })
}

const hasOpenList = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('[role="combobox"][aria-expanded="true"]') !== null)

/**
 * Runs `work` in the page with a message in place of each timer without delay. axe ends each rule with such a timer, and
 * Chromium 147 loses one now and then, so that axe never ended and the journey ran into its timeout.
 */
const withSentTasks = `work => {
  const { setTimeout } = window
  const tasks = []
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => tasks.shift()()
  window.setTimeout = (task, ms, ...values) => {
    if (ms) return setTimeout(task, ms, ...values)
    tasks.push(() => task(...values))
    port2.postMessage(null)
  }
  return work().finally(() => {
    window.setTimeout = setTimeout
  })
}`

/** The axe violations of the page in its current state, one line per element. `colors` runs only the color rules. */
export async function axeViolations(page: Page, rules: 'all' | 'colors' = 'all'): Promise<readonly string[]> {
  await transitionsEnded(page)
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE)
  const options = {
    resultTypes: ['violations'],
    runOnly: rules === 'colors' ? { type: 'rule', values: COLOR_RULES } : { type: 'tag', values: TAGS },
    // axe runs the rules of WCAG 2.2 only where they are named. An open list lies over targets, which are behind it then.
    ...(rules === 'all' && { rules: { 'target-size': { enabled: !(await hasOpenList(page)) } } }),
  }
  const violations: readonly Violation[] = await page.evaluate(
    `(${withSentTasks})(() => axe.run(${JSON.stringify(options)})).then(result => result.violations)`,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.html}\n${node.failureSummary}`),
  )
}

/** Viewport widths of a desktop and of a phone, in CSS pixels. */
export const DESKTOP = 1280
export const PHONE = 390
export const WIDTHS = [DESKTOP, PHONE] as const

/** Test options for one viewport width, without animation: contrast cannot be measured during a fade. */
export const atWidth = (width: number) => ({
  viewport: { width, height: 844 },
  contextOptions: { reducedMotion: 'reduce' } as const,
})

/** Switches the color scheme and waits until the page has it. */
async function switchTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  const hasSwitched = (scheme: string) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches
  await page.waitForFunction(hasSwitched, colorScheme, { polling: 50 })
}

/**
 * Expects no axe violations in the current state of the page, in light and dark, and no horizontal scrolling. Both
 * themes have the same elements, so rules that do not depend on colors run once. The page is light afterwards.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await switchTheme(page, 'dark')
  expect(await axeViolations(page, 'colors'), `${state}, dark`).toEqual([])
  await switchTheme(page, 'light')
  await expectAccessibleInLight(page, state)
}

async function expectAccessibleInLight(page: Page, state: string): Promise<void> {
  expect(await axeViolations(page), `${state}, light`).toEqual([])
  await expectNoSidewaysScroll(page, state)
}

async function expectAccessibleInDark(page: Page, state: string): Promise<void> {
  await switchTheme(page, 'dark')
  expect(await axeViolations(page), `${state}, dark`).toEqual([])
  await expectNoSidewaysScroll(page, state)
  await switchTheme(page, 'light')
}

export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const isTooWide = await page.evaluate('document.documentElement.scrollWidth > innerWidth')
  expect(isTooWide, `${state} scrolls horizontally`).toBe(false)
}

/** Each width and each theme is checked once; thorough runs check both themes at both widths. */
const CHECKS =
  runs(1, 2) === 2
    ? { [DESKTOP]: expectAccessible, [PHONE]: expectAccessible }
    : { [DESKTOP]: expectAccessibleInLight, [PHONE]: expectAccessibleInDark }

/**
 * `expectAccessible` at both widths with one page load: in light on a desktop and in dark on a phone, or in both at each
 * width in thorough runs. `shown` must still be visible at the second width, so that a state that closes on resize is
 * noticed. The page has the desktop width afterwards.
 */
export async function expectAccessibleAtWidths(page: Page, state: string, shown: Locator): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    await expect(shown).toBeVisible()
    // What another width has moved under the header would count as too small to press.
    await page.evaluate(() => window.scrollTo(0, 0))
    await CHECKS[width](page, `${state} at ${width} pixels`)
  }
  await page.setViewportSize({ width: DESKTOP, height: 844 })
}
