import type { CarrierHistory, CarrierId, FeedPart, HistoryChange, HistoryKind } from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { isNotFound } from '../../../../stores/not-found.ts'
import { Query } from '../../../../stores/query.ts'
import type { ProfileAddressStore } from '../../profile-address-store.ts'

export interface ChangesDeps {
  readonly at: ProfileAddressStore
  readonly carrierId: CarrierId
  readonly history: CarrierHistory
  /** The monitor has no history: the section is left out. */
  readonly leaveOut: () => void
}

/** The parts of a list after the first, which stay above the next one. */
interface ListRequest {
  readonly kind: HistoryKind | null
  readonly after: FeedPart<HistoryChange> | null
}

/** The time line of one carrier: of all kinds, or of the one in the address, and longer with each press. */
export class ChangesStore implements ScreenStore {
  readonly list: Query<FeedPart<HistoryChange>, ListRequest>
  readonly #at: ProfileAddressStore
  /** The kind of the newest request. */
  #listed: HistoryKind | null = null

  constructor({ at, carrierId, history, leaveOut }: ChangesDeps) {
    this.#at = at
    this.list = new Query(
      async ({ kind, after }, signal) => {
        const found = await history.list(
          {
            carrierId,
            ...(kind !== null && { kind }),
            ...(after?.next != null && { cursor: after.next }),
          },
          signal,
        )
        if (!found.ok || after === null) return found
        return { ok: true, value: { ...found.value, items: [...after.items, ...found.value.items] } }
      },
      {
        onChange: state => {
          if (isNotFound(state)) leaveOut()
        },
      },
    )
    makeAutoObservable(this, { list: false }, { autoBind: true })
  }

  /** The kind in the address. Null: all kinds. */
  get kind(): HistoryKind | null {
    return this.#at.address.changes
  }

  /** Loads the newest changes. */
  open(): Promise<unknown> {
    this.#listed = this.kind
    return this.list.load({ kind: this.kind, after: null })
  }

  /** Called with each visit to the profile: the changes are loaded anew if the address has another kind. */
  async visited(): Promise<void> {
    if (this.kind !== this.#listed) await this.open()
  }

  /** Shows the newest changes of one kind, or of all (null). */
  show(changes: HistoryKind | null): Promise<void> {
    this.#at.narrow('changes', { changes })
    return this.visited()
  }

  /** Shows more, older changes below. Does nothing at the end. */
  async more(): Promise<void> {
    const shown = this.list.value
    if (shown?.next == null) return
    await this.list.load({ kind: this.kind, after: shown })
  }

  dispose(): void {
    this.list.dispose()
  }
}
