// `npm run lives -- --count 10000 --seed S`: invents what happened to carriers, publishes it in federal files as the agency
// does, imports these, and compares each verdict with what is true. Exit code 1: a verdict is wrong, or a mutant was not
// found.
import { mkdirSync, readFileSync, renameSync } from 'node:fs'
import { ensureInstalled } from './bootstrap.mjs'
import { misused, readFlags } from './lib/flags.mjs'
import { at } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

const COUNT_USUAL = '800'
const COUNT_THOROUGH = '10000'
const SEED_MAX = 2 ** 31
/** More of what is wrong is only counted. */
const SHOWN = 10

const USAGE = `Usage: npm run lives -- [--count N | --thorough] [--seed S] [--life PLACE] [--mutants [--mutant NAME]]

  --count N      so many lives (default ${COUNT_USUAL}, ${COUNT_THOROUGH} with --thorough)
  --seed S       repeats a run
  --life PLACE   only that life of the run
  --mutants      breaks rules on purpose, one at a time: the lives must find each
  --mutant NAME  only that one`

const { values } = readFlags(USAGE, {
  options: {
    count: { type: 'string' },
    thorough: { type: 'boolean', default: false },
    seed: { type: 'string' },
    life: { type: 'string' },
    mutants: { type: 'boolean', default: false },
    mutant: { type: 'string' },
  },
})
const count = values.count ?? (values.thorough ? COUNT_THOROUGH : COUNT_USUAL)
const seed = values.seed ?? String(Math.floor(Math.random() * SEED_MAX))
if (!/^[1-9]\d*$/.test(count)) misused(`--count is a whole number from 1, not ${count}.`, USAGE)
if (!/^-?\d+$/.test(seed)) misused(`--seed is a whole number, not ${seed}.`, USAGE)
if (values.life !== undefined && !/^\d+$/.test(values.life))
  misused(`--life is a whole number, not ${values.life}.`, USAGE)

const REPORT = at('.cache/lives/report.json')
/** Two runs at once write each its own. */
const UNFINISHED = at(`.cache/lives/${process.pid}.json`)

/** Runs the lives, with a mutant or without. Gives what they found, and whether the run was one. */
async function runLives(env = {}) {
  mkdirSync(at('.cache/lives'), { recursive: true })
  const output = []
  const code = await run(
    process.execPath,
    [
      at('node_modules/vitest/vitest.mjs'),
      'run',
      '--project',
      'testkit',
      'packages/testkit/src/lives/lives.test.ts',
      '--testTimeout=0',
    ],
    {
      env: {
        LIVES_COUNT: count,
        LIVES_SEED: seed,
        LIVES_REPORT: UNFINISHED,
        ...(values.life !== undefined && { LIVES_PLACE: values.life }),
        ...env,
      },
      onOutput: chunk => output.push(chunk),
    },
  )
  try {
    const report = JSON.parse(readFileSync(UNFINISHED, 'utf8'))
    renameSync(UNFINISHED, REPORT)
    return { code, report }
  } catch {
    process.stderr.write(Buffer.concat(output))
    throw new Error('The lives could not be run.')
  }
}

async function tryMutants() {
  const all = JSON.parse(readFileSync(at('packages/testkit/src/lives/mutants.json'), 'utf8'))
  const mutants = all.filter(({ name }) => values.mutant === undefined || name === values.mutant)
  if (mutants.length === 0) misused(`There is no mutant "${values.mutant}".`, USAGE)
  let missed = 0
  for (const { name } of mutants) {
    const { report } = await runLives({ LIVES_MUTANT: name })
    if (report.wrong.length === 0) missed += 1
    console.log(
      `${report.wrong.length === 0 ? 'NOT FOUND' : 'found    '} ${name}: ${report.wrong.length} wrong`,
    )
  }
  console.log(
    `${mutants.length - missed} of ${mutants.length} mutants found, with ${count} lives of seed ${seed}.`,
  )
  return missed === 0 ? 0 : 1
}

async function tryLives() {
  const { code, report } = await runLives()
  console.log(
    `${report.table}\n\n${report.lives} lives in ${report.seconds} s of processor time\n${report.summary}`,
  )
  for (const text of report.wrong.slice(0, SHOWN)) console.log(`\n${text}`)
  if (report.wrong.length > SHOWN) console.log(`\nAll of them are in ${REPORT}.`)
  return code
}

await ensureInstalled()
console.log(`To repeat this run: npm run lives -- --count ${count} --seed ${seed}`)
process.exit(values.mutants ? await tryMutants() : await tryLives())
