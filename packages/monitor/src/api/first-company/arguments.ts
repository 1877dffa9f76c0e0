import { parseArgs } from 'node:util'
import type { NothingToRun } from '../../kernel/command-line.ts'
import { type FirstCompanyParams, firstCompanyParams } from './first-company.ts'

export type Understanding =
  | { readonly kind: 'make'; readonly params: FirstCompanyParams; readonly dataFolder: string }
  | NothingToRun

export const USAGE = `npm run monitor:company -- --name NAME --email ADDRESS [options]

Makes a broker company, and its first user, who may do everything and invites the
others. They sign in with a code that is sent to the address; there is no password.

  --first-name NAME    of the first user; asked for at the first sign-in when left out
  --last-name NAME
  --watchdog           the company is of the watchdog brand
  --data FOLDER        the monitor's data (default .fairhaul/data, or FAIRHAUL_DATA);
                       with DATABASE_URL set, that PostgreSQL server is used instead

Exit code: 0 both were made, 1 nothing was, 2 it was called wrongly.`

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      name: { type: 'string' },
      email: { type: 'string' },
      'first-name': { type: 'string' },
      'last-name': { type: 'string' },
      watchdog: { type: 'boolean', default: false },
      data: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  }).values

/** The option of each flag. */
const FLAGS: Readonly<Record<string, string>> = {
  name: '--name',
  email: '--email',
  firstName: '--first-name',
  lastName: '--last-name',
}

/** The parsed command line. */
export const readArguments = (
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Understanding => {
  let given: ReturnType<typeof parse>
  try {
    given = parse(args)
  } catch (error) {
    return { kind: 'misused', reason: error instanceof Error ? error.message : String(error) }
  }
  if (given.help) return { kind: 'help' }
  const read = firstCompanyParams.safeParse({
    name: given.name,
    email: given.email,
    firstName: given['first-name'] ?? null,
    lastName: given['last-name'] ?? null,
    brand: given.watchdog ? 'watchdog' : 'main',
  })
  if (read.success)
    return {
      kind: 'make',
      params: read.data,
      dataFolder: given.data ?? env['FAIRHAUL_DATA'] ?? '.fairhaul/data',
    }
  const reasons = read.error.issues.map(({ path, message }) => `${FLAGS[String(path[0])] ?? ''} ${message}`)
  return { kind: 'misused', reason: reasons.join('\n') }
}
