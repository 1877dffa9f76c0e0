import type { CarrierAgreement } from './carrier-agreement.ts'

type Compare = (one: CarrierAgreement, other: CarrierAgreement) => number
type Key = (agreement: CarrierAgreement) => string

const highestIdFirst: Compare = (one, other) => other.id - one.id

const brokerUploadedFirst: Compare = (one, other) =>
  Number(other.isBrokerUploaded) - Number(one.isBrokerUploaded) || highestIdFirst(one, other)

const nameOf: Key = ({ contractName }) => contractName
const packetAndNameOf: Key = ({ onboardingPacketId, contractName }) => `${onboardingPacketId} ${contractName}`

/** The first of each key, after sorting; sorted. */
const firstOfEach = (agreements: readonly CarrierAgreement[], key: Key, compare: Compare) => {
  const first = new Map<string, CarrierAgreement>()
  for (const each of agreements.toSorted(compare)) if (!first.has(key(each))) first.set(key(each), each)
  return [...first.values()]
}

/**
 * The agreements to show: one per contract name, highest id first.
 *
 * Inside each packet the broker-uploaded one of a name is chosen, then the highest id; between packets the highest id
 * among those chosen. Choice: two steps, as a comparison of pairs can go in a circle and then depends on the order.
 * Empty: none. Source: section 3, "Carrier agreement".
 */
export const displayedAgreements = (agreements: readonly CarrierAgreement[]): readonly CarrierAgreement[] =>
  firstOfEach(firstOfEach(agreements, packetAndNameOf, brokerUploadedFirst), nameOf, highestIdFirst)
