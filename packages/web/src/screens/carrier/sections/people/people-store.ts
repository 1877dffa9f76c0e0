import {
  accountOfCarrier,
  type CarrierCompanyAccount,
  type CarrierId,
  type CarrierPeople,
  type CarrierPerson,
  done,
  type Page,
  type PeopleList,
  peopleInList,
  peopleOfCarrier,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { Query } from '../../../../stores/query.ts'

/** Who acts for a carrier on the portal, and the carrier's own account. */
export class PeopleStore implements ScreenStore {
  readonly people: Query<readonly CarrierPerson[]>
  readonly accounts: Query<Page<CarrierCompanyAccount>>
  /** Null: all lists. */
  list: PeopleList | null = null
  readonly #carrierId: CarrierId

  constructor(carrierId: CarrierId, port: CarrierPeople) {
    this.#carrierId = carrierId
    this.people = new Query(async (_, signal) => {
      const answer = await port.redactedUsers({ carrierId }, signal)
      return answer.ok ? done(peopleOfCarrier(answer.value)) : answer
    })
    this.accounts = new Query((_, signal) => port.companies({ carrierId }, signal))
    makeAutoObservable(this, { people: false, accounts: false }, { autoBind: true })
  }

  /** The people of the chosen list. */
  get shown(): readonly CarrierPerson[] {
    return peopleInList(this.people.value ?? [], this.list)
  }

  accountIn({ items }: Page<CarrierCompanyAccount>): CarrierCompanyAccount | null {
    return accountOfCarrier(items, this.#carrierId)
  }

  open(): void {
    void this.people.load()
    void this.accounts.load()
  }

  choose(list: PeopleList | null): void {
    this.list = list
  }

  dispose(): void {
    this.people.dispose()
    this.accounts.dispose()
  }
}
