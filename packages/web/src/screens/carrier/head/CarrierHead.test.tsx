import {
  aCarrierDetail,
  aFinding,
  anEldStatus,
  anIdentityAlert,
  aRevokedAssociate,
  type FakeWorld,
  id,
  someFederalTies,
} from '@fairhaul/testkit'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakePorts } from '../../../parts/testing/fake-ports.ts'
import '../drawers/edit-request/drawer.ts'
import { showProfile } from '../testing/show-profile.tsx'
import './MoreMenu.tsx'
import { SECTION_OF_CAUTION } from '../../../parts/verdict/cautions.ts'
import { CARRIER_SECTIONS } from '../profile-modules.ts'

afterEach(cleanup)

const ID = id<'carrier'>(7)
const assessed = (result: 'pass' | 'fail') =>
  aCarrierDetail({ id: ID, rulesAssessment: { findings: [aFinding({ result })], overrides: [] } })

const alertOf = (ports: ReturnType<typeof fakePorts>) =>
  anIdentityAlert({ carrierId: ID, filedOn: ports.clock.today(), isPublished: true })

const portsOf = (change: Partial<FakeWorld>) => fakePorts({ carriers: [assessed('pass')], ...change })

/** The status in the head: a section below shows the same text once it is loaded. */
const eldLine = () => screen.getByText('ELD', { selector: 'p > span' }).parentElement?.textContent

describe('the head of a profile', () => {
  it('a carrier that passes has an orange shield for a recent identity alert', async () => {
    const ports = portsOf({})
    ports.world.identityAlerts.push(alertOf(ports))
    await showProfile(ports)
    const shield = await screen.findByRole('list', { name: 'Worth a look' })
    expect(within(shield).getByText(/^Identity alert of /)).toBeTruthy()
  })

  it('a carrier that fails has no orange shield', async () => {
    const ports = portsOf({ carriers: [assessed('fail')] })
    ports.world.identityAlerts.push(alertOf(ports))
    const { store } = await showProfile(ports)
    await waitFor(() => expect(store.carrier?.cautions?.alertDays).toHaveLength(1))
    expect(screen.queryByRole('list', { name: 'Worth a look' })).toBeNull()
  })

  it.each(['pass', 'fail'] as const)(
    'the first line of a carrier that would %s says whom it is tied to',
    async result => {
      const federalTies = [{ carrierId: ID, ties: someFederalTies({ revoked: [aRevokedAssociate()] }) }]
      await showProfile(portsOf({ carriers: [assessed(result)], federalTies }))
      const line = await screen.findByRole('note', { name: 'Identity' })
      const tie = 'Same phone as COPPER WREN TRANSPORT LLC, revoked Jan 29, 2024'
      expect(within(line).getByRole('link', { name: tie }).getAttribute('href')).toBe('#identity')
      const head = line.closest('header')
      expect(head?.firstElementChild).toBe(line)
    },
  )

  it('a carrier without a tie has no such line', async () => {
    await showProfile(portsOf({}))
    expect(screen.queryByRole('note', { name: 'Identity' })).toBeNull()
  })

  it('every caution leads to a section of the profile', () => {
    const sections = CARRIER_SECTIONS.map(({ id }) => id)
    expect(sections).toEqual(expect.arrayContaining(Object.values(SECTION_OF_CAUTION)))
  })

  it('an ELD status that did not load can be requested again', async () => {
    const ports = portsOf({ eldStatuses: [anEldStatus({ carrierId: ID, status: 'no_vins_on_coi' })] })
    ports.eldStatuses.failNext('ofCarrier')
    const { user } = await showProfile(ports)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(eldLine()).toBe('ELDNo VINs on the certificate'))
  })

  it('a failing ELD status is shown in words', async () => {
    await showProfile(portsOf({ eldStatuses: [anEldStatus({ carrierId: ID, status: 'no_vins_on_coi' })] }))
    await waitFor(() => expect(eldLine()).toBe('ELDNo VINs on the certificate'))
  })

  it('a status that names the ELD has no label before it', async () => {
    const status = 'eld_vins_not_on_coi'
    await showProfile(portsOf({ eldStatuses: [anEldStatus({ carrierId: ID, status })] }))
    const head = screen.getAllByRole('banner').at(-1) as HTMLElement
    await waitFor(() => expect(head.textContent).toContain('ELD VINs are not on the certificate'))
    expect(head.textContent).not.toContain('ELDELD')
  })

  it('the menu leads to a comparison and to a request for a correction', async () => {
    const { user, navigator } = await showProfile(portsOf({}))
    await user.click(await screen.findByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Request a correction' }))
    expect(vi.mocked(navigator.go).mock.calls[0]?.[0]).toBe('/carriers/7?open=edit-request')
  })

  it('a correction without words is not sent; with words it is sent and confirmed', async () => {
    const { user, world, say } = await showProfile(portsOf({}), '?open=edit-request')
    const send = await screen.findByRole('button', { name: 'Send request' })
    await user.click(send)
    expect(await screen.findByText('Say what should be corrected.')).toBeTruthy()
    expect(world.editRequests).toHaveLength(0)
    await user.type(screen.getByLabelText(/What should be corrected/), 'The phone ends in 6002.')
    await user.click(send)
    await waitFor(() => expect(say).toHaveBeenCalledWith('Correction requested.'))
    expect(world.editRequests).toMatchObject([{ carrierId: 7, message: 'The phone ends in 6002.' }])
  })
})
