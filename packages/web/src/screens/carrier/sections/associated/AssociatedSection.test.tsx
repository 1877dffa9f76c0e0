import {
  aCarrierDetail,
  anAssociatedCarrier,
  type FakeWorld,
  fakeAssociatedCarriers,
  fakeFederalTieRecords,
  aRevokedAssociate,
  someFederalTies,
  fakeWorld,
  id,
  someSharedCounts,
} from '@fairhaul/testkit'
import { USUAL_TOGGLES } from '@fairhaul/core'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ProfileTokens } from '../../../../di/lazy-tokens.ts'
import { BrowserTokens } from '../../../../di/tokens.ts'
import { provide } from '../../../../parts/testing/page-of.tsx'
import { showPart } from '../../testing/show-part.tsx'
import type { AssociatedStore } from './associated-store.ts'
import { section } from './section.ts'

afterEach(cleanup)

const carrier = aCarrierDetail()
const associate = (number: number, legalName: string, shared: object, status?: 'do_not_dispatch') => ({
  carrierId: carrier.id,
  associate: anAssociatedCarrier({
    id: id(number),
    legalName,
    shared: someSharedCounts({ email: 0, phone: 0, ...shared }),
    connection: status === undefined ? null : { id: id(number), status, isDismissed: false },
  }),
})
const three = [
  associate(8, 'ALPHA LLC', { email: 2, phone: 1 }),
  associate(9, 'BETA LLC', { phone: 1 }, 'do_not_dispatch'),
  associate(10, 'GAMMA LLC', { vehicle_vin: 4, email: null }),
]

const setUp = (
  change: Partial<FakeWorld> = {},
  arrange: (port: ReturnType<typeof fakeAssociatedCarriers>) => void = () => {},
  { of = carrier, offersDoNotUseAssociations = true } = {},
) => {
  const world = fakeWorld({ carriers: [carrier], associations: three, ...change })
  const associated = fakeAssociatedCarriers(world)
  arrange(associated)
  const shown = showPart(section, of, [
    provide(ProfileTokens.AssociatedCarriers, associated),
    provide(ProfileTokens.FederalTieRecords, fakeFederalTieRecords(world)),
    [BrowserTokens.PageConfiguration, { toggles: { ...USUAL_TOGGLES, offersDoNotUseAssociations } }],
  ])
  return { ...shown, associated, store: shown.store as AssociatedStore }
}
const list = async () => within(await screen.findByRole('list', { name: 'Carriers that share something' }))
const names = async () => (await list()).getAllByRole('link').map(link => link.textContent)

describe('the carriers that share contacts, on a profile', () => {
  it('a carrier that was revoked is marked with its day', async () => {
    const ties = someFederalTies({ revoked: [aRevokedAssociate({ id: id(9) })] })
    setUp({ federalTies: [{ carrierId: carrier.id, ties }] })
    const mark = await (await list()).findByText('Revoked Jan 29, 2024')
    expect(mark.closest('li')?.textContent).toContain('BETA LLC')
  })

  it('the carrier that it was registered as before is in the picture, though it shares nothing', async () => {
    const ties = someFederalTies({
      prior: { dotNumber: '3990018', isOwn: false, asOf: '2026-11-20' },
      revoked: [aRevokedAssociate({ isPrior: true, shared: [] })],
    })
    setUp({ associations: [], federalTies: [{ carrierId: carrier.id, ties }] })
    const mark = await (await list()).findByText('Revoked Jan 29, 2024')
    expect(mark.closest('li')?.textContent).toContain('FMCSA says that this carrier was registered under')
    expect(await names()).toEqual(['COPPER WREN TRANSPORT LLC'])
    expect(
      screen.getByRole('img', {
        name: 'EAGLE MESA FREIGHT LLC has in common with COPPER WREN TRANSPORT LLC: registered before.',
      }).textContent,
    ).toContain('Registered before')
    expect(screen.queryByText(/^No other carrier shares/)).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('the carrier that it was registered as before is beside those that share something', async () => {
    const prior = aRevokedAssociate({ id: id(99), isPrior: true, shared: [] })
    const ties = someFederalTies({ revoked: [prior, aRevokedAssociate({ id: id(9), isPrior: true })] })
    const { user } = setUp({ federalTies: [{ carrierId: carrier.id, ties }] })
    await (await list()).findAllByText('Revoked Jan 29, 2024')
    expect(await names()).toEqual(['ALPHA LLC', 'BETA LLC', 'GAMMA LLC', 'COPPER WREN TRANSPORT LLC'])
    await user.click(screen.getByRole('button', { name: 'Show as a table' }))
    expect(screen.getAllByRole('row')).toHaveLength(5)
    expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  })

  it('a number that it had before, and that no carrier on record has, is named below', async () => {
    const ties = someFederalTies({ prior: { dotNumber: '3990018', isOwn: false, asOf: null } })
    setUp({ associations: [], federalTies: [{ carrierId: carrier.id, ties }] })
    expect(
      await screen.findByText(
        'Registered before under DOT 3990018, which was revoked. No carrier on record has that number.',
      ),
    ).toBeTruthy()
  })

  it('its own number, revoked before, is no other carrier', async () => {
    const ties = someFederalTies({ prior: { dotNumber: '3990018', isOwn: true, asOf: null } })
    setUp({ federalTies: [{ carrierId: carrier.id, ties }] })
    expect(await names()).toEqual(['ALPHA LLC', 'BETA LLC', 'GAMMA LLC'])
    expect(screen.queryByText(/revoked/i)).toBeNull()
  })

  it('carriers are listed by the numbers of the picture, with what they share', async () => {
    setUp()
    expect(await names()).toEqual(['ALPHA LLC', 'BETA LLC', 'GAMMA LLC'])
    expect(screen.getByText('Shares 2 e-mails, 1 phone')).toBeTruthy()
    expect(screen.getByText('3 carriers')).toBeTruthy()
  })

  it('few carriers are named in the picture, with what they share on the line', async () => {
    const phone = { kind: 'phone', value: '+12145550188', since: '2026-11-24' } as const
    const vin = { kind: 'vehicle_vin', value: '1XKYDP9X3MJ441201', since: null } as const
    const shared = { vehicle_vin: 1, phone: 1 }
    const { associate: tied } = associate(8, 'COPPER WREN TRANSPORT LLC', shared)
    setUp({ associations: [{ carrierId: carrier.id, associate: { ...tied, sharedContacts: [phone, vin] } }] })
    const picture = await screen.findByRole('img', {
      name: 'EAGLE MESA FREIGHT LLC has in common with COPPER WREN TRANSPORT LLC: (214) 555-0188, VIN 1XKYDP9X3MJ441201.',
    })
    expect(picture.textContent).toBe(
      'EAGLE MESA FREIGHT LLC(214) 555-0188VIN 1XKYDP9X3MJ4412011COPPER WREN TRANSPORT LLC',
    )
    const item = (await list()).getByRole('listitem')
    expect(item.textContent).toContain('(214) 555-0188 with COPPER WREN TRANSPORT LLC, since Nov 24, 2026')
    expect(item.textContent).toContain(
      'VIN 1XKYDP9X3MJ441201 with COPPER WREN TRANSPORT LLC, since when is not on record',
    )
  })

  it('more carriers are around the one of the profile, which is named', async () => {
    const five = Array.from({ length: 5 }, (_, at) => associate(20 + at, `RING ${at}`, { phone: 1 }))
    setUp({ associations: five })
    expect(await names()).toHaveLength(5)
    const picture = document.querySelector('svg[viewBox="-26 -8 152 116"]')
    expect(picture?.textContent).toBe('EAGLE MESAFREIGHT LLC12345Phones')
    expect(screen.queryByRole('img', { name: /has in common/ })).toBeNull()
  })

  it('the six counters narrow the list to carriers that share all of the pressed kinds', async () => {
    const { user, associated } = setUp()
    const phones = await screen.findByRole('button', { name: 'Phones 2' })
    await user.click(phones)
    expect(await names()).toEqual(['ALPHA LLC', 'BETA LLC'])
    expect(associated.requests.at(-1)?.params).toMatchObject({ required: ['phone'] })
    await user.click(screen.getByRole('button', { name: 'Vehicle VINs 1' }))
    expect(await screen.findByText('No carrier shares all of these. Remove one of them.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Phones 2' }))
    expect(await names()).toEqual(['GAMMA LLC'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Addresses 0' }).disabled).toBe(true)
  })

  it('the same is a table with six counters, in which unchecked is not zero', async () => {
    const { user } = setUp()
    await user.click(await screen.findByRole('button', { name: 'Show as a table' }))
    const row = screen.getByRole('row', { name: /GAMMA LLC/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map(cell => cell.textContent)
        .slice(1),
    ).toEqual(['not checked', '0', '0', '0', '0', '4'])
    await user.click(screen.getByRole('button', { name: 'Show as a picture' }))
    expect(await names()).toHaveLength(3)
  })

  it('a do-not-use carrier is marked, unless the toggle turns that off', async () => {
    setUp()
    expect(await (await list()).findByText('Do not dispatch')).toBeTruthy()
    cleanup()
    setUp({}, undefined, { offersDoNotUseAssociations: false })
    expect(await names()).toHaveLength(3)
    expect(screen.queryByText('Do not dispatch')).toBeNull()
  })

  it('under the toggle no carrier can be chosen or blocked, in the picture and in the table', async () => {
    const { user } = setUp({}, undefined, { offersDoNotUseAssociations: false })
    expect(await names()).toHaveLength(3)
    expect(screen.queryByRole('link', { name: 'Block carriers' })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show as a table' }))
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.getAllByRole('columnheader')).toHaveLength(7)
  })

  it('chosen carriers are counted on the button that blocks them', async () => {
    const { user } = setUp()
    await user.click(await screen.findByRole('checkbox', { name: 'Choose ALPHA LLC' }))
    expect(screen.getByRole('link', { name: 'Block 1 chosen' }).getAttribute('href')).toBe(
      '/broker/carriers/7?open=block-associated',
    )
    await user.click(screen.getByRole('checkbox', { name: 'Choose ALPHA LLC' }))
    expect(screen.getByRole('link', { name: 'Block carriers' })).toBeTruthy()
  })

  it('more than the picture holds are in the table', async () => {
    const many = Array.from({ length: 60 }, (_, at) => associate(100 + at, `MANY ${at}`, { phone: 1 }))
    const { user, store } = setUp({ associations: many })
    await user.click(await screen.findByRole('button', { name: '36 more in the table' }))
    expect(screen.getAllByRole('row')).toHaveLength(61)
    expect(store.rows).toHaveLength(60)
  })

  it('a carrier that shares nothing says so', async () => {
    setUp({ associations: [] })
    expect(await screen.findByText(/^No other carrier shares/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Block carriers' })).toBeNull()
  })

  it('an address that too many carriers share is shown with their number, beside the carriers that are listed', async () => {
    const value = '1202 Commerce St, Dallas, TX 75201'
    const ties = someFederalTies({ sharedByMany: [{ kind: 'address', value, moreThan: 200 }] })
    setUp({ federalTies: [{ carrierId: carrier.id, ties }] })
    expect(await screen.findByRole('button', { name: 'Addresses over 200' })).toBeTruthy()
    expect(screen.getByText(/^1202 Commerce St, .* is on record for more than 200 carriers/)).toBeTruthy()
    expect(await names()).toHaveLength(3)
  })

  it('a carrier that shares nothing but what too many share does not say that it shares nothing', async () => {
    const ties = someFederalTies({ sharedByMany: [{ kind: 'phone', value: null, moreThan: 200 }] })
    setUp({ associations: [], federalTies: [{ carrierId: carrier.id, ties }] })
    expect(await screen.findByText(/^A phone of this carrier is on record for more than 200/)).toBeTruthy()
    expect(screen.queryByText(/^No other carrier shares/)).toBeNull()
  })

  it('shared contacts that failed can be loaded again', async () => {
    const { user } = setUp({}, port => port.failNext('list'))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await names()).toHaveLength(3)
  })

  it('refused shared contacts say so', async () => {
    setUp({}, port => port.refuseNext('list', { kind: 'forbidden', message: null, requestId: null }))
    expect(await screen.findByText(/You do not have access to the shared contacts/)).toBeTruthy()
  })
})
