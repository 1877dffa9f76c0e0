// `npm run mutants -- [FOLDER ...]`: changes the core in small ways, one at a time, and lists the changes that no test
// of the same folder notices. Folders are those below packages/core/src: `carrier` is the folder with all below it,
// `carrier/.` only the files directly in it. Without a name, every folder is tried by itself, each once. Exit code 1:
// the score is below the goal, or a surviving mutant has no reason on record.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { ensureInstalled } from './bootstrap.mjs'
import { withLock } from './lib/lock.mjs'
import { explain, mutantsOf, summary } from './lib/mutants.mjs'
import { BUNDLED_TESTKIT, bundleTestkit } from './lib/mutation-testkit.mjs'
import { at, root } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { ensureTool } from './lib/tool.mjs'

const SCORE_GOAL = 95
const afresh = process.argv.includes('--afresh')
const TOOL = 'tools/mutation'

/** The files of a folder, as a pattern without their ending: `carrier/.` has those directly in the folder only. */
const filesOf = folder => (folder.endsWith('/.') ? folder.replace(/\.$/, '*') : `${folder}/**/*`)

const isRule = ({ name }) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'index.ts'

/** A folder without folders as it is; of any other first its own files, then each folder in it. */
const foldersFrom = folder => {
  const entries = readdirSync(at('packages/core/src', folder), { withFileTypes: true })
  const below = entries.filter(entry => entry.isDirectory()).map(({ name }) => `${folder}/${name}`)
  const own = below.length === 0 ? folder : `${folder}/.`
  return [...(entries.some(isRule) ? [own] : []), ...below.flatMap(foldersFrom)]
}

/** Every folder with rules, once; the ports are types only. */
const allFolders = () =>
  readdirSync(at('packages/core/src'), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name !== 'ports')
    .flatMap(({ name }) => foldersFrom(name))

/** One run of Stryker over one folder, in a copy of the sources. */
async function mutate(target) {
  const files = `packages/core/src/${filesOf(target)}`
  const name = target.replace(/\/\.$/, '-itself').replaceAll('/', '-')
  const folder = at('.cache/mutants', name)
  mkdirSync(folder, { recursive: true })
  const report = `${folder}/report.json`
  const config = {
    packageManager: 'npm',
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutation/vitest.config.mjs', related: false },
    mutate: [`${files}.ts`, `!${files}.test.ts`],
    ignorePatterns: ['**', '!packages/core/**', '!tools/mutation/*.mjs', '!tsconfig.base.json'],
    coverageAnalysis: 'perTest',
    // A mutant whose code and tests are the same as in the last run is not tried again; `--afresh` tries all.
    incremental: true,
    incrementalFile: `${folder}/last.json`,
    force: afresh,
    concurrency: 2,
    timeoutMS: 4_000,
    tempDirName: `.cache/mutants/${name}/copies`,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    disableTypeChecks: false,
    allowConsoleColors: false,
    warnings: false,
  }
  writeFileSync(`${folder}/stryker.json`, JSON.stringify(config))
  const code = await run(
    process.execPath,
    [at(TOOL, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', `${folder}/stryker.json`],
    {
      env: {
        MUTATED_TESTS: `${files}.test.ts`,
        LAWS_SEED: '1',
        LAWS_RUNS: '30',
        MUTATION_TESTKIT: BUNDLED_TESTKIT,
      },
      cwd: root,
    },
  )
  if (code !== 0) throw new Error(`The mutants of ${target} could not be tried.`)
  return mutantsOf(JSON.parse(readFileSync(report, 'utf8')))
}

await ensureInstalled()
await ensureTool(TOOL)
const named = process.argv.slice(2).filter(argument => !argument.startsWith('-'))
const targets = named.length > 0 ? named : allFolders()
const all = []
for (const target of targets)
  await withLock(
    at('.cache/mutants.lock'),
    async () => {
      await bundleTestkit()
      const mutants = await mutate(target)
      all.push(...mutants)
      console.log(`\n${target}: ${summary(mutants).line}`)
      for (const line of explain(mutants)) console.log(line)
    },
    { onWait: () => console.log('Waiting for another run to end.') },
  )
const total = summary(all)
if (targets.length > 1) console.log(`\nAll: ${total.line}`)
process.exitCode = total.score >= SCORE_GOAL && total.unexplained === 0 ? 0 : 1
