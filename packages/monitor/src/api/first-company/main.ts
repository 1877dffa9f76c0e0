import { FolderInUse } from '../../database/folder-lock.ts'
import { openDatabase } from '../../database/open-database.ts'
import { findControl, TOKEN_HEADER } from '../../federal/import/control/control-file.ts'
import { FAILED, showUsage } from '../../kernel/command-line.ts'
import { databaseUrlOf } from '../../kernel/settings.ts'
import { readArguments, USAGE } from './arguments.ts'
import { COMPANY_PATH } from './company-control.ts'
import { EmailInUse, type FirstCompanyParams, makeFirstCompany } from './first-company.ts'

/** Has the monitor that runs on this data folder make the company. Returns its error message, if any. */
const requestMonitor = async (
  params: FirstCompanyParams,
  dataFolder: string,
): Promise<string | undefined> => {
  const control = await findControl(dataFolder)
  if (control === undefined)
    return 'What runs on this data folder makes no companies: stop it, and try again.'
  const response = await fetch(`${control.url}${COMPANY_PATH}`, {
    method: 'POST',
    headers: { [TOKEN_HEADER]: control.token, 'content-type': 'application/json' },
    body: JSON.stringify(params),
  })
  if (response.ok) return undefined
  const { failed } = (await response.json().catch(() => ({}))) as { failed?: string }
  return failed ?? `The monitor answered ${response.status}.`
}

const make = async (params: FirstCompanyParams, dataFolder: string): Promise<string | undefined> => {
  const databaseUrl = databaseUrlOf(process.env)
  try {
    const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataFolder })
    try {
      await makeFirstCompany(database.db, params)
      return undefined
    } finally {
      await database.close()
    }
  } catch (error) {
    if (error instanceof FolderInUse) return requestMonitor(params, dataFolder)
    if (error instanceof EmailInUse) return error.message
    throw error
  }
}

const run = async (): Promise<number> => {
  const requested = readArguments(process.argv.slice(2), process.env)
  if (requested.kind === 'help' || requested.kind === 'misused') return showUsage(requested, USAGE)
  const failed = await make(requested.params, requested.dataFolder)
  if (failed !== undefined) {
    console.error(failed)
    return FAILED
  }
  console.log(
    `Made ${requested.params.name}. ${requested.params.email} is its first user, and signs in with a code that is sent there.`,
  )
  return 0
}

try {
  process.exitCode = await run()
} catch (error) {
  console.error(`Nothing was made. ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = FAILED
}
