import { anAssociatedCarrier, someSharedCounts } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import type { AssociatedCarrier } from './associated-carrier.ts'
import { sharedContactTexts, sharedFacts } from './shared-contact-text.ts'

const phone = { kind: 'phone', value: '+12145550188', since: '2026-11-24' } as const
const vin = (value: string) => ({ kind: 'vehicle_vin', value, since: null }) as const
const sharing = (
  shared: Parameters<typeof someSharedCounts>[0],
  sharedContacts: NonNullable<AssociatedCarrier['sharedContacts']> | null,
) =>
  anAssociatedCarrier({
    legalName: 'COPPER WREN TRANSPORT LLC',
    shared: someSharedCounts({ email: 0, phone: 0, ...shared }),
    sharedContacts,
  })

describe('what two carriers share, by name', () => {
  it('a contact is said with the carrier and since when both have it', () => {
    expect(sharedContactTexts(sharing({ phone: 1 }, [phone]))).toEqual([
      '(214) 555-0188 with COPPER WREN TRANSPORT LLC, since Nov 24, 2026',
    ])
  })

  it('a day that is not known is said to be none', () => {
    expect(sharedContactTexts(sharing({ vehicle_vin: 1 }, [vin('1XKYDP9X3MJ441201')]))).toEqual([
      'VIN 1XKYDP9X3MJ441201 with COPPER WREN TRANSPORT LLC, since when is not on record',
    ])
  })

  it('contacts are in the order of the counters, and none of a kind that is not shared', () => {
    const texts = sharedContactTexts(
      sharing({ email: 1, phone: 1 }, [
        vin('1XKYDP9X3MJ441201'),
        phone,
        { kind: 'email', value: 'a@b.example', since: null },
      ]),
    )
    expect(texts.map(text => text.slice(0, 11))).toEqual(['a@b.example', '(214) 555-0'])
  })

  it('a monitor that does not name them gives none', () => {
    expect(sharedContactTexts(sharing({ phone: 1 }, null))).toEqual([])
    expect(sharedContactTexts({ legalName: 'X', shared: someSharedCounts({ phone: 1 }) })).toEqual([])
  })

  it('the line between two carriers says each value, and how many more there are', () => {
    expect(sharedFacts(sharing({ phone: 1 }, [phone]))).toEqual(['(214) 555-0188'])
    expect(sharedFacts(sharing({ vehicle_vin: 4 }, [vin('A'), vin('B'), vin('C')]))).toEqual([
      'VIN A',
      'VIN B',
      'VIN C',
      '1 more vehicle VIN',
    ])
    expect(sharedFacts(sharing({ phone: 1, remote_address: 2, vehicle_vin: 1 }, [phone]))).toEqual([
      '(214) 555-0188',
      '2 remote addresses',
      '1 vehicle VIN',
    ])
    expect(sharedFacts(sharing({ phone: null }, null))).toEqual([])
  })
})
