import { done, type Outcome, refused } from '@fairhaul/core'
import type { Configuration } from './configuration.ts'
import { access } from './groups/access.ts'
import { cards } from './groups/cards.ts'
import { errorReporting } from './groups/error-reports.ts'
import { installation } from './groups/installation.ts'
import { mapping } from './groups/maps.ts'
import { support } from './groups/support.ts'
import { pageViewing } from './groups/tag-manager.ts'
import { toggles } from './groups/toggles.ts'
import type { Problem, Texts } from './setting.ts'

/** Settings with our prefix that other programs read, and which: the portal's server ignores them. */
const SETTINGS_OF_OTHERS: Readonly<Record<string, string>> = {
  FAIRHAUL_CHAT_SECRET: 'the monitor',
  FAIRHAUL_QCMOBILE_KEY: 'the monitor',
  FAIRHAUL_QCMOBILE_URL: 'the monitor',
  FAIRHAUL_DATA: 'npm start and the programs of the monitor',
  FAIRHAUL_MONITOR: 'npm run dev',
  FAIRHAUL_TEST_FILES: 'the tests of the monitor',
}

/** Every group, in the README's order. */
export const GROUPS = [
  installation,
  access,
  errorReporting,
  pageViewing,
  support,
  mapping,
  cards,
  toggles,
] as const

/** Every setting, in the README's order. */
export const SETTINGS = GROUPS.flatMap(({ settings }) => settings)

/**
 * Reads the configuration of a portal from the environment of its server.
 * Empty: a setting that is left out has its default. Refuses: every problem, at once.
 */
export const readConfiguration = (texts: Texts): Outcome<Configuration, readonly Problem[]> => {
  const problems: Problem[] = []
  const found = {}
  for (const group of GROUPS) {
    const read = group.read(texts)
    if (read.ok) Object.assign(found, read.value)
    else problems.push(...read.refusal)
  }
  return problems.length > 0 ? refused(problems) : done(found as Configuration)
}

/** Names in the environment that look like settings and are none: typing mistakes, in their order. */
export const unknownSettings = (texts: Texts): readonly string[] => {
  const known = new Set([...SETTINGS.map(({ name }) => name), ...Object.keys(SETTINGS_OF_OTHERS)])
  return Object.keys(texts).filter(name => name.startsWith('FAIRHAUL_') && !known.has(name))
}
