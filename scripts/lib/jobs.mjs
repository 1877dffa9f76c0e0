import { stripVTControlCharacters } from 'node:util'
import { run, signalGroups } from './run.mjs'

const PROGRESS_SECONDS = { terminal: 1, log: 60 }
/** How long a job may take to clean up after an interruption. */
const STOP_PATIENCE_MS = 10_000
/** The exit code of a run that was interrupted. */
const STOPPED = 130

/** How many lines of a failed job's output its result keeps. */
const FAILURE_LINES = 20
/** Lines that name a failed test or its error: of Vitest, of Playwright, and of the checks. */
const FAILURE = /^\s*(FAIL |× |✘|\d+\) \[|.*(Error:|\berror TS\d+))/
/** The lines of an output that name what failed, each once; its last lines if none does. */
export function failureLines(output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map(line => line.trimEnd())
    .filter(line => line !== '')
  const named = [...new Set(lines.filter(line => FAILURE.test(line)))]
  return named.length > 0 ? named.slice(0, FAILURE_LINES) : lines.slice(-FAILURE_LINES)
}

const secondsSince = started => Math.round((performance.now() - started) / 1000)

/** Shows which jobs run: one line that is rewritten on a terminal, one line a minute in a log. */
const startProgress = running => {
  const { stdout } = process
  const line = () =>
    [...running].map(([{ name }, started]) => `${name} ${secondsSince(started)} s`).join(', ')
  const clear = () => stdout.isTTY && stdout.write('\r\u001B[K')
  const show = () => {
    if (running.size === 0) return
    if (stdout.isTTY) stdout.write(`\r\u001B[K${`Running: ${line()}`.slice(0, (stdout.columns ?? 80) - 1)}`)
    else console.log(`Running: ${line()}`)
  }
  const every = stdout.isTTY ? PROGRESS_SECONDS.terminal : PROGRESS_SECONDS.log
  const timer = setInterval(show, every * 1000)
  return { clear, stop: () => (clearInterval(timer), clear()) }
}

/** Runs one job. Its output is a list of buffers. */
const runJob = async job => {
  const started = performance.now()
  const output = []
  const onOutput = chunk => output.push(chunk)
  const env = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const node = (args, more = {}) =>
    run(process.execPath, args, { onOutput, group: true, env: { ...env, ...more } })
  let code = 1
  let note
  try {
    const ended = await job.work({ node })
    ;({ code, note } = typeof ended === 'number' ? { code: ended } : ended)
  } catch (error) {
    onOutput(Buffer.from(`${error.message}\n`))
  }
  return { name: job.name, passed: code === 0, seconds: secondsSince(started), note, output }
}

/**
 * Runs jobs side by side.
 *
 * @param jobs each with a `name`, the `slots` that it takes, `after` (names of jobs that must pass first) and
 * `work({ node })`, which gives an exit code or `{ code, note }`. `node(args, env)` runs Node with its output kept.
 * Jobs start in their order; one that does not fit lets smaller ones pass.
 * @param slots how many slots there are. A job that takes more than there are runs alone.
 * @returns for each job its `name`, whether it `passed`, its `seconds`, and a `note`; of one that failed `failures`, the
 * lines that name what failed. The output of a job is printed as a whole when it ends. Ctrl-C ends all jobs and this process; a second one does so at once.
 */
export async function runJobs(jobs, slots) {
  const waiting = new Set(jobs)
  const running = new Map()
  const results = new Map()
  const progress = startProgress(running)
  const names = new Set(jobs.map(({ name }) => name))

  let isStopped = false
  const stop = signal => {
    if (isStopped) process.exit(STOPPED)
    isStopped = true
    waiting.clear()
    progress.clear()
    console.log(`Stopped by ${signal}.`)
    signalGroups('SIGINT')
    setTimeout(() => process.exit(STOPPED), STOP_PATIENCE_MS)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)

  const endOf = (job, { output, ...result }) => {
    const printed = Buffer.concat(output)
    running.delete(job)
    results.set(
      job.name,
      result.passed ? result : { ...result, failures: failureLines(printed.toString('utf8')) },
    )
    progress.clear()
    console.log(`\n== ${job.name}: ${result.passed ? 'passed' : 'FAILED'} (${result.seconds} s)`)
    process.stdout.write(printed)
  }

  const failedBefore = ({ after = [] }) => after.find(name => results.get(name)?.passed === false)
  const isReady = ({ after = [] }) => after.every(name => !names.has(name) || results.get(name)?.passed)
  const slotsInUse = () => [...running.keys()].reduce((sum, job) => sum + job.slots, 0)
  const fits = job => running.size === 0 || slotsInUse() + job.slots <= slots

  await new Promise(resolve => {
    const next = () => {
      for (const job of waiting) {
        const missing = failedBefore(job)
        if (missing !== undefined) {
          waiting.delete(job)
          results.set(job.name, {
            name: job.name,
            passed: false,
            seconds: 0,
            note: `not run: ${missing} failed`,
          })
          return next()
        }
        if (!isReady(job) || !fits(job)) continue
        waiting.delete(job)
        running.set(job, performance.now())
        void runJob(job).then(result => {
          endOf(job, result)
          next()
        })
      }
      if (running.size === 0) resolve()
    }
    next()
  })
  progress.stop()
  if (isStopped) process.exit(STOPPED)
  return jobs.map(({ name }) => results.get(name))
}
