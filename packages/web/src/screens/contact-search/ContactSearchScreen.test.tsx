import { aCarrierDetail, aConnection, anIdentityAlert, aPaywall, aUser, id } from '@fairhaul/testkit'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { shownReasons } from '../../parts/testing/shown-reasons.ts'
import { contactPage } from './testing/contact-page.tsx'

afterEach(cleanup)

const RUTH = '?email=ruth%40eaglemesa.example'
const SPOOF = '?email=ruth%40eag1emesa.example'
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail address or phone number' })
const kind = (name: 'E-mail' | 'Phone') => screen.getByRole<HTMLInputElement>('radio', { name })
const lookUp = () => screen.getByRole('button', { name: 'Look up' })
const verdict = (name: string) => within(screen.getByRole('region', { name }))

/** Two carriers of one contact, and a dispatcher of a third. */
const several = {
  carriers: [
    aCarrierDetail(),
    aCarrierDetail({ id: id(8), legalName: 'PRAIRIE LANTERN HAULING INC', phone: null }),
  ],
  contactsOnRecord: [
    { carrierId: id<'carrier'>(7), email: 'desk@d.example', phone: null, relation: 'own' as const },
    { carrierId: id<'carrier'>(8), email: 'desk@d.example', phone: null, relation: 'own' as const },
    { carrierId: id<'carrier'>(8), email: 'desk@d.example', phone: null, relation: 'dispatcher' as const },
  ],
}

it('an address that no carrier has names the carrier at its domain, which is to be called and is listed', async () => {
  const records = { since: '2016-03-01', sharedWith: null, former: [] } as const
  const carrier = aCarrierDetail({
    email: 'office@mesa.example',
    contactRecords: { phone: records, email: records },
  })
  await contactPage('?email=billing%40mesa.example', { carriers: [carrier], contactsOnRecord: [] })
  const said = verdict('At a carrier’s e-mail domain')
  expect(
    said.getByText(/^No carrier has it on record. It is at the e-mail domain of EAGLE MESA/),
  ).toBeTruthy()
  expect(screen.getByRole('row', { name: /EAGLE MESA/ }).textContent).toContain('At its e-mail domain')
})

describe('the form', () => {
  it('the empty form says what may be pasted and what the result can be', async () => {
    await contactPage('')
    expect(screen.getByRole('heading', { name: 'What you can paste' })).toBeTruthy()
    expect(screen.getAllByRole('definition')).toHaveLength(12)
  })

  it('the form derives the type from the text, and goes to the address of the search', async () => {
    const { navigator } = await contactPage('')
    const user = userEvent.setup()
    await user.type(field(), 'Ruth <ruth@eaglemesa.example>')
    expect([kind('E-mail').checked, kind('Phone').checked]).toEqual([true, false])
    await user.clear(field())
    await user.type(field(), '(214) 555-0111{Enter}')
    expect(kind('Phone').checked).toBe(true)
    expect(navigator.go).toHaveBeenCalledWith('/carriers/contact-search?phone=(214)%205550111')
  })

  it('the form asks for a type if the text has none, and uses the one chosen', async () => {
    const { navigator } = await contactPage('')
    const user = userEvent.setup()
    await user.type(field(), 'Eagle Mesa')
    await user.click(lookUp())
    expect(screen.getByText('Please select a type of email or phone number.')).toBeTruthy()
    expect(document.activeElement).toBe(kind('E-mail'))
    await user.click(kind('E-mail'))
    await user.click(lookUp())
    expect(screen.getByText('This is not a valid e-mail address.')).toBeTruthy()
    expect([document.activeElement, field().getAttribute('aria-invalid')]).toEqual([field(), 'true'])
    expect(navigator.go).not.toHaveBeenCalled()
  })

  it('a pasted signature is one search for both, on one line', async () => {
    const { navigator } = await contactPage('')
    const user = userEvent.setup()
    await user.click(field())
    await user.paste('Ruth <ruth@eaglemesa.example>\n(214) 555-0110\nMC 7')
    expect(field().value).toBe('Ruth <ruth@eaglemesa.example>, (214) 555-0110, MC 7')
    expect(screen.getByText('Phone and e-mail together')).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
    await user.click(lookUp())
    expect(navigator.go).toHaveBeenCalledWith(
      '/carriers/contact-search?email=ruth%40eaglemesa.example&phone=(214)%205550110&number=MC%207',
    )
    await user.clear(field())
    await user.paste('ruth@eaglemesa.example')
    expect(field().value).toBe('ruth@eaglemesa.example')
  })

  it('the same contact can be searched again in place', async () => {
    const { contacts, navigator } = await contactPage(RUTH)
    await userEvent.click(lookUp())
    await waitFor(() => expect(contacts.requests).toHaveLength(2))
    expect(navigator.go).not.toHaveBeenCalled()
  })
})

describe('an answer', () => {
  it('the result of one carrier has its number on record, its rules and a link to it', async () => {
    await contactPage(RUTH)
    const panel = verdict('Matches one carrier')
    expect(panel.getByText(/On record for this carrier and no other/)).toBeTruthy()
    expect(panel.getByRole('button', { name: /555-0110.*copy number on record/ })).toBeTruthy()
    expect(panel.getByRole('link', { name: 'Open EAGLE MESA FREIGHT LLC' }).getAttribute('href')).toBe(
      '/broker/carriers/7',
    )
    expect(panel.getByRole('link', { name: 'EAGLE MESA FREIGHT LLC' })).toBeTruthy()
    expect(panel.getByRole('button', { name: 'Pass' })).toBeTruthy()
    const row = within(screen.getByRole('table')).getAllByRole('row')[1]
    expect(row?.textContent).toContain('Pass')
    expect(row?.textContent).toContain('Own contact')
    expect(row?.textContent).toContain('Not connected')
  })

  it('the result leaves the number on record out for users with short profiles', async () => {
    const paywall = aPaywall({ isWatchdog: true })
    const limits = { canViewFullCarrierProfile: false, canCarrierSearch: true }
    await contactPage(RUTH, { user: aUser({ paywall, watchdogLimits: limits }) })
    expect(
      within(screen.getByRole('table')).queryByRole('columnheader', { name: 'Number on record' }),
    ).toBeNull()
  })

  it('says why a verdict is what it is, on focus and under the pointer', async () => {
    await contactPage('?email=desk%40d.example', several)
    const { focus, hover } = await shownReasons('Pass')
    expect(focus).toMatch(/^Why it passes.*Cargo at least 100,000/)
    expect(hover).toBe(focus)
  })

  it('of two contacts it is said first whether they belong together, then whom to call, then each of them', async () => {
    const { store } = await contactPage(`${SPOOF}&phone=2145550110`)
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings.slice(0, 3)).toEqual(['They do not belong together', 'Not on record', 'Look-alike'])
    const panel = verdict('They do not belong together')
    expect(panel.getByText(/^The e-mail address looks like ruth@eaglemesa.example/)).toBeTruthy()
    expect(screen.getAllByRole('status')[0]?.textContent).toMatch(/^They do not belong together\. The e-mail/)
    expect(store.pair?.calls).toEqual([])
  })

  it('of two contacts of one carrier, whom to call is said once, and its row says what it has to do with which', async () => {
    await contactPage(`${RUTH}&phone=2145550111`)
    const calls = within(screen.getByRole('list', { name: 'Whom to call' }))
    expect(calls.getByRole('link', { name: 'EAGLE MESA FREIGHT LLC' })).toBeTruthy()
    expect(calls.getByText(/^Call \(214\) 555-0110, on record since/)).toBeTruthy()
    const row = within(screen.getByRole('table')).getAllByRole('row')[1]
    expect(row?.textContent).toContain('Phone: own contactE-mail: own contact')
  })

  it('the result of a lookalike marks the differences, and links to the address on record', async () => {
    await contactPage(SPOOF)
    expect(verdict('Look-alike').queryByText('Not on record.')).toBeNull()
    const marked = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)
    expect(marked).toEqual([', differs: 1, ', ', differs: l, '])
    expect(screen.getByText('On record for EAGLE MESA FREIGHT LLC')).toBeTruthy()
    expect(verdict('Look-alike').getByText(/^Looks like ruth@eaglemesa.example of EAGLE MESA/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Look up ruth@eaglemesa.example' }).getAttribute('href')).toBe(
      '/broker/carriers/contact-search?email=ruth%40eaglemesa.example',
    )
  })

  it('the result of several carriers has a row for each, with both relations if it has both', async () => {
    await contactPage('?email=desk%40d.example', several)
    expect(verdict('Several carriers').getByText('Ask who they book for')).toBeTruthy()
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
    expect(rows).toHaveLength(2)
    expect(rows[1]?.textContent).toContain('Own contactBooks loads for it')
    expect(rows[1]?.textContent).toContain('not on record')
  })

  it('contacts looked up lately are offered before the next one, each to look up again or to remove', async () => {
    const { store, follow } = await contactPage('')
    expect(screen.queryByRole('heading', { name: 'Recent contacts' })).toBeNull()
    await follow('?phone=214-555-0110')
    await follow('?email=ruth%40b.example')
    await follow('')
    expect(screen.getByRole('button', { name: '(214) 555-0110' })).toBeTruthy()
    await userEvent
      .setup()
      .click(screen.getByRole('button', { name: 'Remove ruth@b.example from recent contacts' }))
    expect(store.recent.items).toEqual([{ kind: 'phone', phone: '2145550110' }])
  })

  it('the carriers of a contact can be compared, exported and monitored together', async () => {
    const { world } = await contactPage('?email=desk%40d.example', several)
    const user = userEvent.setup()
    for (const name of ['EAGLE MESA FREIGHT LLC', 'PRAIRIE LANTERN HAULING INC'])
      await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
    expect(screen.getByRole('link', { name: 'Compare 2' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Export 2' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Monitor 2' }))
    expect(await screen.findByText('2 now monitored.')).toBeTruthy()
    expect(world.subscriptions).toHaveLength(2)
  })

  it('a result without a carrier says what that means, and to verify it', async () => {
    await contactPage('?phone=5005550000')
    const panel = verdict('Not on record')
    expect(panel.getByText(/That alone is not fraud/)).toBeTruthy()
    expect(panel.getByText('works for e-mail addresses only')).toBeTruthy()
    expect(panel.getByRole('link', { name: 'Find the carrier' })).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('the result of a reported contact shows the reports as plain text', async () => {
    await contactPage(SPOOF, {
      identityAlerts: [
        anIdentityAlert({ message: '<b>Kept</b> our load.' }),
        anIdentityAlert({ id: id(2), companyId: id(2) }),
      ],
    })
    const reports = within(screen.getByRole('region', { name: 'Reports by brokers' }))
    expect(reports.getByText('<b>Kept</b> our load.')).toBeTruthy()
    expect(reports.getAllByRole('link').map(each => each.getAttribute('href'))).toEqual([
      expect.stringMatching(/\/identity-alerts\/\d+$/),
      expect.stringMatching(/\/identity-alerts\/\d+$/),
    ])
    expect([reports.getByText('by your company'), reports.getByText('by another broker')]).toHaveLength(2)
    expect(verdict('Reported for fraud').getByText('Stop this booking')).toBeTruthy()
  })

  it('the result of a blocked carrier says so, and does not offer to block it again', async () => {
    await contactPage(RUTH, { connections: [aConnection({ status: 'do_not_dispatch' })] })
    expect(verdict('Do not dispatch').getByText('Matches one carrier.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Do not dispatch/ })).toBeNull()
  })

  it('a result is announced to screen readers', async () => {
    await contactPage(SPOOF)
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('Look-alike. ')
  })
})

describe('no answer', () => {
  it('a search without a connection says that nothing is lost, and can be sent again', async () => {
    const { contacts, follow } = await contactPage('')
    contacts.failNext('byEmail')
    await follow(RUTH)
    expect(screen.getByRole('alert').textContent).toContain('No connection')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Matches one carrier' })).toBeTruthy()
  })

  it('two contacts that could not be loaded say so together', async () => {
    const { contacts, follow } = await contactPage('')
    contacts.refuseNext('byPhone', { kind: 'forbidden', message: null, requestId: null })
    await follow(`${RUTH}&phone=2145550110`)
    expect(screen.getByText('You do not have access to these contacts')).toBeTruthy()
    expect(field().value).toBe('2145550110, ruth@eaglemesa.example')
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  })

  it('a refused search says who can change that', async () => {
    const { contacts, follow } = await contactPage('')
    contacts.refuseNext('byEmail', { kind: 'forbidden', message: null, requestId: null })
    await follow(RUTH)
    expect(screen.getByText('You do not have access to this contact')).toBeTruthy()
    expect(screen.getByText(/An admin at your company can change that/)).toBeTruthy()
  })

  it('a search that fails when sent again keeps the last verdict', async () => {
    const { contacts } = await contactPage(RUTH)
    contacts.failNext('byEmail')
    await userEvent.click(lookUp())
    expect(await screen.findByText('You are seeing what was last loaded.')).toBeTruthy()
    expect(verdict('Matches one carrier')).toBeTruthy()
  })
})

describe('a drawer', () => {
  it('the report drawer is filled with what is known, and says who sees the report', async () => {
    const { world, navigator, store } = await contactPage(`${SPOOF}&report=new`)
    const user = userEvent.setup()
    const drawer = within(await screen.findByRole('dialog', { name: 'Report fraud' }))
    expect(drawer.getByText(/Anyone who looks up this contact sees that it was reported/)).toBeTruthy()
    expect(drawer.getByRole<HTMLInputElement>('textbox', { name: /E-mail address/ }).value).toBe(
      'ruth@eag1emesa.example',
    )
    await user.type(drawer.getByRole('textbox', { name: 'What happened' }), 'Posed as Eagle Mesa.')
    await user.click(drawer.getByRole('button', { name: 'Send report' }))
    await waitFor(() =>
      expect(navigator.go).toHaveBeenCalledWith('/carriers/contact-search?email=ruth%40eag1emesa.example', {
        replace: true,
      }),
    )
    expect(world.identityAlerts.at(-1)).toMatchObject({ message: 'Posed as Eagle Mesa.', carrierId: null })
    expect(store.notice?.text).toContain('Every broker who looks it up')
  })

  it('the do-not-dispatch drawer sets the status, and keeps notes that were refused', async () => {
    const { connections, navigator } = await contactPage(`${RUTH}&do_not_dispatch=7`)
    const user = userEvent.setup()
    const drawer = within(await screen.findByRole('dialog', { name: 'Do not dispatch' }))
    const notes = drawer.getByRole<HTMLTextAreaElement>('textbox', { name: /Notes/ })
    await user.type(notes, 'Kept our load.')
    connections.failNext('markDoNotDispatch')
    await user.click(drawer.getByRole('button', { name: 'Mark do not dispatch' }))
    expect((await drawer.findByRole('alert')).textContent).toContain('Not saved: no connection.')
    expect(notes.value).toBe('Kept our load.')
    await user.click(drawer.getByRole('button', { name: 'Mark do not dispatch' }))
    await waitFor(() => expect(navigator.go).toHaveBeenCalled())
    expect(connections.requests.at(-1)?.params).toEqual({
      carrierId: 7,
      seen: null,
      notes: 'Kept our load.',
    })
  })

  it.each([
    [
      'of a carrier that is not linked to it',
      `${RUTH}&do_not_dispatch=99`,
      aUser(),
      /not linked to the contact/,
    ],
    [
      'that the plan leaves out',
      `${RUTH}&do_not_dispatch=7`,
      aUser({ paywall: aPaywall({ canConnect: false }) }),
      /Your plan does not include connections/,
    ],
  ])('%s sets nothing, and says why', async (_, search, user, why) => {
    await contactPage(search, { user })
    const drawer = within(await screen.findByRole('dialog', { name: 'Do not dispatch' }))
    expect(drawer.getByText(why)).toBeTruthy()
    expect(drawer.queryByRole('button', { name: 'Mark do not dispatch' })).toBeNull()
  })
})
