import {
  type CarrierDetail,
  type CarrierDirectory,
  type CarrierId,
  type CurrentUser,
  type DirectoryAddress,
  type DirectoryClosed,
  directoryClosed,
  type FeatureToggles,
  NO_DIRECTORY,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import type { CarrierDetailsStore } from '../../parts/carrier-details-store.ts'
import { DirectoryStore } from '../../parts/directory/directory-store.ts'
import type { RecentsStore } from '../../parts/recents-store.ts'
import { Query } from '../../stores/query.ts'

export interface DirectoryScreenDeps {
  readonly directory: CarrierDirectory
  readonly details: Pick<CarrierDetailsStore, 'request' | 'peek'>
  readonly recents: RecentsStore
  readonly account: { readonly user: CurrentUser | null | undefined }
  readonly toggles: Pick<FeatureToggles, 'showsDirectory'>
}

/** The directory of a carrier, and its filters. A closed directory sends no request. */
export class DirectoryScreenStore implements ScreenStore {
  address: DirectoryAddress = NO_DIRECTORY
  readonly detail: Query<CarrierDetail, CarrierId>
  readonly directory: DirectoryStore
  readonly #deps: DirectoryScreenDeps
  #lastUser: CurrentUser | undefined

  constructor(deps: DirectoryScreenDeps) {
    this.#deps = deps
    this.detail = new Query((id, signal) => deps.details.request(id, signal), {
      onChange: state => state.kind === 'ready' && deps.recents.opened(state.value),
    })
    this.directory = new DirectoryStore(deps.directory)
    makeAutoObservable(this, { address: observableRef, detail: false, directory: false }, { autoBind: true })
  }

  get closed(): DirectoryClosed | null {
    const user = this.#deps.account.user ?? this.#lastUser
    return user === undefined ? null : directoryClosed(user, this.#deps.toggles)
  }

  /** The carrier, once it has loaded. */
  get carrier(): CarrierDetail | undefined {
    const { value } = this.detail
    return value?.id === this.address.carrierId ? value : undefined
  }

  open(address: DirectoryAddress): void {
    this.#lastUser = this.#deps.account.user ?? this.#lastUser
    const isAnother = address.carrierId !== this.address.carrierId
    this.address = address
    if (this.closed !== null) return
    this.directory.open(address.carrierId)
    if (isAnother) this.#openCarrier()
  }

  /** Changes the text at once, and returns the address to navigate to. */
  search(search: string): DirectoryAddress {
    this.address = { ...this.address, search }
    return this.address
  }

  settled(): Promise<unknown> {
    return this.directory.settled()
  }

  dispose(): void {
    this.detail.dispose()
    this.directory.dispose()
  }

  #openCarrier(): void {
    const { carrierId } = this.address
    this.detail.reset()
    if (carrierId === null) return
    const known = this.#deps.details.peek(carrierId)
    if (known !== undefined) this.detail.set(known)
    void this.detail.load(carrierId)
  }
}
