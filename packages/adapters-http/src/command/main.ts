import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { readFlags } from './flags.ts'
import { runMcp } from './mcp.ts'
import { bytesOf, flushed, OutputClosed, printTo } from './streams.ts'
import { runVet } from './run-vet.ts'
import { signIn } from './sign-in.ts'
import { USAGE } from './usage.ts'
import { runVerify } from './verify.ts'
import { versionOf } from './version.ts'
import { EXIT } from './vet.ts'

const report = (message: string): void => void process.stderr.write(`${message}\n`)
const print = printTo(process.stdout)

const typed = async (question: string): Promise<string> => {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const line = await lines.question(question)
  lines.close()
  return line
}

const interrupted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort())

const flags = readFlags(process.argv.slice(2), process.env, new Date())
try {
  if (process.argv[2] === 'mcp') {
    const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
    const { version } = JSON.parse(manifest) as { readonly version: string }
    const io = { environment: process.env, print, version, signal: interrupted.signal }
    await runMcp(process.argv.slice(3), io)
  } else if (process.argv[2] === 'verify') {
    process.exitCode = await runVerify(process.argv.slice(3), { print, report })
  } else if (!flags.ok) {
    report(`${flags.refusal}\n\n${USAGE}`)
    process.exitCode = EXIT.stopped
  } else if (flags.value === null) print(`${USAGE}\n`)
  else if (flags.value.command === 'version') print(`${versionOf()}\n`)
  else if (flags.value.command === 'sign-in') process.exitCode = await signIn(flags.value, { report, typed })
  else
    process.exitCode = await runVet(flags.value, {
      print,
      report,
      input: () => bytesOf(process.stdin),
      now: () => performance.now(),
      signal: interrupted.signal,
    })
  await flushed(process.stdout)
} catch (error) {
  // Who reads the output, such as head, has what it wants.
  if (!(error instanceof OutputClosed))
    report(interrupted.signal.aborted ? 'Stopped.' : error instanceof Error ? error.message : String(error))
  process.exitCode = EXIT.stopped
}
