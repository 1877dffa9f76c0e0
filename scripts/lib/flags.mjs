import { parseArgs } from 'node:util'

/**
 * Ends a command that was called wrongly: the reason and its usage, exit code 2.
 * @param {string} reason
 * @param {string} usage
 * @returns {never}
 */
export const misused = (reason, usage) => {
  console.error(`${reason}\n\n${usage}`)
  return process.exit(2)
}

/**
 * The flags and other arguments of a command. `--help` prints its usage; a flag that it does not have ends it.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {string} usage
 * @param {Config} config
 * @returns {ReturnType<typeof parseArgs<Config>>}
 */
export const readFlags = (usage, config) => {
  const args = config.args ?? process.argv.slice(2)
  if (args.includes('--help')) {
    console.log(usage)
    return process.exit(0)
  }
  try {
    return parseArgs({ ...config, args })
  } catch (error) {
    return misused(error.message, usage)
  }
}
