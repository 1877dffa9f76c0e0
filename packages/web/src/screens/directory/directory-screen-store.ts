import {
  type CarrierDetail,
  type CarrierDirectory,
  type CurrentUser,
  type DirectoryAddress,
  type DirectoryClosed,
  directoryClosed,
  type FeatureToggles,
  latestValue,
  type Loadable,
  NO_DIRECTORY,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import type { CarrierDetailsStore } from '../../parts/carrier-details-store.ts'
import { DirectoryStore } from '../../parts/directory/directory-store.ts'
import type { RecentsStore } from '../../parts/recents-store.ts'
import { Latest } from '../../stores/latest.ts'

export interface DirectoryScreenDeps {
  readonly directory: CarrierDirectory
  readonly details: Pick<CarrierDetailsStore, 'request' | 'peek'>
  readonly recents: RecentsStore
  readonly account: { readonly user: CurrentUser | null | undefined }
  readonly toggles: Pick<FeatureToggles, 'showsDirectory'>
}

/** Whose directory is shown, and what of it. Where the directory is closed nothing is asked. */
export class DirectoryScreenStore implements ScreenStore {
  address: DirectoryAddress = NO_DIRECTORY
  detail: Loadable<CarrierDetail> = { kind: 'idle' }
  readonly directory: DirectoryStore
  readonly #deps: DirectoryScreenDeps
  readonly #latest = new Latest()
  #lastUser: CurrentUser | undefined

  constructor(deps: DirectoryScreenDeps) {
    this.#deps = deps
    this.directory = new DirectoryStore(deps.directory)
    makeAutoObservable(
      this,
      { address: observableRef, detail: observableRef, directory: false },
      { autoBind: true },
    )
  }

  get closed(): DirectoryClosed | null {
    const user = this.#deps.account.user ?? this.#lastUser
    return user === undefined ? null : directoryClosed(user, this.#deps.toggles)
  }

  /** Who the carrier is, once that is known. */
  get carrier(): CarrierDetail | undefined {
    const carrier = latestValue(this.detail)
    return carrier?.id === this.address.carrierId ? carrier : undefined
  }

  open(address: DirectoryAddress): void {
    this.#lastUser = this.#deps.account.user ?? this.#lastUser
    const isAnother = address.carrierId !== this.address.carrierId
    this.address = address
    if (this.closed !== null) return
    this.directory.open(address.carrierId)
    if (isAnother) void this.#openCarrier()
  }

  /** Another text to look for, shown at once; the address follows. */
  search(search: string): DirectoryAddress {
    this.address = { ...this.address, search }
    return this.address
  }

  /** Resolves when there is something to see. */
  settled(): Promise<unknown> {
    return this.directory.settled()
  }

  dispose(): void {
    this.#latest.stop()
    this.directory.dispose()
  }

  async #openCarrier(): Promise<void> {
    const { details, recents } = this.#deps
    const { carrierId } = this.address
    this.#latest.stop()
    const known = carrierId === null ? undefined : details.peek(carrierId)
    this.detail = known === undefined ? { kind: 'idle' } : { kind: 'ready', value: known }
    if (carrierId === null) return
    await this.#latest.follow(
      this.detail,
      signal => details.request(carrierId, signal),
      detail => {
        this.detail = detail
        if (detail.kind === 'ready') recents.opened(detail.value)
      },
    )
  }
}
