import {
  type CarrierId,
  type ClassificationId,
  PLAIN_PROFILE,
  type ProfileAddress,
  profilePath,
  type AnyRuleType,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { Navigator } from '../../di/navigator.ts'

const WITHOUT_FORM = { overriding: null, overridingFor: null } as const

export interface ProfileAddressDeps {
  readonly id: CarrierId
  readonly navigator: Pick<Navigator, 'go'>
}

/** The address of one profile: what is open above it and what its lists are narrowed to. */
export class ProfileAddressStore {
  address: ProfileAddress = PLAIN_PROFILE
  #visited: string | undefined
  readonly #deps: ProfileAddressDeps

  constructor(deps: ProfileAddressDeps) {
    this.#deps = deps
    makeAutoObservable(this, { address: observableRef }, { autoBind: true })
  }

  /** The address of the profile without a drawer or a form above it. */
  get below(): string {
    return this.pathWith({ drawer: null, ...WITHOUT_FORM })
  }

  /** Called with each visit. Returns whether the visit before had the same address. */
  visited(address: ProfileAddress): boolean {
    const path = profilePath(this.#deps.id, address)
    const isSame = path === this.#visited
    this.#visited = path
    this.address = address
    return isSame
  }

  /** The address with a change; the rest stays. */
  pathWith(change: Partial<ProfileAddress>): string {
    return profilePath(this.#deps.id, { ...this.address, ...change })
  }

  /** The address of a drawer above the profile. */
  drawerPath(drawer: string): string {
    return this.pathWith({ drawer, ...WITHOUT_FORM })
  }

  /** The address of a section of the profile. */
  sectionPath(section: string): string {
    return profilePath(this.#deps.id, this.address, section)
  }

  /** The address of the override form of a rule, which starts with one classification or (null) all of them. */
  overridePath(overriding: AnyRuleType, overridingFor: ClassificationId | null = null): string {
    return this.pathWith({ overriding, overridingFor, drawer: null })
  }

  /**
   * Narrows a list of a section: at once, and in the address, which opens at that section. `replace`: for each letter
   * that is typed, so that Back does not go through them. Empty: nothing, for the address that is there already.
   */
  narrow(section: string, change: Partial<ProfileAddress>, { replace = false } = {}): void {
    const before = this.pathWith({})
    this.address = { ...this.address, ...change }
    if (this.pathWith({}) === before) return
    this.#deps.navigator.go(profilePath(this.#deps.id, this.address, section), { replace })
  }
}
