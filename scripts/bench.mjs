// `npm run bench`: figures of speed, as ratios to a yardstick in the same run. It is no test: it passes or fails
// nothing.
import { ensureInstalled } from './bootstrap.mjs'

await ensureInstalled()
const { bench } = await import('../bench/run.mjs')
await bench(process.argv.slice(2))
