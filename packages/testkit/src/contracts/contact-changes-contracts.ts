import type { CarrierId, Carriers, ContactChanges, ContactSearch } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { expectRefused, type Make, valueOf } from './contract.ts'

/** A broker who is signed in. */
export interface ContactChangesSubject {
  readonly changes: ContactChanges
  readonly carriers: Pick<Carriers, 'detail'>
  readonly contacts: ContactSearch
  /** Its phone changed in March 2024 and 2026, and its address in March 2025. */
  readonly carrierId: CarrierId
  /** A carrier whose contacts never changed. */
  readonly silent: CarrierId
  /** No carrier has it. */
  readonly absent: CarrierId
}

/** What every `ContactChanges` does. Source: section 3, "Identity check". */
export const contactChangesContract = (make: Make<ContactChangesSubject>): void => {
  describe('changes of contacts', () => {
    it('changes of contacts are listed newest first, with what the contact was', async () => {
      const { changes, carrierId } = await make()
      expect(valueOf(await changes.ofCarrier({ carrierId }))).toEqual([
        { kind: 'phone', was: '+12145550143', changedOn: '2026-03-01' },
        { kind: 'address', was: '9 Depot Road, 79101', changedOn: '2025-03-01' },
        { kind: 'phone', was: '+12145550142', changedOn: '2024-03-01' },
      ])
    })

    it('the record of a contact says since when it is on file, and those before it', async () => {
      const { carriers, carrierId: id } = await make()
      const { census, contactRecords } = valueOf(await carriers.detail({ id }))
      expect(contactRecords?.phone).toEqual({
        since: '2026-03-01',
        sharedWith: null,
        former: [
          { value: '+12145550143', since: '2024-03-01', until: '2026-03-01', sharedWith: null },
          { value: '+12145550142', since: census.addedOn, until: '2024-03-01', sharedWith: null },
        ],
      })
      expect(contactRecords?.email).toMatchObject({ since: census.addedOn, former: [] })
    })

    it('a contact search finds the carrier that had the contact before, and until when', async () => {
      const { contacts, carrierId } = await make()
      const { carriers } = valueOf(await contacts.byPhone({ phone: '(214) 555-0143' }))
      expect(carriers.map(({ id, relation, formerUntil }) => [id, relation, formerUntil])).toEqual([
        [carrierId, 'former', '2026-03-01'],
      ])
    })

    it('changes of contacts are none for a carrier without any, and not found for one that does not exist', async () => {
      const { changes, silent, absent } = await make()
      expect(valueOf(await changes.ofCarrier({ carrierId: silent }))).toEqual([])
      expectRefused(await changes.ofCarrier({ carrierId: absent }), 'not-found')
    })
  })
}
