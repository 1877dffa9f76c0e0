import { run } from './run.mjs'

/** Runs npm, if possible the one that runs this command. Gives its exit code. */
export const npm = (args, options) => {
  const path = process.env.npm_execpath
  return path?.endsWith('.js')
    ? run(process.execPath, [path, ...args], options)
    : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options)
}
