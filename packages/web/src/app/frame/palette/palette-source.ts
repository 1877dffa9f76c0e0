import type { AnswerLine, CarrierId, CurrentUser, Outcome, PaletteEntry, Refusal } from '@fairhaul/core'
import type { Resolve } from '../../../di/token.ts'
import type { KeySpec } from '../../../ui/keys.ts'
import type { Screens } from '../../navigation/screens.ts'

/** The effect of choosing an item: it navigates, or it runs in place. */
export type PaletteDeed =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'do'; readonly act: () => void }

/** One line of the palette. */
export interface PaletteItem extends PaletteEntry {
  /** Distinguishes items of the same name; null where nothing does. */
  readonly detail: string | null
  /** The keys that do the same without the palette. */
  readonly keys: KeySpec | null
  readonly deed: PaletteDeed
  /** The carrier that it opens, of which the palette shows the verdict; the label is then its name. */
  readonly carrierId?: CarrierId
  /** The answer that it leads to, of whose first carrier the palette shows the verdict. */
  readonly answer?: AnswerLine
  /** Whether the typed text is exactly its number. */
  readonly isExact?: boolean
  /** The other name of that carrier. */
  readonly dbaName?: string | null
}

/** Where the palette was opened, by which user, and what it can do there. */
export interface PaletteContext {
  readonly user: CurrentUser
  readonly has: Screens['has']
  readonly resolve: Resolve
  readonly onSignOut: () => void
  readonly onHelp: () => void
}

/** Items that are available without a request. Read when the palette opens and after each key. */
export interface FixedSource {
  readonly kind: 'fixed'
  items(context: PaletteContext, text: string): readonly PaletteItem[]
}

/** Items that need a request. */
export interface QuerySource {
  readonly kind: 'query'
  readonly group: PaletteEntry['group']
  /** As in "Searching carriers". */
  readonly noun: string
  /**
   * `text`: requested for each text; the response contains the matches. `opening`: requested once, and searched
   * locally.
   */
  readonly requested: 'text' | 'opening'
  isFor(context: PaletteContext): boolean
  /** Undefined: no request is needed for this text. */
  request(
    context: PaletteContext,
    text: string,
    signal: AbortSignal,
  ): Promise<Outcome<readonly PaletteItem[], Refusal>> | undefined
}

/** What a file of `sources/` exports as `source`. Files are not listed anywhere: a new one is found by its folder. */
export type PaletteSource = FixedSource | QuerySource

/** An action that is available without a request, with the usual defaults. */
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
