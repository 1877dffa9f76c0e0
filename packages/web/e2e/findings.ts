import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** The rules of those that axe asks by itself that depend on colours. */
const COLOURS = ['color-contrast', 'link-in-text-block']

interface Finding {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
}

/** What axe finds on the page as it stands: a line for each place. Empty: nothing. `colours`: asks only after these. */
export async function findings(page: Page, rules: 'all' | 'colours' = 'all'): Promise<readonly string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE)
  const options = {
    resultTypes: ['violations'],
    ...(rules === 'colours' && { runOnly: { type: 'rule', values: COLOURS } }),
  }
  const found: readonly Finding[] = await page.evaluate(
    `axe.run(${JSON.stringify(options)}).then(result => result.violations)`,
  )
  return found.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html}\n${node.failureSummary}`))
}
