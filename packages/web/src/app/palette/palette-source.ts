import type { CurrentUser, Outcome, PaletteEntry, Refusal } from '@fairhaul/core'
import type { Resolve } from '../../di/token.ts'
import type { KeySpec } from '../../ui/keys.ts'
import type { Screens } from '../screens.ts'

/** What choosing an item does: it leads somewhere, or it is carried out where one is. */
export type PaletteDeed =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'do'; readonly act: () => void }

/** One line of the palette. */
export interface PaletteItem extends PaletteEntry {
  /** What tells it from others of its name; null where nothing does. */
  readonly detail: string | null
  /** The keys that do the same without the palette. */
  readonly keys: KeySpec | null
  readonly deed: PaletteDeed
}

/** Where the palette was opened, by whom, and what it can do there. */
export interface PaletteContext {
  readonly user: CurrentUser
  readonly has: Screens['has']
  readonly resolve: Resolve
  readonly onSignOut: () => void
  readonly onHelp: () => void
}

/** What is at hand. It is asked at each opening and at each key. */
export interface FixedSource {
  readonly kind: 'fixed'
  items(context: PaletteContext, text: string): readonly PaletteItem[]
}

/** What has to be asked for. */
export interface QuerySource {
  readonly kind: 'asked'
  readonly group: PaletteEntry['group']
  /** As in "Searching carriers". */
  readonly noun: string
  /** `text`: asked with each text, and what it answers is found. `opening`: asked once, and searched here. */
  readonly requested: 'text' | 'opening'
  isFor(context: PaletteContext): boolean
  /** Undefined: this text asks it for nothing. */
  request(
    context: PaletteContext,
    text: string,
    signal: AbortSignal,
  ): Promise<Outcome<readonly PaletteItem[], Refusal>> | undefined
}

/** What a file of `sources/` exports as `source`. Files stand in no list: a new one is found by its place. */
export type PaletteSource = FixedSource | QuerySource

/** An action that is at hand, with the usual filled in. */
export const action = (
  key: string,
  label: string,
  act: () => void,
  more: Partial<Pick<PaletteItem, 'searchTerms' | 'keys' | 'detail'>> = {},
): PaletteItem => ({
  key: `action:${key}`,
  group: 'actions',
  label,
  searchTerms: [],
  isFound: false,
  detail: null,
  keys: null,
  deed: { kind: 'do', act },
  ...more,
})
