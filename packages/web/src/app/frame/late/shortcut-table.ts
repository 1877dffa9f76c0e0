import type { MenuGroup } from '@fairhaul/core'
import { PANEL_KEYS } from '../../../parts/carrier-panel/panel-keys.ts'
import { LANE_MAP_KEY } from '../../../parts/lane/lane-map-key.ts'
import { RECENT_LANE_KEYS } from '../../../parts/lane/recent-lane-keys.ts'
import type { KeySpec } from '../../../ui/keys.ts'
import { ROW_KEYS } from '../../../ui/row-key-names.ts'
import { EARLY_SHORTCUTS } from '../early-shortcuts.ts'
import { goToKeys } from './go-to-keys.ts'

/** One line of the sheet: an action, and the shortcuts for it. */
export interface Shortcut {
  readonly what: string
  readonly keys: readonly KeySpec[]
  /** The two keys are the ends of a range. */
  readonly isRange?: true
}

export interface ShortcutGroup {
  readonly label: string
  readonly shortcuts: readonly Shortcut[]
}

/** The first and last keys of those that each pick a recent lane. */
const LANE_SEARCH: ShortcutGroup = {
  label: 'On Lane search',
  shortcuts: [
    {
      what: 'Use a recent lane',
      keys: [RECENT_LANE_KEYS.at(0), RECENT_LANE_KEYS.at(-1)].flatMap(key => key ?? []),
      isRange: true,
    },
    { what: 'Show or hide the map of the results', keys: [LANE_MAP_KEY] },
  ],
}

/** All shortcuts of a user with this menu; the keys are those that the handlers use. */
export const shortcutTable = (menu: readonly MenuGroup[]): readonly ShortcutGroup[] => [
  {
    label: 'Anywhere',
    shortcuts: [
      { what: 'Command menu', keys: [EARLY_SHORTCUTS.palette] },
      { what: 'Find a carrier', keys: [EARLY_SHORTCUTS.search] },
      { what: 'Close what is open', keys: ['Escape'] },
      { what: 'Shortcuts', keys: [EARLY_SHORTCUTS.help] },
    ],
  },
  {
    label: 'Go to',
    shortcuts: menu.flatMap(({ entries }) =>
      entries.flatMap(({ name, label }) => {
        const keys = goToKeys(name)
        return keys === null ? [] : [{ what: label, keys: [keys] }]
      }),
    ),
  },
  {
    label: 'In a list',
    shortcuts: [
      { what: 'Next row', keys: ROW_KEYS.next },
      { what: 'Previous row', keys: ROW_KEYS.previous },
      { what: 'First row, last row', keys: [...ROW_KEYS.first, ...ROW_KEYS.last] },
      { what: 'Open the row', keys: ROW_KEYS.open },
      { what: 'Select the row, or a range', keys: ROW_KEYS.select.flatMap(key => [key, `Shift+${key}`]) },
    ],
  },
  {
    label: 'Beside a list',
    shortcuts: [
      { what: 'Mark as onboarded', keys: [PANEL_KEYS.onboard] },
      { what: 'Ask to onboard', keys: [PANEL_KEYS.toOnboard] },
      { what: 'Do not dispatch', keys: [PANEL_KEYS.doNotDispatch] },
      { what: 'Hold, or release', keys: [PANEL_KEYS.hold] },
      { what: 'Dismiss, or restore', keys: [PANEL_KEYS.dismiss] },
      { what: 'Invite', keys: [PANEL_KEYS.invite] },
      { what: 'Monitor, or stop monitoring', keys: [PANEL_KEYS.monitor] },
      { what: 'Override', keys: [PANEL_KEYS.override] },
      { what: 'Open the profile', keys: [PANEL_KEYS.profile] },
      { what: 'Undo', keys: [PANEL_KEYS.undo] },
    ],
  },
  { label: 'On a carrier', shortcuts: [{ what: 'Print the whole profile', keys: ['Mod+P'] }] },
  ...(menu.some(({ entries }) => entries.some(({ name }) => name === 'lane-search')) ? [LANE_SEARCH] : []),
]
