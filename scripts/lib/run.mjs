import { spawn } from 'node:child_process'
import { root } from './paths.mjs'

/**
 * Runs a command of Node's to its end.
 *
 * @returns its exit code; `quiet` gives its output only when it failed.
 */
export function run(command, args, { quiet = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    const output = []
    child.stdout?.on('data', chunk => output.push(chunk))
    child.stderr?.on('data', chunk => output.push(chunk))
    child.on('error', reject)
    child.on('close', code => {
      if (code !== 0 && quiet) process.stderr.write(Buffer.concat(output))
      resolve(code ?? 1)
    })
  })
}

/** As `run` on this same Node; anything but success throws, naming what was being done. */
export async function runNode(args, what, options) {
  const code = await run(process.execPath, args, options)
  if (code !== 0) throw new Error(`${what} failed (exit code ${code}).`)
}
