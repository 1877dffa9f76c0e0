import type { CarrierId, ContactSearch } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectInvalid, type Make, valueOf } from '../shared/subject.ts'

/** A broker who is signed in. */
export interface ContactSearchSubject {
  readonly contacts: ContactSearch
  /** Its e-mail and phone are those of one carrier and of no other; small letters, and `+1` and ten digits. */
  readonly known: { readonly carrierId: CarrierId; readonly email: string; readonly phone: string }
  /** On no record, but easily taken for the known e-mail. */
  readonly lookalike: string
}

/** What every `ContactSearch` does. Source: section 5, "Fraud search"; section 7, "Carriers". */
export const contactSearchContract = (make: Make<ContactSearchSubject>): void => {
  describe('a contact search', () => {
    let subject: ContactSearchSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('finds the carrier of an e-mail; capitals do not count', async () => {
      const { email, carrierId } = subject.known
      for (const typed of [email, email.toUpperCase()]) {
        const { carriers } = valueOf(await subject.contacts.byEmail({ email: typed }))
        expect(carriers.map(({ id, relation }) => [id, relation])).toEqual([[carrierId, 'own']])
      }
    })

    it('finds the carrier of a phone, with its country or without', async () => {
      const { phone, carrierId } = subject.known
      for (const typed of [phone, phone.slice(2)]) {
        const { carriers } = valueOf(await subject.contacts.byPhone({ phone: typed }))
        expect(carriers.map(({ id }) => id)).toEqual([carrierId])
      }
    })

    it('tells whom an unknown e-mail is easily taken for', async () => {
      const answer = valueOf(await subject.contacts.byEmail({ email: subject.lookalike }))
      expect(answer.carriers).toEqual([])
      expect(answer.lookalikes).toEqual([subject.known.email])
    })

    it('finds nobody for what nobody has', async () => {
      const nothing = { carriers: [], fraudReportsCount: 0, fraudReports: [], lookalikes: [] }
      expect(valueOf(await subject.contacts.byEmail({ email: 'nobody@nowhere.example' }))).toEqual(nothing)
      expect(valueOf(await subject.contacts.byPhone({ phone: '5005550000' }))).toEqual(nothing)
    })

    it('is refused without anything to look for', async () => {
      expectInvalid(await subject.contacts.byEmail({ email: ' ' }), 'email')
      expectInvalid(await subject.contacts.byPhone({ phone: '' }), 'phone')
    })
  })
}
