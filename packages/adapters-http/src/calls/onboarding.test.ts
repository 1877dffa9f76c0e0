import { describe, expect, it } from 'vitest'
import { json, localFetch } from '../testing/local-fetch.ts'
import { bodyOf, id, paging, requests } from '../testing/wire-requests.ts'
import { wireCarrier, wireSignedIn } from '../testing/wire-samples.ts'
import { http } from '../transport/http.ts'
import { httpConnectionInvitations } from './connection-invitations.ts'
import { httpConnections } from './connections.ts'
import { httpContracts } from './contracts.ts'
import { httpOnboardingPackets } from './onboarding-packets.ts'
import { httpPaymentTerms } from './payment-terms.ts'
import { httpTaxForms } from './tax-forms.ts'

const wireConnection = (change: Readonly<Record<string, unknown>> = {}) => ({
  id: 9,
  status: 'onboarded',
  is_dismissed: false,
  notes: null,
  issuer_id: 1,
  carrier_id: 7,
  receiver: { company_id: 30, signed_contract_id: 4 },
  latest_onboarding_packet: { status: 'a newer word', updated_at: '2026-10-12T16:20:00.000Z' },
  ...change,
})
const wireInvitation = (change: Readonly<Record<string, unknown>> = {}) => ({
  id: 21,
  issuer_id: 1,
  carrier_id: 7,
  classification_ids: [2],
  email: 'dispatch@eaglemesa.example',
  user_id_for_email: null,
  delivery: 'delivered',
  delivered_at: null,
  claimed_at: null,
  created_at: '2026-11-02T09:00:00.000Z',
  ...change,
})
const file = {
  name: 'w-9.pdf',
  type: 'application/pdf',
  size: 4,
  arrayBuffer: () => new Blob(['%PDF']).arrayBuffer(),
}

describe('a carrier list tab', () => {
  it('a carrier list tab is requested by name and returns connections with their carriers', async () => {
    const { fetch, sent } = localFetch(json([wireConnection({ carrier: wireCarrier() })], 200, paging))
    const page = await httpConnections(http({ base: '', fetch })).listTab({ tab: 'on-hold', page: 2 })
    expect(requests(sent[0])).toBe('/connections/for_broker_portal?q[tab_eq]=on-hold&page=2&per_page=50')
    expect(page).toMatchObject({
      ok: true,
      value: {
        items: [
          {
            connection: { id: 9, latestPacket: { status: 'a newer word' } },
            carrier: { id: 7, legalName: 'EAGLE MESA FREIGHT LLC' },
          },
        ],
      },
    })
  })

  it('a carrier list tab leaves out a connection of an unknown status', async () => {
    const rows = [wireConnection({ status: 'watched', carrier: wireCarrier() })]
    const { fetch } = localFetch(json(rows, 200, paging))
    const page = await httpConnections(http({ base: '', fetch })).listTab({ tab: 'my-carriers' })
    expect(page).toMatchObject({ ok: true, value: { items: [], total: 1 } })
  })

  it.each([
    [{ receiver: { company_id: 30 } }, '0.receiver.signed_contract_id: no id'],
    [{ latest_onboarding_packet: { status: 'held' } }, '0.latest_onboarding_packet.updated_at: no instant'],
    [{ carrier: null }, '0.carrier: no object'],
  ])('a carrier list tab with the response %j fails and names the place', async (change, where) => {
    const rows = [wireConnection({ carrier: wireCarrier(), ...change })]
    const { fetch } = localFetch(json(rows, 200, paging))
    const requested = httpConnections(http({ base: '', fetch })).listTab({ tab: 'my-carriers' })
    await expect(requested).rejects.toMatchObject({
      failure: { kind: 'unreadable', detail: expect.stringContaining(where) as string },
    })
  })
})

describe('a change of a connection', () => {
  const tagOf = async (
    change: (connections: ReturnType<typeof httpConnections>) => Promise<unknown>,
  ): Promise<unknown> => {
    const { fetch, sent } = localFetch(json(wireSignedIn()), json(wireConnection()))
    await change(httpConnections(http({ base: '', fetch })))
    return new Headers(sent[1]?.init.headers).get('if-match')
  }
  const one = id<'connection'>(9)

  it.each([
    [{ status: 'onboarded', isDismissed: false }, '"onboarded"'],
    [{ status: 'do_not_dispatch', isDismissed: true }, '"do_not_dispatch dismissed"'],
    [undefined, null],
  ] as const)('a change of a connection seen as %j has the If-Match header %j', async (seen, tag) => {
    const was = seen && { seen }
    expect(await tagOf(all => all.setStatus({ id: one, status: 'onboarded', ...was }))).toBe(tag)
    expect(await tagOf(all => all.setDismissed({ id: one, isDismissed: true, ...was }))).toBe(tag)
  })

  it('a do not dispatch without a connection says that none was seen', async () => {
    const params = { carrierId: id<'carrier'>(7), seen: null }
    expect(await tagOf(all => all.markDoNotDispatch(params))).toBe('"none"')
  })
})

describe('an onboarding packet', () => {
  const wirePacket = (change: Readonly<Record<string, unknown>> = {}) => ({
    id: 60,
    connection_id: 9,
    status: 'submitted',
    rules_assessment: null,
    executed_contract_id: null,
    created_at: '2026-10-10T08:00:00.000Z',
    ...change,
  })
  const read = async (change: Readonly<Record<string, unknown>>) => {
    const { fetch } = localFetch(json(wirePacket(change)))
    const packet = await httpOnboardingPackets(http({ base: '', fetch })).find({
      id: id<'onboarding-packet'>(60),
    })
    return packet.ok ? packet.value : packet.refusal
  }

  it.each([
    [{}, 'hidden'],
    [{ bank_account: null }, null],
    [
      { bank_account: { bank_name: 'First Bank', account_last_four: '0042' } },
      { bankName: 'First Bank', lastFour: '0042' },
    ],
  ])('an onboarding packet with %j has the bank account %j', async (change, bankAccount) => {
    expect(await read(change)).toMatchObject({ bankAccount })
  })

  it('an onboarding packet has its tax forms, and none from a monitor that tells none', async () => {
    const form = {
      id: 81,
      tax_form_id: 80,
      onboarding_packet_id: 60,
      file: { name: 'w-9.pdf', url: '/monitor/tax_form_submissions/81/file' },
      name: 'W-9',
      status: 'submitted',
    }
    expect(await read({ tax_form_submissions: [form] })).toMatchObject({
      taxForms: [{ id: 81, taxFormId: 80, name: 'W-9', status: 'submitted', file: { name: 'w-9.pdf' } }],
    })
    expect(await read({})).toMatchObject({ taxForms: [] })
  })
})

describe('a tax form', () => {
  const upload = (answer: Response) => {
    const { fetch, sent } = localFetch(json(wireSignedIn()), answer)
    const params = { file, taxFormId: id<'tax-form'>(80), onboardingPacketId: id<'onboarding-packet'>(60) }
    return { sent, receipt: httpTaxForms(http({ base: '', fetch })).uploadRedlined(params) }
  }

  it('a tax form with the response 206 was received in part, whatever the body says', async () => {
    const { receipt, sent } = upload(json({ status: 'awaiting_signature' }, 206))
    expect(await receipt).toEqual({ ok: true, value: { kind: 'received-in-part' } })
    const form = sent[1]?.init.body as FormData
    expect([...form.keys()]).toEqual(['tax_form_id', 'onboarding_packet_id', 'file'])
    expect((form.get('file') as File).name).toBe('w-9.pdf')
  })

  it('a tax form whose file URL could run a script is refused', async () => {
    const submission = { id: 81, tax_form_id: 80, onboarding_packet_id: 60 }
    const { receipt } = upload(json({ ...submission, file: { name: 'a', url: 'javascript:alert(1)' } }, 201))
    await expect(receipt).rejects.toMatchObject({ failure: { detail: 'file.url: no address of the web' } })
  })
})

describe('an invitation of a carrier', () => {
  const create = (answer: Response) => {
    const { fetch, sent } = localFetch(json(wireSignedIn()), answer)
    const created = httpConnectionInvitations(http({ base: '', fetch })).create({
      carrierId: id<'carrier'>(7),
      classificationIds: [id<'classification'>(2)],
      addressee: { kind: 'user', userId: id<'user'>(5) },
    })
    return { created, sent }
  }

  it('an invitation of a carrier to a person sends no address', async () => {
    const { created, sent } = create(json(wireInvitation({ email: null, user_id_for_email: 5 }), 201))
    expect(await created).toMatchObject({ ok: true, value: { addressee: { kind: 'user', userId: 5 } } })
    expect(bodyOf(sent[1])).toEqual({
      connection_invitation: { carrier_id: 7, classification_ids: [2], user_id_for_email: 5 },
    })
  })

  it.each([{ email: null }, { user_id_for_email: 5 }])(
    'an invitation of a carrier to neither or both (%j) is not read',
    async change => {
      const { created } = create(json(wireInvitation(change), 201))
      await expect(created).rejects.toMatchObject({
        failure: { detail: 'email: not exactly one of an address and a user' },
      })
    },
  )

  it('a carrier invitation refused with 429 returns a refusal', async () => {
    const { created } = create(json({ errors: [] }, 429, { 'retry-after': '60' }))
    expect(await created).toMatchObject({ ok: false, refusal: { kind: 'too-many', retryAfterSeconds: 60 } })
  })
})

describe('what a company has not', () => {
  it('missing contracts and payment terms are null', async () => {
    const { fetch } = localFetch(json(null), json(null))
    const send = http({ base: '', fetch })
    expect(await httpContracts(send).current()).toEqual({ ok: true, value: null })
    const terms = await httpPaymentTerms(send).ofCompany({ companyId: id<'company'>(1) })
    expect(terms).toEqual({ ok: true, value: null })
  })
})
