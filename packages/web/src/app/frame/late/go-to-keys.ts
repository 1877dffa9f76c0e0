import type { RouteName } from '@fairhaul/core'
import type { KeySpec } from '../../../ui/keys.ts'

/** The letter of a screen after g. My Carriers and Connections share one: no user may open both. */
const LETTERS: Partial<Record<RouteName, string>> = {
  home: 'h',
  'lane-search': 'n',
  'contact-search': 'c',
  vehicles: 'v',
  directory: 'd',
  'saved-searches': 's',
  mine: 'm',
  connections: 'm',
  'my-carriers': 'o',
  'carrier-invitations': 't',
  insights: 'i',
  'identity-alerts': 'f',
  loads: 'l',
  alerts: 'a',
  'load-audit': 'k',
  'company-change-orders': 'g',
  'company-reports': 'e',
  'rate-confirmations': 'r',
  'audit-log': 'u',
  'my-account': 'y',
}

/** The shortcut that opens a screen from anywhere: `g l`. Null: it has none. */
export const goToKeys = (name: RouteName): KeySpec | null => {
  const letter = LETTERS[name]
  return letter === undefined ? null : `g ${letter}`
}
