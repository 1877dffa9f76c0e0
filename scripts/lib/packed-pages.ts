import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './packed-project.ts'

/** The programs on a page, as they stand there, in one language. */
export const programsOf = (page: string, language: 'js' | 'ts'): readonly string[] =>
  [
    ...readFileSync(join(root, page), 'utf8').matchAll(
      new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'),
    ),
  ].map(([, program = '']) => program)

/** A program of a page with the monitor that a test has started. */
export const atMonitor = (program: string): string =>
  program.replace("'https://portal.example/monitor'", 'process.env.FAIRHAUL_BASE')

/** Starts a monitor, makes a key there, and runs the script that it is called with. */
export const WITH_KEY = `import { cookieFetch, http, httpApiKeys, httpSession } from '@fairhaul/adapters-http'
import { startTestMonitor } from '@fairhaul/monitor'

const monitor = await startTestMonitor({ world: 'small', listen: true })
const base = monitor.url + '/monitor'
const send = http({ base, fetch: cookieFetch() })
const email = 'dana@northlake.example'
await httpSession(send).signIn({ email })
await httpSession(send).enterCode({ code: await monitor.codeFor(email) })
const made = await httpApiKeys(send).create({ name: 'Nightly', scopes: ['read'], expiresInDays: 30 })
if (!made.ok) throw new Error(JSON.stringify(made.refusal))
Object.assign(process.env, { FAIRHAUL_BASE: base, FAIRHAUL_KEY: made.value.key })
await import(process.argv[2])
await monitor.close()
`

/** The module of docs/own-rules.md that --rules takes, with the first rule of that page. */
export const OUR_RULES = `import { cargoRule, defineRule } from '@fairhaul/core'

export const active = []
export default [
  defineRule({
    name: 'our_cargo_at_least_250000',
    category: 'Insurance',
    label: 'Cargo at least $250,000',
    reads: ['insurance'],
    find: cargoRule(250_000),
  }),
]
`
