import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { readFlags, USAGE } from './flags.ts'
import { runMcp } from './mcp.ts'
import { runVet } from './run-vet.ts'
import { signIn } from './sign-in.ts'
import { EXIT } from './vet.ts'

const report = (message: string): void => void process.stderr.write(`${message}\n`)
const print = (text: string): void => void process.stdout.write(text)

const typed = async (question: string): Promise<string> => {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const line = await lines.question(question)
  lines.close()
  return line
}

const interrupted = new AbortController()
process.once('SIGINT', () => interrupted.abort())

const flags = readFlags(process.argv.slice(2), process.env, new Date())
try {
  if (process.argv[2] === 'mcp') {
    const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
    const { version } = JSON.parse(manifest) as { readonly version: string }
    const io = { environment: process.env, print, version, signal: interrupted.signal }
    await runMcp(process.argv.slice(3), io)
  } else if (!flags.ok) {
    report(`${flags.refusal}\n\n${USAGE}`)
    process.exitCode = EXIT.stopped
  } else if (flags.value === null) print(`${USAGE}\n`)
  else if (flags.value.command === 'sign-in') process.exitCode = await signIn(flags.value, { report, typed })
  else
    process.exitCode = await runVet(flags.value, {
      print,
      report,
      now: () => performance.now(),
      signal: interrupted.signal,
    })
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  report(interrupted.signal.aborted ? 'Stopped. What was done is kept; the same command continues.' : message)
  process.exitCode = EXIT.stopped
}
