// `npm run domain`: writes the tables of the pages in docs/domain from the `Source:` lines of the code. With `--check`
// it changes nothing and fails where a rule has no function or no test, or where a line cites a rule that does not
// exist.
import { writeFileSync } from 'node:fs'
import { domainPages, mapRules, withTable } from './lib/domain.mjs'
import { root } from './lib/paths.mjs'

process.chdir(root)
const pages = domainPages()
const { rows, problems } = mapRules([...pages.values()].join('\n'))
for (const [path, page] of pages) {
  const updated = withTable(page, rows)
  if (updated === page) continue
  if (process.argv.includes('--check')) problems.push(`${path} is not up to date: run npm run domain.`)
  else writeFileSync(path, updated)
}
for (const problem of problems) console.error(problem)
if (problems.length === 0) console.log(`Domain: ${rows.length} rules, each with a function and a test.`)
process.exitCode = problems.length === 0 ? 0 : 1
