import { aCarrierAgreement, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { displayedAgreements } from './displayed-agreements.ts'

const agreement = (
  agreementId: number,
  packetId: number,
  isBrokerUploaded = false,
  contractName = 'Master',
) =>
  aCarrierAgreement({
    id: id(agreementId),
    onboardingPacketId: id(packetId),
    isBrokerUploaded,
    contractName,
  })

const shown = (...agreements: Parameters<typeof displayedAgreements>[0]) =>
  displayedAgreements(agreements).map(each => each.id)

describe('the agreements to show', () => {
  it('there are no agreements to show without agreements', () => {
    expect(displayedAgreements([])).toEqual([])
  })

  it('the agreement shown of a packet is the broker-uploaded one, even with a lower id', () => {
    expect(shown(agreement(1, 1, true), agreement(2, 1))).toEqual([1])
  })

  it('the agreement shown is the highest id if both or neither were uploaded by the broker', () => {
    expect(shown(agreement(1, 1), agreement(2, 1))).toEqual([2])
    expect(shown(agreement(3, 1, true), agreement(4, 1, true))).toEqual([4])
  })

  it('the agreement shown across packets is the highest id, no matter who uploaded it', () => {
    expect(shown(agreement(1, 1, true), agreement(2, 2))).toEqual([2])
  })

  it('the agreement shown across packets is one that was chosen in its packet', () => {
    // Pairwise comparison would be circular: 2 before 5 (uploaded), 5 before 4 and 4 before 2 (higher ids).
    expect(shown(agreement(2, 1, true), agreement(5, 1), agreement(4, 2))).toEqual([4])
    expect(shown(agreement(2, 1, true), agreement(5, 1), agreement(1, 2))).toEqual([2])
  })

  it('the agreements shown are one per name, highest id first', () => {
    expect(
      shown(agreement(1, 1, false, 'Addendum'), agreement(2, 1), agreement(3, 2, false, 'Interchange')),
    ).toEqual([3, 2, 1])
  })

  it('packets and names that read alike when joined are distinguished', () => {
    expect(shown(agreement(1, 1, true, '1x'), agreement(2, 11, false, 'x'))).toEqual([2, 1])
  })
})
