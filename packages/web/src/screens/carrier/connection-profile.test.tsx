import { shortInvitation } from '@fairhaul/core'
import {
  aCarrierAgreement,
  aCarrierDetail,
  aConnection,
  aConnectionInvitation,
  anOnboardingPacket,
  aPacketTaxForm,
  aPaywall,
  aUser,
  type FakeWorld,
  id,
} from '@fairhaul/testkit'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakePorts } from '../../parts/testing/fake-ports.ts'
import { showProfile } from './testing/show-profile.tsx'

afterEach(cleanup)

const SCOPES = ['onboarding', 'sourcing'] as const
const seen = (change = {}) => ({
  id: id<'connection'>(9),
  status: 'onboarded',
  isDismissed: false,
  ...change,
})

const connected = (change: Partial<FakeWorld> = {}): Partial<FakeWorld> => ({
  user: aUser({ scopes: [...SCOPES] }),
  carriers: [aCarrierDetail({ id: id(7), connection: seen() as never })],
  connections: [aConnection()],
  onboardingPackets: [anOnboardingPacket()],
  carrierAgreements: [aCarrierAgreement()],
  connectionInvitations: [aConnectionInvitation()],
  ...change,
})

const show = async (change: Partial<FakeWorld> = {}, query = '') => {
  const profile = await showProfile(fakePorts(connected(change)), query)
  for (const each of ['connection', 'agreements', 'notes'])
    await waitFor(() => expect(document.querySelector(`#${each}:not(:has([aria-busy="true"]))`)).toBeTruthy())
  return profile
}

const nameOf = (part: Element): string | null | undefined =>
  part.getAttribute('aria-label') ??
  document.getElementById(part.getAttribute('aria-labelledby') ?? '')?.textContent

/** A part of the profile by its name. Not by role: the roles of a whole profile take seconds to compute. */
const section = (name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = [...document.querySelectorAll('section')].find(each => nameOf(each) === name)
    if (found === undefined) throw new Error(`There is no section ${name}`)
    return found
  })

describe('the connection on a profile', () => {
  it('a packet is shown as steps, with what is missing in words', async () => {
    await show({ onboardingPackets: [anOnboardingPacket({ status: 'submitted', taxForms: [] })] })
    const packet = await section('Packet')
    expect(packet.textContent).toContain('3 of 5 steps')
    expect(packet.textContent).toContain('Submitted, sent Oct 10, 2026')
    expect(packet.textContent).toContain('Needs a tax form and your review of the packet.')
    expect(within(packet).getAllByRole('listitem', { hidden: true })).toHaveLength(5)
  })

  it('a connection is dismissed from the head, shown at once, and restored by Undo', async () => {
    const { user, world } = await show()
    const head = screen.getAllByRole('banner')[0] ?? document.body
    await user.click(await within(head).findByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: /^Dismiss/ }))
    await within(head).findByText('Dismissed.')
    expect(world).toMatchObject({ connections: [{ isDismissed: true }] })
    await user.click(within(head).getByRole('button', { name: 'Undo' }))
    await within(head).findByText('Restored.')
    expect(world).toMatchObject({ connections: [{ isDismissed: false }] })
  })

  it('a user without the permission to onboard may only mark a carrier do not dispatch', async () => {
    await show({ user: aUser({ scopes: [] }) })
    const own = await section('Connection and onboarding')
    expect(within(own).getByRole('link', { name: 'Do not dispatch' })).toBeTruthy()
    expect(within(own).queryByRole('button', { name: 'Dismiss' })).toBeNull()
    expect(within(own).queryByRole('link', { name: 'Invite to connect' })).toBeNull()
  })

  it('the bank account is shown to those who may see it, and not named to others', async () => {
    const account = { bankName: 'First Bank', lastFour: '0042' }
    const packets = { onboardingPackets: [anOnboardingPacket({ bankAccount: account })] }
    await show({ ...packets, user: aUser({ scopes: [...SCOPES, 'view_bank_accounts'] }) })
    expect((await section('Payment')).textContent).toContain('First Bank, account ending in 0042')
    cleanup()
    await show(packets)
    expect((await section('Payment')).textContent).not.toContain('Bank')
  })

  it('a plan without connections says so in both sections, and offers no action', async () => {
    await show({ user: aUser({ scopes: [...SCOPES], paywall: aPaywall({ canConnect: false }) }) })
    for (const name of ['Connection and onboarding', 'Contract and agreements']) {
      expect((await section(name)).textContent).toContain(
        'Your company’s plan does not include carrier connections.',
      )
    }
    expect(screen.queryByRole('link', { name: 'Do not dispatch' })).toBeNull()
  })

  it('an unanswered invitation is sent again', async () => {
    const { user, connectionInvitations, say } = await show({
      connections: [aConnection({ receiver: null, latestPacket: null })],
      onboardingPackets: [],
    })
    const invitations = await section('Invitations')
    await user.click(
      within(invitations).getByRole('button', { name: 'Resend to dispatch@eaglemesa.example' }),
    )
    await waitFor(() => expect(say).toHaveBeenCalledWith('Invitation resent.'))
    expect(connectionInvitations.requests.some(({ call }) => call === 'resend')).toBe(true)
  })

  it('invitations that fail to load are shown in their place, and tried again', async () => {
    const ports = fakePorts(connected())
    ports.connectionInvitations.failNext('list')
    await showProfile(ports)
    const invitations = await section('Invitations')
    await within(invitations).findByText('No connection')
    expect(await section('Packet')).toBeTruthy()
    fireEvent.click(within(invitations).getByRole('button', { name: 'Try again' }))
    await within(invitations).findByText('dispatch@eaglemesa.example')
  })
})

describe('the do not dispatch form', () => {
  const form = () => screen.findByRole('dialog', { name: 'Do not dispatch' })

  it('notes on record are shown before new ones replace them', async () => {
    const { user, world } = await show(
      { connections: [aConnection({ notes: 'Call Ruth first.' })] },
      '?open=do-not-dispatch',
    )
    const dialog = await form()
    await within(dialog).findByText('Call Ruth first.')
    await user.type(within(dialog).getByRole('textbox', { name: 'Notes (optional)' }), 'Double brokered.')
    await user.click(within(dialog).getByRole('button', { name: 'Do not dispatch' }))
    await waitFor(() =>
      expect(world).toMatchObject({
        connections: [{ status: 'do_not_dispatch', notes: 'Double brokered.' }],
      }),
    )
  })

  it('that someone else was first is shown, and what was typed stays', async () => {
    const { user, connections } = await show({}, '?open=do-not-dispatch')
    const dialog = await form()
    await user.type(within(dialog).getByRole('textbox', { name: 'Notes (optional)' }), 'Mine.')
    await connections.setStatus({ id: id(9), status: 'needs_to_onboard' })
    await user.click(within(dialog).getByRole('button', { name: 'Do not dispatch' }))
    await within(dialog).findByText(/Someone else has changed this connection/)
    expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes (optional)' }).value).toBe(
      'Mine.',
    )
  })
})

describe('the invitation form', () => {
  it('an invitation goes to an address, with the chosen classifications', async () => {
    const carriers = [aCarrierDetail({ id: id(7), email: 'ruth@eaglemesa.example' })]
    const { user, connectionInvitations, say } = await show({ carriers }, '?open=invite-carrier')
    const dialog = await screen.findByRole('dialog', { name: 'Invite to connect' })
    const box = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'E-mail address' })
    expect(box.value).toBe('ruth@eaglemesa.example')
    await user.clear(box)
    await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }))
    await within(dialog).findByText('Enter an e-mail address or choose a person.')
    await user.type(box, 'office@eaglemesa.example')
    await user.click(await within(dialog).findByRole('checkbox', { name: 'Refrigerated' }))
    await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }))
    await waitFor(() => expect(say).toHaveBeenCalledWith('Invitation sent to office@eaglemesa.example.'))
    expect(connectionInvitations.requests.findLast(({ call }) => call === 'create')?.params).toEqual({
      carrierId: 7,
      classificationIds: [2],
      addressee: { kind: 'email', email: 'office@eaglemesa.example' },
    })
  })

  it('an invitation to a look-alike says whom it resembles, and is sent by a second press only', async () => {
    const carriers = [
      aCarrierDetail({ id: id(7), legalName: 'EAGLE MESA FREIGHT LLC', email: 'ruth@eaglemesa.example' }),
    ]
    const { user, connectionInvitations, say } = await show({ carriers }, '?open=invite-carrier')
    const dialog = await screen.findByRole('dialog', { name: 'Invite to connect' })
    const box = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'E-mail address' })
    await user.click(await within(dialog).findByRole('checkbox', { name: 'Refrigerated' }))
    await user.clear(box)
    await user.type(box, 'dispatch@eag1emesa.example')
    await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }))
    await within(dialog).findByText(/^Looks like ruth@eaglemesa.example of EAGLE MESA FREIGHT LLC, but/)
    expect(within(dialog).getByText('Look-alike. Nothing was sent yet.')).toBeTruthy()
    expect(connectionInvitations.requests.some(({ call }) => call === 'create')).toBe(false)
    await user.click(within(dialog).getByRole('button', { name: 'Send anyway' }))
    await waitFor(() => expect(say).toHaveBeenCalledWith('Invitation sent to dispatch@eag1emesa.example.'))
  })

  it('a carrier that was invited says so in the head, and is written to again from there', async () => {
    const invitation = aConnectionInvitation({
      addressee: { kind: 'email', email: 'dispatch@eag1emesa.example' },
      sentAt: '2026-11-20T09:00:00.000Z',
    })
    const carriers = [
      aCarrierDetail({
        id: id(7),
        legalName: 'EAGLE MESA FREIGHT LLC',
        email: 'ruth@eaglemesa.example',
        invitation: shortInvitation(invitation),
      }),
    ]
    const { user, connectionInvitations } = await show(
      { carriers, connections: [], onboardingPackets: [], connectionInvitations: [invitation] },
      '?open=resend-invitation',
    )
    const head = document.querySelector<HTMLElement>('[data-sticky-head]')
    expect(head?.textContent).toContain('Invited Nov 20, 2026, not accepted')
    expect(head?.textContent).not.toContain('Not connected')
    expect(head === null ? null : within(head).queryByText('Invite')).toBeNull()
    expect(head === null ? null : within(head).getByText('Resend').getAttribute('href')).toContain(
      'open=resend-invitation',
    )
    const dialog = await screen.findByRole('dialog', { name: 'Resend invitation' })
    await user.click(await within(dialog).findByRole('button', { name: 'Resend' }))
    await within(dialog).findByText('Look-alike. Nothing was sent yet.')
    expect(connectionInvitations.requests.some(({ call }) => call === 'resend')).toBe(false)
    await user.click(within(dialog).getByRole('button', { name: 'Resend anyway' }))
    await waitFor(() =>
      expect(connectionInvitations.requests.some(({ call }) => call === 'resend')).toBe(true),
    )
  })

  it('someone without the permission sees why in place of the form', async () => {
    await show({ user: aUser({ scopes: [] }) }, '?open=invite-carrier')
    expect(await screen.findByText(/An admin at your company can change that/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send invitation' })).toBeNull()
  })
})

describe('the agreements on a profile', () => {
  const choose = async (label: string, file: File) => {
    const own = await section('Contract and agreements')
    fireEvent.change(await within(own).findByLabelText(label), { target: { files: [file] } })
    return own
  }
  const pdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' })

  it('one agreement per contract is shown, with its file', async () => {
    await show({
      carrierAgreements: [
        aCarrierAgreement({ id: id(70), contractName: 'Terms' }),
        aCarrierAgreement({ id: id(71), contractName: 'Terms', isBrokerUploaded: true, status: 'redlined' }),
      ],
    })
    const own = await section('Agreements')
    const rows = within(own).getAllByRole('listitem', { hidden: true })
    expect(rows.map(row => row.textContent)).toEqual([
      'RedlinedTermsUploaded by your company, Oct 10, 2026agreement.pdf',
    ])
    expect(
      within(own).getByRole('link', { name: 'agreement.pdf', hidden: true }).getAttribute('href'),
    ).toMatch(/^\/monitor\//)
  })

  it('a redlined contract that was sent is in the list of agreements', async () => {
    const { user } = await show()
    const own = await choose('Redlined contract', pdf('redlined.pdf'))
    await user.click(within(own).getByRole('button', { name: 'Send contract' }))
    await within(own).findByText('redlined.pdf was received.')
    await within(await section('Agreements')).findByText('Redlined')
  })

  it('a redlined contract stays beside its error, and one press tries again', async () => {
    const { user, contracts } = await show()
    contracts.failNext('uploadRedlined')
    const own = await choose('Redlined contract', pdf('redlined.pdf'))
    await user.click(within(own).getByRole('button', { name: 'Send contract' }))
    await within(own).findByText(/Not sent: no connection\. The file is still here\./)
    expect(within(own).getAllByText('redlined.pdf').length).toBe(1)
    await user.click(within(own).getByRole('button', { name: 'Try again' }))
    await within(own).findByText('redlined.pdf was received.')
  })

  it('a tax form that was received in part is shown for what it is', async () => {
    const { user } = await show({
      taxForms: [id(80)],
      taxFormsInPart: new Set([id<'tax-form'>(80)]),
      onboardingPackets: [anOnboardingPacket({ taxForms: [aPacketTaxForm({ taxFormId: id(80) })] })],
    })
    const own = await choose('Redlined W-9', pdf('w-9.pdf'))
    await user.click(within(own).getByRole('button', { name: 'Send tax form' }))
    await within(own).findByText(
      'Part of the tax form was received. Check it in the packet before you continue.',
    )
  })

  it('the error of a wrong kind of file is shown beside it, and not sent', async () => {
    const { contracts } = await show()
    const own = await choose('Redlined contract', new File(['MZ'], 'a.exe'))
    await within(own).findByText('Choose a file of one of these kinds: PDF, DOC, DOCX.')
    expect(contracts.requests.filter(({ call }) => call === 'uploadRedlined')).toEqual([])
  })
})

describe('the notes on a profile', () => {
  it('a new note is shown with its author', async () => {
    const { user } = await show()
    const notes = await section('Notes')
    await within(notes).findByText('No notes about this carrier yet.')
    await user.type(within(notes).getByRole('textbox', { name: 'New note' }), 'Called <b>dispatch</b>.')
    await user.click(within(notes).getByRole('button', { name: 'Add note' }))
    const list = await within(notes).findByRole('list', { name: 'Notes, newest first' })
    expect(list.textContent).toContain('Called <b>dispatch</b>.')
  })
})
