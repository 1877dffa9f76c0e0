import { parseArgs } from 'node:util'

/** Ends a command that was called wrongly: the reason and its usage, exit code 2. */
export const misused = (reason, usage) => {
  console.error(`${reason}\n\n${usage}`)
  return process.exit(2)
}

/** The flags and other arguments of a command. `--help` prints its usage; a flag that it does not have ends it. */
export const readFlags = (usage, { options = {}, args = process.argv.slice(2), ...how } = {}) => {
  const help = { type: 'boolean', default: false }
  try {
    const { values, positionals } = parseArgs({ args, options: { ...options, help }, ...how })
    if (values.help) {
      console.log(usage)
      return process.exit(0)
    }
    return { values, positionals }
  } catch (error) {
    return misused(error.message, usage)
  }
}
