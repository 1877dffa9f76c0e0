import { aCarrierDetail, anIdentifier, type FakeWorld, id } from '@fairhaul/testkit'

/** `count` carriers seen from Dallas to Atlanta: the first most often, the last most recently. */
export const carriersOnLane = (count: number): Pick<FakeWorld, 'carriers' | 'seenCarriers'> => ({
  carriers: Array.from({ length: count }, (_, at) =>
    aCarrierDetail({
      id: id(at + 1),
      legalName: `LANE ${String(at + 1).padStart(3, '0')}`,
      identifiers: [anIdentifier({ value: String(7_000_001 + at) })],
    }),
  ),
  seenCarriers: Array.from({ length: count }, (_, at) => ({
    carrierId: id(at + 1),
    originAreaId: id(75_201),
    destinationAreaId: id(30_301),
    seen: { times: count - at, lastOn: dayOf(at) },
    assessment: 'pass',
    isContactVerified: true,
    isEldConnected: true,
    originMiles: 25,
  })),
})

const two = (value: number) => String(value).padStart(2, '0')
const dayOf = (at: number) =>
  `2026-${two(1 + Math.floor(at / 28))}-${two(1 + (at % 28))}` as `${number}-${number}-${number}`
