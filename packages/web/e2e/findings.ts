import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

interface Finding {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
}

/** What axe finds on the page as it stands: a line for each place. Empty: nothing. */
export async function findings(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE)
  const found: readonly Finding[] = await page.evaluate('axe.run().then(result => result.violations)')
  return found.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html}\n${node.failureSummary}`))
}
