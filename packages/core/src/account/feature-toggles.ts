import { done, type Outcome, refused } from '../shared/outcome.ts'

/** The parts of the portal that are built in. Each field says what is on, never what is off. */
export interface FeatureToggles {
  /** Associated carriers may be marked do-not-use. */
  readonly offersDoNotUseAssociations: boolean
  readonly showsOrangeShield: boolean
  readonly searchesOriginRadius: boolean
  readonly showsDirectory: boolean
  readonly hasChat: boolean
  /** The scopes of users may be seen and changed. */
  readonly showsScopeManagement: boolean
  /** Credentials of the ELD provider Motive count as valid. */
  readonly acceptsMotiveCredentials: boolean
}

/** A toggle of the configuration: its name, its default text, and the text that turns it on. */
interface Setting {
  readonly name: string
  readonly usual: '0' | '1'
  readonly yes: '0' | '1'
}

/**
 * Each toggle by its name in the configuration. Those named for what they disable or hide are on at 0.
 *
 * Source: section 9, "Feature toggles".
 */
export const TOGGLE_SETTINGS = {
  offersDoNotUseAssociations: { name: 'DISABLE_DNU_ASSOCIATIONS', usual: '0', yes: '0' },
  showsOrangeShield: { name: 'DISABLE_ORANGE_SHIELD', usual: '0', yes: '0' },
  searchesOriginRadius: { name: 'DISABLE_ORIGIN_RADIUS_SEARCH', usual: '1', yes: '0' },
  showsDirectory: { name: 'SHOW_DIRECTORY', usual: '1', yes: '1' },
  hasChat: { name: 'ENABLE_INTERCOM', usual: '1', yes: '1' },
  showsScopeManagement: { name: 'HIDE_USER_INSIGHT_SCOPE_MANAGEMENT', usual: '0', yes: '0' },
  acceptsMotiveCredentials: {
    name: 'TEMPORARILY_SHOW_MOTIVE_AS_VALID_CREDENTIALS',
    usual: '0',
    yes: '1',
  },
} as const satisfies Readonly<Record<keyof FeatureToggles, Setting>>

/** The name of a toggle in the configuration. Source: section 9, "Feature toggles". */
export type ToggleName = (typeof TOGGLE_SETTINGS)[keyof FeatureToggles]['name']

/** Toggles whose text is neither 0 nor 1, by name, in the order of the settings. */
export interface UnreadableToggles {
  readonly kind: 'unreadable-toggles'
  readonly names: readonly ToggleName[]
  /** For the author of the configuration. */
  readonly message: string
}

/** The configuration: texts by name. Names that are not toggles are ignored. */
export type ToggleTexts = Readonly<Partial<Record<string, string>>>

const textOf = (texts: ToggleTexts, { name, usual }: Setting): string => texts[name] ?? usual

/**
 * Reads the toggles of a configuration.
 *
 * Empty: a missing toggle has its default.
 * Refuses: any text but 0 and 1, an empty one and one with spaces included, naming every toggle that has one.
 * Source: section 9, "Feature toggles".
 */
export const readFeatureToggles = (texts: ToggleTexts): Outcome<FeatureToggles, UnreadableToggles> => {
  const names = Object.values(TOGGLE_SETTINGS)
    .filter(setting => !['0', '1'].includes(textOf(texts, setting)))
    .map(({ name }) => name)
  if (names.length > 0)
    return refused({
      kind: 'unreadable-toggles',
      names,
      message: `Neither 0 nor 1: ${names.join(', ')}.`,
    })
  const entries = Object.entries(TOGGLE_SETTINGS).map(([toggle, setting]) => [
    toggle,
    textOf(texts, setting) === setting.yes,
  ])
  return done(Object.fromEntries(entries) as Record<keyof FeatureToggles, boolean>)
}

/** The toggles of an empty configuration. Source: section 9, "Feature toggles". */
export const USUAL_TOGGLES: FeatureToggles = {
  offersDoNotUseAssociations: true,
  showsOrangeShield: true,
  searchesOriginRadius: false,
  showsDirectory: true,
  hasChat: true,
  showsScopeManagement: true,
  acceptsMotiveCredentials: false,
}
