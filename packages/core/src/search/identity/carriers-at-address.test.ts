import { aCarrierDetail } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { carriersAtAddress, countedAtAddress } from './carriers-at-address.ts'

const carrier = aCarrierDetail({
  physicalAddress: {
    street: '4410 TOLLGATE RD',
    city: 'DALLAS',
    state: 'TX',
    postalCode: '75201',
    country: 'US',
  },
})

it('an address that was not compared with other carriers has no count, which is not zero', () => {
  const shared = { email: 0, phone: 1, address: null, contact: 0, remote_address: 0, vehicle_vin: 0 }
  expect(countedAtAddress({ total: 0 }, [{ shared }])).toBeNull()
  expect(countedAtAddress({ total: 0 }, [{ shared: { ...shared, address: 0 } }])).toBe(0)
  expect(countedAtAddress({ total: 0 }, [])).toBe(0)
  expect(countedAtAddress({ total: 3 }, [{ shared }])).toBe(3)
})

it('an address that more carriers have than are counted is shared by more than so many', () => {
  const many = (value: string | null) => ({
    sharedByMany: [{ kind: 'address' as const, value, moreThan: 200 }],
  })
  const at = (value: string | null) => carriersAtAddress(carrier, 0, many(value))
  expect(at('4410 TOLLGATE RD, DALLAS, TX 75201')).toEqual({ moreThan: 200 })
  expect([at('PO BOX 7, DALLAS, TX 75201'), at(null)]).toEqual([0, 0])
  const withoutStreet = { physicalAddress: { ...carrier.physicalAddress, street: null } }
  expect(carriersAtAddress(withoutStreet, 0, many('DALLAS'))).toBe(0)
  expect(carriersAtAddress(carrier, null, undefined)).toBeNull()
})
