import { aRevokedAssociate, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { revokedAssociatesShown, sharedWeight, type SharedValue, tieWeight } from './federal-ties.ts'

const shared = (kind: SharedValue['kind'], carriers = 2): SharedValue => ({
  kind,
  value: '1 Elm St',
  carriers,
})
const PHONE = shared('phone')

describe('federal ties', () => {
  it.each([
    ['phone', 1, 0],
    ['phone', 2, 3],
    ['phone', 4, 1],
    ['vehicle_vin', 2, 4],
    ['address', 3, 1],
    ['email', 11, 0],
  ] as const)('a shared %s of %i carriers weighs %f', (kind, carriers, weight) => {
    expect(sharedWeight({ kind, carriers })).toBe(weight)
  })

  it('an address of four carriers alone is not shown, and with an officer of three it is', () => {
    const address = shared('address', 4)
    const of = (values: readonly SharedValue[]) =>
      revokedAssociatesShown({ revoked: [aRevokedAssociate({ shared: values })] })
    expect(of([address])).toEqual([])
    expect(of([address, shared('contact', 3)])[0]?.shared.map(({ kind }) => kind)).toEqual([
      'contact',
      'address',
    ])
  })

  it('a value that many have is left out of the evidence', () => {
    const revoked = [aRevokedAssociate({ shared: [shared('address', 11), PHONE] })]
    expect(revokedAssociatesShown({ revoked })[0]?.shared).toEqual([PHONE])
  })

  it('the agency’s own word comes first, then the weightiest, then the lower id', () => {
    const revoked = [
      aRevokedAssociate({ id: id(12) }),
      aRevokedAssociate({ id: id(11) }),
      aRevokedAssociate({ id: id(13), shared: [shared('vehicle_vin')] }),
      aRevokedAssociate({ id: id(14), shared: [], isPrior: true }),
    ]
    expect(revokedAssociatesShown({ revoked }).map(it => it.id)).toEqual([14, 13, 11, 12])
    expect(tieWeight({ shared: [], isPrior: true })).toBeGreaterThan(
      tieWeight({ shared: [PHONE], isPrior: false }),
    )
  })
})
