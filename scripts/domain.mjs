// `npm run domain`: writes the table at the end of docs/domain.md from the `Source:` lines of the code. With `--check` it
// changes nothing and fails where a rule is decided by no function, held by no test, or cited by a name it does not have.
import { readFileSync, writeFileSync } from 'node:fs'
import { DOMAIN, mapRules, withTable } from './lib/domain.mjs'
import { at, root } from './lib/paths.mjs'

process.chdir(root)
const markdown = readFileSync(at(DOMAIN), 'utf8')
const { rows, problems } = mapRules(markdown)
const wanted = withTable(markdown, rows)

if (!process.argv.includes('--check')) writeFileSync(at(DOMAIN), wanted)
else if (wanted !== markdown) problems.push(`${DOMAIN} is not up to date: npm run domain.`)
for (const problem of problems) console.error(problem)
if (problems.length === 0) console.log(`Domain: ${rows.length} rules, each decided and held by a test.`)
process.exitCode = problems.length === 0 ? 0 : 1
