import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export const root = fileURLToPath(new URL('../../', import.meta.url))
const execute = promisify(execFile)

/** The standard output of a program. Rejects with all of its output. */
export const run = async (program: string, args: readonly string[], cwd: string): Promise<string> => {
  // The resolution of this test would find sources.
  // A script of a user has none of the variables of this test run.
  const env = { ...process.env, NODE_OPTIONS: '', VITEST: undefined }
  return (await execute(program, args, { cwd, env, encoding: 'utf8', maxBuffer: 1e8 })).stdout
}
/** As `run` with npm. */
export const npm = (args: readonly string[], cwd: string) => {
  const path = process.env['npm_execpath']
  return path?.endsWith('.js') === true
    ? run(process.execPath, [path, ...args], cwd)
    : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, cwd)
}

/** Libraries that a user of all packages gets with them, or installs beside them. */
export const LIBRARIES = ['date-fns', 'fast-check', 'fetch-retry', 'pure-rand', 'saxes', 'xmlchars']
/** Parts of date-fns for other module systems and other languages. */
const UNUSED = ['*.cjs', '*.cts', '*.map', 'cdn*', 'docs'].map(name => `--exclude=${name}`)

/** An archive of an installed library, so that the installation needs no registry. */
export const archived = async (library: string, into: string): Promise<void> => {
  const prefix = ['--transform', `s,^${library},package,`]
  await run(
    'tar',
    ['-czf', `${library}.tgz`, ...UNUSED, ...prefix, '-C', join(root, 'node_modules'), library],
    into,
  )
}
