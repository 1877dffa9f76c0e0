// `npm run bench`: the project's own figures, as ratios to a yardstick in the same run. Not a test: it judges nothing.
import { ensureInstalled } from './bootstrap.mjs'

await ensureInstalled()
const { bench } = await import('../bench/run.mjs')
await bench(process.argv.slice(2))
