import {
  aCarrierDetail,
  anAssociatedCarrier,
  type FakeWorld,
  fakeAssociatedCarriers,
  fakeContactChanges,
  fakeContactSearch,
  fakeFederalTieRecords,
  aRevokedAssociate,
  someFederalTies,
  fakeWorld,
  id,
} from '@fairhaul/testkit'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ProfileTokens, SearchTokens } from '../../../../di/lazy-tokens.ts'
import { provide } from '../../../../parts/testing/page-of.tsx'
import { showPart } from '../../testing/show-part.tsx'
import { section } from './section.ts'

afterEach(cleanup)

const carrier = aCarrierDetail({ phone: '+12145550111', email: 'ruth@eaglemesa.example' })
const FORBIDDEN = { kind: 'forbidden', message: null, requestId: null } as const
const NOT_FOUND = { kind: 'not-found', requestId: null } as const

const setUp = (
  change: Partial<FakeWorld> = {},
  arrange: (ports: {
    contacts: ReturnType<typeof fakeContactSearch>
    associated: ReturnType<typeof fakeAssociatedCarriers>
    changes: ReturnType<typeof fakeContactChanges>
    ties: ReturnType<typeof fakeFederalTieRecords>
  }) => void = () => {},
  of = carrier,
) => {
  const world = fakeWorld({ carriers: [carrier], associations: [], ...change })
  const contacts = fakeContactSearch(world)
  const associated = fakeAssociatedCarriers(world)
  const changes = fakeContactChanges(world)
  const ties = fakeFederalTieRecords(world)
  arrange({ contacts, associated, changes, ties })
  return showPart(section, of, [
    provide(SearchTokens.ContactSearch, contacts),
    provide(ProfileTokens.AssociatedCarriers, associated),
    provide(ProfileTokens.ContactChanges, changes),
    provide(ProfileTokens.FederalTieRecords, ties),
  ])
}
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Contacts on record' })).getAllByRole('listitem')

describe('the identity check of a profile', () => {
  it('contacts that only this carrier has are said to match FMCSA', async () => {
    setUp()
    const [phone] = await rows()
    expect(phone?.textContent).toMatch(/^PhoneMatches FMCSA\(214\) 555-0111/)
    expect(screen.getByText('All match FMCSA')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Call this number' }).getAttribute('href')).toBe(
      'tel:+12145550111',
    )
  })

  it('a revoked carrier with the same phone is named with its day, what agrees and what that does not prove', async () => {
    setUp({
      federalTies: [{ carrierId: carrier.id, ties: someFederalTies({ revoked: [aRevokedAssociate()] }) }],
    })
    const list = await screen.findByRole('list', { name: 'Revoked carriers that match this one' })
    const [row] = within(list).getAllByRole('listitem')
    expect(row?.textContent).toContain('Revoked Jan 29, 2024')
    expect(row?.textContent).toContain('Same phonePhone (214) 555-0188')
    expect(within(list).getByRole('link').textContent).toBe('COPPER WREN TRANSPORT LLC, DOT 3990018')
    expect(screen.getByText(/^This does not prove/)).toBeTruthy()
    expect(await screen.findByText('1 to check before you book')).toBeTruthy()
  })

  it('a monitor that does not know of revoked carriers leaves them out', async () => {
    setUp({}, ({ ties }) => ties.refuseNext('ofCarrier', NOT_FOUND))
    await rows()
    expect(screen.queryByRole('list', { name: 'Revoked carriers that match this one' })).toBeNull()
    expect(screen.getByText('All match FMCSA')).toBeTruthy()
  })

  it('an address that was not compared with other carriers is not checked, and never shared with none', async () => {
    const shared = { ...anAssociatedCarrier().shared, address: null }
    setUp({ associations: [{ carrierId: carrier.id, associate: anAssociatedCarrier({ shared }) }] })
    const address = (await rows()).find(row => row.textContent?.startsWith('Address'))
    expect(address?.textContent).toMatch(/^AddressNot checked/)
  })

  it('an address that more carriers have than are counted is shared by more than so many', async () => {
    const { street, city, state, postalCode } = carrier.physicalAddress
    const value = `${street}, ${city}, ${state} ${postalCode}`
    const ties = someFederalTies({ sharedByMany: [{ kind: 'address', value, moreThan: 200 }] })
    setUp({ federalTies: [{ carrierId: carrier.id, ties }] })
    expect(await screen.findByText('Shared by more than 200 carriers')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'See who' })).toBeNull()
  })

  it('a phone that changed says since when and what it was', async () => {
    const former = {
      value: '+12145550142',
      since: '2016-03-01',
      until: '2026-11-16',
      sharedWith: null,
    } as const
    const email = { since: '2016-03-01', sharedWith: null, former: [] } as const
    const fresh = { since: '2026-11-16', sharedWith: null, former: [former] } as const
    setUp({}, () => {}, { ...carrier, contactRecords: { phone: fresh, email } })
    expect(
      await screen.findByText(
        'Call (214) 555-0142, on record from Mar 1, 2016 to Nov 16, 2026; not (214) 555-0111, on record since Nov 16, 2026.',
      ),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Call this number' }).getAttribute('href')).toBe(
      'tel:+12145550142',
    )
    const [phone] = await rows()
    expect(phone?.textContent).toContain('New on file')
    expect(phone?.textContent).toContain('On file with FMCSA since Nov 16, 2026, 5 days ago')
    expect(phone?.textContent).toContain('Was (214) 555-0142')
    expect(screen.getByText('1 to check before you book')).toBeTruthy()
  })

  it('a monitor without the record of changes leaves since when out, without a word', async () => {
    setUp({}, ({ changes }) => changes.refuseNext('ofCarrier', NOT_FOUND))
    expect(await rows()).toHaveLength(4)
    expect(screen.getByText('All match FMCSA')).toBeTruthy()
  })

  it('what was refused is not checked, and never a match', async () => {
    setUp({}, ({ contacts }) => contacts.refuseNext('byPhone', FORBIDDEN))
    const [phone] = await rows()
    expect(phone?.textContent).toContain('Not checked')
    expect(screen.getByText('Partly checked')).toBeTruthy()
  })

  it('a check of which every call is refused says so', async () => {
    setUp({}, ({ contacts, associated, changes }) => {
      contacts.refuseNext('byPhone', FORBIDDEN)
      contacts.refuseNext('byEmail', FORBIDDEN)
      associated.refuseNext('list', FORBIDDEN)
      changes.refuseNext('ofCarrier', FORBIDDEN)
    })
    expect(await screen.findByText(/You do not have access to the identity check/)).toBeTruthy()
  })

  it('a check that failed can be tried again', async () => {
    const { user } = setUp({}, ({ contacts }) => contacts.failNext('byEmail'))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await rows()).toHaveLength(4)
  })
})

describe('the check of what a caller uses, on a profile', () => {
  const check = async (text: string, ...given: Parameters<typeof setUp>) => {
    const shown = setUp(...given)
    await shown.user.type(screen.getByRole('textbox', { name: 'Check another contact' }), text)
    await shown.user.keyboard('{Enter}')
    return shown
  }

  it.each([
    ['214-555-0111', 'Matches FMCSA'],
    ['ruth@eag1emesa.example', 'Look-alike'],
    ['www.eagle-mesa.example', 'Look-alike'],
    ['312-555-0199', 'Not on record'],
  ])('%s of a caller is shown as: %s', async (text, word) => {
    await check(text)
    const answer = within(await screen.findByRole('status'))
    expect(await answer.findByText(word)).toBeTruthy()
  })

  it('the contact of another carrier names it and leads there', async () => {
    const other = aCarrierDetail({ id: id(8), legalName: 'OTHER LLC' })
    await check('312-555-0101', {
      carriers: [carrier, other],
      contactsOnRecord: [{ carrierId: id(8), email: null, phone: '+13125550101', relation: 'own' }],
    })
    expect((await screen.findByRole('link', { name: 'OTHER LLC' })).getAttribute('href')).toBe(
      '/broker/carriers/8',
    )
    expect(screen.getByText('Another carrier’s')).toBeTruthy()
  })

  it('a text that is no contact says what to enter', async () => {
    await check('Ruth')
    expect(screen.getByText('Enter a phone number, an e-mail address, or a website.')).toBeTruthy()
  })

  it('a check of a caller that failed can be tried again', async () => {
    const contacts: ReturnType<typeof fakeContactSearch>[] = []
    const { user } = setUp({}, ports => void contacts.push(ports.contacts))
    await rows()
    contacts[0]?.failNext('byEmail')
    await user.type(screen.getByRole('textbox', { name: 'Check another contact' }), 'x@y.example{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Not on record')).toBeTruthy()
  })
})
