// `npm run terms`: writes the words of findings and the known rules from the core into the monitor, which imports no other package: its mails
// say what the portal shows. `--check` only compares them.
import { readFileSync, writeFileSync } from 'node:fs'
import { at } from './lib/paths.mjs'

/** The files of the core, which import each other and the two of the monitor's own beside them. */
const FILES = [
  'rules/finding-forms.ts',
  'rules/finding-text.ts',
  'rules/finding-value.ts',
  'rules/finding-terms.ts',
  'rules/known-rules.ts',
  'rules/register-kinds.ts',
  'rules/register-terms.ts',
  'rules/rule-kind.ts',
  'rules/rule-sources.ts',
  'rules/rule-terms.ts',
  'rules/rule-types.ts',
  'rules/safety-kinds.ts',
  'rules/safety-terms.ts',
  'rules/unconfirmed-terms.ts',
  'rules/unread-file.ts',
  'rules/unread-text.ts',
  'shared/source-text.ts',
  'shared/time-span.ts',
]

const contentOf = file => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const isCheck = process.argv.includes('--check')
for (const name of FILES) {
  const from = readFileSync(at('packages/core/src', name), 'utf8').replaceAll("'../shared/", "'./")
  const text = `// Written by npm run terms from packages/core/src/${name}: change it there.\n${from}`
  const path = `packages/monitor/src/rules/terms/${name.replace(/^.*\//, '')}`
  if (contentOf(at(path)) === text) continue
  if (isCheck) {
    console.error(`${path} differs from the core. Run: npm run terms`)
    process.exitCode = 1
  } else {
    writeFileSync(at(path), text)
    console.log(`Wrote ${path}`)
  }
}
