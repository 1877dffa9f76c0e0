import { spawn } from 'node:child_process'
import { root } from './paths.mjs'

/** Process groups that were started with `group`, by the id of their first process. */
const groups = new Set()

/** Signals a process group. Windows has none: there, the process alone. */
const signalGroup = (pid, signal) => {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/** Signals every process group that still runs. */
export const signalGroups = signal => {
  for (const pid of groups) signalGroup(pid, signal)
}

process.on('exit', () => signalGroups('SIGKILL'))

/**
 * Runs a command to its end.
 *
 * @param options `quiet` prints the output only if the command fails; `onOutput` takes the output instead of the
 * terminal; `group` starts a process group, which `signalGroups` and the end of this process end as a whole.
 * @returns its exit code.
 */
export function run(command, args, { quiet = false, onOutput, group = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const isCaptured = quiet || onOutput !== undefined
    const child = spawn(command, args, {
      cwd,
      detached: group,
      env: { ...process.env, ...env },
      stdio: isCaptured ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    const { pid } = child
    if (group && pid !== undefined) groups.add(pid)
    const output = []
    const onChunk = onOutput ?? (chunk => output.push(chunk))
    child.stdout?.on('data', onChunk)
    child.stderr?.on('data', onChunk)
    child.on('error', reject)
    child.on('close', code => {
      // What the command left behind in its group ends with it.
      if (groups.delete(pid)) signalGroup(pid, 'SIGKILL')
      if (code !== 0 && output.length > 0) process.stderr.write(Buffer.concat(output))
      resolve(code ?? 1)
    })
  })
}

/** As `run` on this same Node; anything but success throws, naming what was being done. */
export async function runNode(args, what, options) {
  const code = await run(process.execPath, args, options)
  if (code !== 0) throw new Error(`${what} failed (exit code ${code}).`)
}
