import type { CarrierId, CarrierPeople } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefused, type Make, valueOf } from '../shared/subject.ts'

/** A broker who is signed in. */
export interface CarrierPeopleSubject {
  readonly people: CarrierPeople
  /** A carrier with at least one user, whose phone is hidden, and an account of its own. */
  readonly carrierId: CarrierId
  /** A carrier with nobody and no account. */
  readonly silent: CarrierId
  /** No carrier has it. */
  readonly absent: CarrierId
}

/** What every `CarrierPeople` does. Source: section 3, "Redacted users"; section 7, "Auth and user". */
export const carrierPeopleContract = (make: Make<CarrierPeopleSubject>): void => {
  describe('the people of a carrier', () => {
    let subject: CarrierPeopleSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('come in four lists, and what is hidden says only that', async () => {
      const users = valueOf(await subject.people.redactedUsers({ carrierId: subject.carrierId }))
      expect(Object.keys(users).toSorted()).toEqual([
        'activeDispatchers',
        'carrierUsers',
        'inactiveDispatchers',
        'pendingDispatchers',
      ])
      expect(users.carrierUsers.map(({ phone }) => phone)).toContainEqual({ kind: 'redacted' })
    })

    it('hold accounts of their carrier and of no other, by id', async () => {
      const { items } = valueOf(await subject.people.companies({ carrierId: subject.carrierId }))
      expect(items.length).toBeGreaterThan(0)
      expect(items.map(({ carrierId }) => carrierId)).toEqual(items.map(() => subject.carrierId))
      expect(items.map(({ id }) => id)).toEqual(
        items.map(({ id }) => id).toSorted((one, other) => one - other),
      )
    })

    it('of a carrier without any are nobody, and no account', async () => {
      const carrierId = subject.silent
      const users = valueOf(await subject.people.redactedUsers({ carrierId }))
      expect(Object.values(users).flat()).toEqual([])
      const accounts = valueOf(await subject.people.companies({ carrierId }))
      expect(accounts).toEqual({ items: [], page: 1, pages: 1, total: 0 })
    })

    it('of a carrier that is not there are not found', async () => {
      const carrierId = subject.absent
      expectRefused(await subject.people.redactedUsers({ carrierId }), 'not-found')
      expectRefused(await subject.people.companies({ carrierId }), 'not-found')
    })
  })
}
