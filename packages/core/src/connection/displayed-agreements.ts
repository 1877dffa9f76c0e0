import type { CarrierAgreement } from './carrier-agreement.ts'

type Compare = (one: CarrierAgreement, other: CarrierAgreement) => number
type Key = (agreement: CarrierAgreement) => string

const highestIdFirst: Compare = (one, other) => other.id - one.id

const brokerUploadedFirst: Compare = (one, other) =>
  Number(other.isBrokerUploaded) - Number(one.isBrokerUploaded) || highestIdFirst(one, other)

const nameOf: Key = ({ contractName }) => contractName
const packetAndNameOf: Key = ({ onboardingPacketId, contractName }) => `${onboardingPacketId} ${contractName}`

/** The first item of each key after sorting; sorted. */
const firstOfEach = (agreements: readonly CarrierAgreement[], key: Key, compare: Compare) => {
  const first = new Map<string, CarrierAgreement>()
  for (const each of agreements.toSorted(compare)) if (!first.has(key(each))) first.set(key(each), each)
  return [...first.values()]
}

/**
 * The agreements to show: one per contract name, highest id first.
 *
 * Within each packet the broker-uploaded agreement of a name is chosen, then the highest id; across packets the highest
 * id of those chosen. Choice: two steps, as pairwise comparison can be circular and would then depend on the order.
 * Empty: none. Source: section 3, "Carrier agreement".
 */
export const displayedAgreements = (agreements: readonly CarrierAgreement[]): readonly CarrierAgreement[] =>
  firstOfEach(firstOfEach(agreements, packetAndNameOf, brokerUploadedFirst), nameOf, highestIdFirst)
