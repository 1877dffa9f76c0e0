// `npm run metrics`: figures on the health of the code, as a Markdown table. `-- --base COMMIT` shows the figures of
// that commit beside them; its files are read in a temporary folder.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled } from './bootstrap.mjs'
import { readFlags } from './lib/flags.mjs'
import { root } from './lib/paths.mjs'

const {
  values: { base },
} = readFlags('Usage: npm run metrics -- [--base COMMIT]', { options: { base: { type: 'string' } } })
await ensureInstalled()
const { measure, testSeconds } = await import('./lib/metrics.mjs')

const git = (...args) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })

const measureCommit = commit => {
  const folder = mkdtempSync(join(tmpdir(), 'fairhaul-metrics-'))
  try {
    git('worktree', 'add', '--detach', folder, commit)
    return measure(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
    git('worktree', 'prune')
  }
}

const format = value => (value === undefined ? '' : value.toLocaleString('en-US'))

const before = base === undefined ? undefined : measureCommit(base)
const now = { ...measure(root), ...testSeconds(root) }
const columns = before === undefined ? ['figure', 'now'] : ['figure', base, 'now']
console.log(`| ${columns.join(' | ')} |\n| --- |${' ---: |'.repeat(columns.length - 1)}`)
for (const [name, value] of Object.entries(now)) {
  const cells = before === undefined ? [value] : [before[name], value]
  console.log(`| ${name} | ${cells.map(format).join(' | ')} |`)
}
