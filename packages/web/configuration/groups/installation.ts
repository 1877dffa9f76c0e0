import { type BrandOrigins, brandOfHost, done, environmentName, refused } from '@fairhaul/core'
import { SAFE_ADDRESS, safeOrigin } from '../addresses.ts'
import { group } from '../group.ts'
import { type Problem, problem } from '../setting.ts'

/** The identity of this installation. */
export interface Installation {
  /** The name of this installation, for error reports. */
  readonly environment: string
  /** Null: the brand depends on the host that the portal was opened on. */
  readonly origins: BrandOrigins | null
}

const environment = {
  name: 'FAIRHAUL_ENVIRONMENT',
  meaning: 'the name of this installation, in error reports',
  usual: '`production`',
  form: 'at most 64 letters, digits, dots, dashes and underscores',
  read: (text: string) => (/^[\w.-]{1,64}$/.test(text) ? text : undefined),
}

const main = {
  name: 'FAIRHAUL_MAIN_ORIGIN',
  meaning: "the main brand's address, such as `https://portal.example`",
  usual: 'the host it is opened on',
  form: `${SAFE_ADDRESS} without a path`,
  read: safeOrigin,
}

const watchdog = {
  name: 'FAIRHAUL_WATCHDOG_ORIGIN',
  meaning: "the watchdog brand's address; its host contains `watchdog`. Both addresses or neither",
  usual: '`watchdog.` before the host',
  form: main.form,
  read: safeOrigin,
}

/**
 * The installation. Refuses: one origin without the other, and a host of the other brand, because no user would be
 * moved there.
 */
export const installation = group({ environment, main, watchdog }, values => {
  const named = { environment: environmentName(values.environment) }
  if (values.main === null && values.watchdog === null) return done<Installation>({ ...named, origins: null })
  const problems: Problem[] = []
  if (values.main === null) problems.push(problem(main, `must be set, as ${watchdog.name} is.`))
  else if (brandOfHost(values.main) !== 'main')
    problems.push(problem(main, 'must have a host without "watchdog" in it.'))
  if (values.watchdog === null) problems.push(problem(watchdog, `must be set, as ${main.name} is.`))
  else if (brandOfHost(values.watchdog) !== 'watchdog')
    problems.push(problem(watchdog, 'must have a host with "watchdog" in it.'))
  return values.main === null || values.watchdog === null || problems.length > 0
    ? refused(problems)
    : done<Installation>({ ...named, origins: { main: values.main, watchdog: values.watchdog } })
})
