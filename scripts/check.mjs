// `npm run check`: everything about the code that can be checked without running the product.
import { ensureInstalled } from './bootstrap.mjs'
import { checkJobs } from './lib/checks.mjs'
import { runJobs } from './lib/jobs.mjs'
import { slotsHere } from './lib/slots.mjs'

await ensureInstalled()
const results = await runJobs(checkJobs(), slotsHere().slots)
const failed = results.filter(({ passed }) => !passed).map(({ name }) => name)
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}.`)
  process.exit(1)
}
