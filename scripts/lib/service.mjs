import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { root } from './paths.mjs'

const STOP_PATIENCE_MS = 10_000

/**
 * Starts a program that prints `{"event":"ready",...}` once it serves and runs until it is stopped.
 *
 * @returns its ready line, its process id, a promise of its exit code, and how to stop it.
 */
export async function startService(name, args, { env = {}, onLine = line => console.log(line) } = {}) {
  const child = spawn(process.execPath, ['--enable-source-maps', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const errors = []
  child.stderr.on('data', chunk => {
    errors.push(chunk)
    if (errors.length > 200) errors.shift()
  })
  const exited = new Promise(resolve => child.on('close', code => resolve(code ?? 1)))
  const ready = await new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', line => {
      let event
      try {
        event = JSON.parse(line)
      } catch {
        // A line of text, and no event.
      }
      if (event?.event === 'ready') resolve(event)
      else onLine(line)
    })
    child.on('error', reject)
    void exited.then(code => {
      const message = Buffer.concat(errors).toString().trim()
      reject(Object.assign(new Error(message || `${name} stopped at once (exit code ${code}).`), { code }))
    })
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS)
    await exited
    clearTimeout(timer)
  }
  return { name, pid: child.pid, ready, exited, stop, errors: () => Buffer.concat(errors).toString() }
}
