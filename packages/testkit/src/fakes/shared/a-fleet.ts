import type { CarrierDetail, CarrierId } from '@fairhaul/core'
import { aCarrierDetail, anIdentifier, id } from '../../builders/index.ts'

/** Forty carriers whose names begin alike, ids 1 to 40: enough that every test of a suite has its own. */
export const aFleet = (): CarrierDetail[] =>
  Array.from({ length: 40 }, (_, index) =>
    aCarrierDetail({
      id: id(index + 1),
      legalName: `EAGLE ${String.fromCharCode(65 + (index % 26))} FREIGHT`,
      identifiers: [anIdentifier({ value: String(3_200_000 + index * 37) })],
    }),
  )

/** The carriers of that fleet, one after the other. */
export const inOrder = (): (() => CarrierId) => {
  let last = 0
  return () => {
    last += 1
    return id<'carrier'>(last)
  }
}
