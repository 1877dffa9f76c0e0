import type { KeySpec } from '../../ui/keys.ts'

/** The keys of the carrier beside a list, for what is done many times a day. */
export const PANEL_KEYS = {
  onboard: 'b',
  toOnboard: 'a',
  doNotDispatch: 'd',
  dismiss: 'e',
  hold: 'h',
  invite: 'i',
  monitor: 'm',
  override: 'v',
  profile: 'o',
  undo: 'z',
} as const satisfies Readonly<Record<string, KeySpec>>
