// `npm run laws -- --runs N --seed S`: the laws alone, with that many runs and from that seed.
import { parseArgs } from 'node:util'
import { ensureInstalled } from './bootstrap.mjs'
import { at } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

const RUNS_USUAL = '1000'
const SEED_MAX = 2 ** 31

const { values } = parseArgs({ options: { runs: { type: 'string' }, seed: { type: 'string' } } })
const runs = values.runs ?? RUNS_USUAL
const seed = values.seed ?? String(Math.floor(Math.random() * SEED_MAX))
if (!/^[1-9]\d*$/.test(runs) || !/^-?\d+$/.test(seed)) {
  console.error('Usage: npm run laws -- [--runs N] [--seed S], N from 1 and S a whole number.')
  process.exit(2)
}

await ensureInstalled()
console.log(`Each law runs ${runs} times. To repeat this run: npm run laws -- --runs ${runs} --seed ${seed}`)
const code = await run(
  process.execPath,
  [at('node_modules/vitest/vitest.mjs'), 'run', '.laws.test.', '--testTimeout=0', '--no-isolate'],
  { env: { LAWS_RUNS: runs, LAWS_SEED: seed } },
)
process.exit(code)
