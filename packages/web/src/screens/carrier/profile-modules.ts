import type { CalendarDate, CarrierDetail, CarrierId } from '@fairhaul/core'
import type { ComponentType } from 'react'
import type { ScreenStore } from '../../di/screen.ts'
import type { Resolve } from '../../di/token.ts'
import { LateModule, type LoadModule, lateModules } from '../../parts/late-module/late-module.ts'
import type { Ahead } from '../../stores/ahead.ts'
import type { CarrierStore } from './carrier-store.ts'
import { section as assessment } from './sections/assessment/section.ts'

/** The props of every section and drawer of a profile. Its own store comes from `useScreenStore`. */
export interface ProfilePartProps {
  /** Its name in the address: `#safety`, or `?open=edit-request`. */
  readonly id: string
  /** Its heading. */
  readonly name: string
  /** The store of the profile. */
  readonly store: CarrierStore
  readonly carrier: CarrierDetail
  readonly today: CalendarDate
}

/** What the store of a section or a drawer is made of. */
export interface ProfileVisit {
  readonly carrierId: CarrierId
  readonly profile: CarrierStore
  readonly resolve: Resolve
}

/** The store of a section or a drawer. */
export interface ProfilePartStore extends ScreenStore {
  /** Called when the address of the profile has changed, which holds what lists are narrowed to. */
  visited?(): unknown
}

/** A section or a drawer: its view, and its store if it has requests of its own. */
export interface ProfilePart {
  readonly Component: ComponentType<ProfilePartProps>
  /**
   * Creates the store and starts its requests, or returns the store of the time before. Called when a section comes
   * near, and whenever a drawer is opened. The store lives as long as the profile.
   */
  open?(visit: ProfileVisit, previous: ScreenStore | undefined): ScreenStore
}

/** What is known of a section before its code has loaded: `sections/<name>/about.ts` exports it as `about`. */
export interface AboutSection {
  readonly name: string
  /** Its place: sections are shown by ascending numbers. */
  readonly order: number
  /** In a wide window it is shown beside its neighbor. */
  readonly isHalf?: boolean
  /** It is in the full profile alone. In a short one it is named, and nothing of it is requested. */
  readonly isFullOnly?: boolean
  /** False: this carrier or user has no such section. */
  readonly isShown?: (carrier: CarrierDetail) => boolean
}

/** A section of a profile, by its name in the address. */
export interface CarrierSection extends AboutSection {
  readonly id: string
}

const ABOUTS = import.meta.glob<AboutSection>('./sections/*/about.ts', { eager: true, import: 'about' })

/** The code of each section. What decides is part of the screen's own code. */
const SECTIONS = new Map<string, LoadModule<ProfilePart>>([
  ...lateModules(
    import.meta.glob<ProfilePart>(['./sections/*/section.ts', '!./sections/assessment/section.ts'], {
      import: 'section',
    }),
  ),
  ['assessment', () => assessment],
])

const DRAWERS = lateModules(import.meta.glob<ProfilePart>('./drawers/*/drawer.ts', { import: 'drawer' }))

/** The sections of a profile, in the order of a broker's questions: may I use them, why, and who are they. */
export const CARRIER_SECTIONS: readonly CarrierSection[] = Object.entries(ABOUTS)
  .map(([path, about]) => ({ ...about, id: path.split('/').at(-2) ?? path }))
  .toSorted((one, other) => one.order - other.order)

/** Loads the code of a section. A failed one is loaded again when it comes near. */
const loadSection = (id: string): Promise<unknown> =>
  Promise.resolve(SECTIONS.get(id)?.()).catch(() => undefined)

/** Loads the code of every section, for a page that shows all of them at once. */
export const loadSections = (): Promise<unknown> =>
  Promise.all(CARRIER_SECTIONS.map(({ id }) => loadSection(id)))

/** Loads the code of every section ahead. Returns what stops it. */
export const loadSectionsAhead = ({ likely }: Ahead): (() => void) => {
  const cancels = CARRIER_SECTIONS.map(({ id }) => likely(() => loadSection(id)))
  return () => {
    for (const cancel of cancels) cancel()
  }
}

const NO_STORE: ScreenStore = {}

/** The sections and drawers of one profile. Their stores live until it is disposed of. */
export class ProfileModules {
  readonly #parts = new Map<string, LateModule<ProfilePart>>()

  /** The address of the profile has changed. */
  visited(): void {
    for (const { opened } of this.#parts.values()) {
      const store: ProfilePartStore | undefined = opened?.store
      void store?.visited?.()
    }
  }

  /** A section; undefined: there is none of this name. */
  section(id: string): LateModule<ProfilePart> | undefined {
    return this.#part(`section ${id}`, SECTIONS.get(id))
  }

  /** A drawer; undefined: there is none of this name. */
  drawer(id: string): LateModule<ProfilePart> | undefined {
    return this.#part(`drawer ${id}`, DRAWERS.get(id))
  }

  /** Opens a section or a drawer, or tries again after its code failed to load. */
  open(part: LateModule<ProfilePart>, visit: ProfileVisit): void {
    part.open((module, previous) => module.open?.(visit, previous) ?? NO_STORE)
  }

  dispose(): void {
    for (const part of this.#parts.values()) part.dispose()
    this.#parts.clear()
  }

  #part(key: string, load: LoadModule<ProfilePart> | undefined): LateModule<ProfilePart> | undefined {
    const known = this.#parts.get(key)
    if (known !== undefined || load === undefined) return known
    const part = new LateModule(load)
    this.#parts.set(key, part)
    return part
  }
}
