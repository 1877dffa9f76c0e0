// `npm run laws -- --runs N --seed S`: the laws alone, with that many runs and from that seed.
import { ensureInstalled } from './bootstrap.mjs'
import { misused, readFlags } from './lib/flags.mjs'
import { at } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

const RUNS_USUAL = '1000'
const SEED_MAX = 2 ** 31

const USAGE = 'Usage: npm run laws -- [--runs N] [--seed S]'

const { values } = readFlags(USAGE, { options: { runs: { type: 'string' }, seed: { type: 'string' } } })
const runs = values.runs ?? RUNS_USUAL
const seed = values.seed ?? String(Math.floor(Math.random() * SEED_MAX))
if (!/^[1-9]\d*$/.test(runs)) misused(`--runs is a whole number from 1, not ${runs}.`, USAGE)
if (!/^-?\d+$/.test(seed)) misused(`--seed is a whole number, not ${seed}.`, USAGE)

await ensureInstalled()
console.log(`Each law runs ${runs} times. To repeat this run: npm run laws -- --runs ${runs} --seed ${seed}`)
const code = await run(
  process.execPath,
  [at('node_modules/vitest/vitest.mjs'), 'run', '.laws.test.', '--testTimeout=0', '--no-isolate'],
  { env: { LAWS_RUNS: runs, LAWS_SEED: seed } },
)
process.exit(code)
