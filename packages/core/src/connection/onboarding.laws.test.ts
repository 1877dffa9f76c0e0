import { arbitrary, holds, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CONNECTION_STATUS_LABELS, CONNECTION_STATUSES } from '../carrier/connection-status.ts'
import { connectionInvitationState, mayResend } from './connection-invitation-state.ts'
import { contractUploadProblems } from './contract-upload.ts'
import { electableClassifications, isElectable } from './electable-classifications.ts'
import { latestPacketOf, packetsNewestFirst } from './latest-packet.ts'
import { packetSteps } from './packet-steps.ts'
import { paymentTermsText } from './payment-terms.ts'
import { readConnectionInvitation } from './read-connection-invitation.ts'
import { taxFormUploadProblems } from './tax-form.ts'

const {
  calendarDates,
  classifications,
  connectionInvitations,
  connections,
  contractUploads,
  filledConnectionInvitations,
  onboardingPackets,
  paymentTerms,
  taxFormUploads,
} = arbitrary
const packetLists = fc.uniqueArray(onboardingPackets, { selector: each => each.id, maxLength: 10 })

describe('laws of packets', () => {
  it('the latest packet of a connection does not depend on the order, and no packet is newer', () => {
    holds([packetLists], packets => {
      for (const { connectionId } of packets) {
        const latest = latestPacketOf(packets, connectionId)
        expect(latestPacketOf(packets.toReversed(), connectionId)).toBe(latest)
        const own = packets.filter(each => each.connectionId === connectionId)
        expect(own.every(each => each.createdAt <= latest!.createdAt)).toBe(true)
      }
    })
  })

  it('sorting packets neither loses nor adds any', () => {
    holds([packetLists], packets => {
      expect(new Set(packetsNewestFirst(packets))).toEqual(new Set(packets))
      expect(packetsNewestFirst(packets)).toHaveLength(packets.length)
    })
  })

  it('a packet always has the same five steps, each either done or missing something', () => {
    holds([onboardingPackets, connections, calendarDates], (packet, connection, today) => {
      const steps = packetSteps(packet, connection, today)
      expect(steps.map(({ name }) => name)).toEqual([
        'Invitation',
        'Agreement',
        'Tax form',
        'Rules',
        'Packet',
      ])
      for (const { state, missing } of steps) expect(missing === null).toBe(state === 'done')
      expect(steps[4]?.state === 'done').toBe(packet.status === 'complete')
    })
  })

  it('no raw status of a connection is ever shown', () => {
    for (const status of CONNECTION_STATUSES) expect(CONNECTION_STATUS_LABELS[status]).not.toMatch(/_/)
  })
})

describe('laws of invitations', () => {
  it('a valid invitation is addressed to exactly one of an address and a person', () => {
    holds([filledConnectionInvitations], filled => {
      const electable = filled.classificationIds.map(each => ({ id: each }))
      const read = readConnectionInvitation(filled, electable)
      const given = [filled.email.trim() !== '', filled.userId !== null]
      if (!read.ok) return
      expect(given.filter(Boolean)).toHaveLength(1)
      expect(read.value.addressee.kind).toBe(filled.userId === null ? 'email' : 'user')
    })
  })

  it('reading an invitation again does not change it', () => {
    holds([filledConnectionInvitations], filled => {
      const electable = filled.classificationIds.map(each => ({ id: each }))
      const read = readConnectionInvitation(filled, electable)
      if (!read.ok) return
      const { addressee, ...rest } = read.value
      const email = addressee.kind === 'email' ? addressee.email : ''
      expect(readConnectionInvitation({ ...rest, email, userId: filled.userId }, electable)).toEqual(read)
    })
  })

  it('a refused invitation names the problem fields of its form', () => {
    holds([filledConnectionInvitations, fc.array(classifications)], (filled, electable) => {
      const read = readConnectionInvitation(filled, electable)
      if (read.ok) return
      expect(read.refusal.length).toBeGreaterThan(0)
      for (const { field } of read.refusal) expect(['email', 'classificationIds']).toContain(field)
    })
  })

  it('an invitation without a connection can be sent again until it is accepted', () => {
    holds([connectionInvitations, connections], (made, connection) => {
      const invitation = { ...made, claimedAt: null }
      expect(mayResend(connectionInvitationState(invitation, null))).toBe(true)
      const unanswered = connectionInvitationState(invitation, { ...connection, receiver: null })
      expect(unanswered).toBe(connectionInvitationState(invitation, null))
    })
  })

  it('an invitation is answered exactly if it was accepted or its two companies have a connection with a receiver', () => {
    holds([connectionInvitations, connections, fc.boolean()], (invitation, connection, isSame) => {
      const { issuerId, carrierId } = invitation
      const met = isSame ? { ...connection, issuerId, carrierId } : connection
      const areTheSame = met.issuerId === issuerId && met.carrierId === carrierId
      const state = connectionInvitationState(invitation, met)
      const isAccepted = invitation.claimedAt !== null
      expect(state === 'answered').toBe(isAccepted || (areTheSame && met.receiver !== null))
      expect(mayResend(state)).toBe(state !== 'answered')
    })
  })
})

describe('laws of classifications, terms and files', () => {
  it('exactly the electable classifications are listed, in an order independent of theirs', () => {
    const owner = fc.constantFrom(null, id<'company'>(1), id<'company'>(2))
    const near = fc
      .tuple(classifications, owner)
      .map(([each, companyId]) => ({ ...each, companyId, isActive: each.isActive || each.id > 20 }))
    holds([fc.uniqueArray(near, { selector: each => each.id, minLength: 3, maxLength: 20 })], all => {
      const listed = electableClassifications(all, id(1))
      expect(new Set(listed)).toEqual(new Set(all.filter(each => isElectable(each, id(1)))))
      expect(electableClassifications(all.toReversed(), id(1))).toEqual(listed)
    })
  })

  it('payment terms never show a missing number as a number', () => {
    holds([paymentTerms], terms => {
      expect(paymentTermsText(terms)).not.toMatch(/null|NaN|undefined/)
    })
  })

  it('a file that may be sent is never empty, and every problem is about the file', () => {
    holds([contractUploads, taxFormUploads], (contract, form) => {
      const [ofContract, ofForm] = [contractUploadProblems(contract), taxFormUploadProblems(form)]
      for (const { field } of [...ofContract, ...ofForm]) expect(field).toBe('file')
      expect(contract.file.size > 0 || ofContract.length > 0).toBe(true)
      expect(form.file.size > 0 || ofForm.length > 0).toBe(true)
    })
  })
})
