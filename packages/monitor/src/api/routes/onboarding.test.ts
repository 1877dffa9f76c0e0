import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { archiveOf } from '../../testing/archive.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

let testCompany: TestCompany
let north: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
  await fill()
})
afterAll(() => testCompany.close())

const db = () => testCompany.database.db
const bodyOf = async <T>(response: Response) => (await response.json()) as T

/**
 * Connections 1 (north to carrier 1, two packets) and 2 (south to carrier 1, packet 3), 3 (north to carrier 2, no
 * packet); contracts 1 and 2 (north's, the second is current) and 3 (south's).
 */
async function fill() {
  await db()
    .insertInto('connections')
    .values([
      { issuer_id: 1, carrier_id: 1, status: 'needs_to_onboard' as const, receiver_company_id: 5 },
      { issuer_id: 2, carrier_id: 1, status: 'needs_to_onboard' as const },
      { issuer_id: 1, carrier_id: 2, status: 'onboarded' as const },
    ])
    .execute()
  await db()
    .insertInto('contracts')
    .values([
      { company_id: 1, name: 'Master agreement' },
      { company_id: 1, name: 'Broker-carrier agreement', is_current: true },
      { company_id: 2, name: 'Southern agreement', is_current: true },
    ])
    .execute()
  const packet = { executed_contract_id: null, bank_name: null, bank_account_last_four: null }
  await db()
    .insertInto('onboarding_packets')
    .values([
      { ...packet, connection_id: 1, status: 'held', created_at: '2026-10-01', updated_at: '2026-10-03' },
      {
        connection_id: 1,
        status: 'submitted',
        executed_contract_id: 2,
        bank_name: 'Invented Bank',
        bank_account_last_four: '4321',
        created_at: '2026-10-02',
        updated_at: '2026-10-02',
      },
      { ...packet, connection_id: 2, status: 'sent', created_at: '2026-10-02', updated_at: '2026-10-02' },
    ])
    .execute()
  await db()
    .insertInto('onboarding_packet_contracts')
    .values([
      { onboarding_packet_id: 1, contract_id: 1, status: 'sent' },
      { onboarding_packet_id: 2, contract_id: 2, status: 'signed' },
      { onboarding_packet_id: 3, contract_id: 3, status: 'sent' },
    ])
    .execute()
  await db()
    .insertInto('payment_terms')
    .values([
      { company_id: 1, net_days: 30, quick_pay_days: 2, quick_pay_fee_percent: 2.5 },
      { company_id: 2, net_days: null },
    ])
    .execute()
}

const PDF = new TextEncoder().encode('%PDF-1.4\n%%EOF')
const DOC = Buffer.concat([
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  Buffer.from([...'WordDocument'].join('\0'), 'latin1'),
])
const DOCX = archiveOf([{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }])
const ZIP = Buffer.from('PK\u0003\u0004malware.js', 'latin1')
const PNG = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01', 'latin1')

const form = (fields: Readonly<Record<string, string | File>>) => {
  const sent = new FormData()
  for (const [name, value] of Object.entries(fields)) sent.append(name, value)
  return sent
}
const redline = (fields: Record<string, string | File>, by = north) =>
  by.post(
    'onboarding_packet_contracts/upload_redlined_contract',
    form({
      contract_id: '2',
      onboarding_packet_id: '2',
      file: new File([PDF], 'redline.pdf'),
      ...fields,
    }),
  )
const taxForm = (fields: Record<string, string | File>, by = north) =>
  by.post(
    'tax_form_submissions/upload_redlined_tax_contract',
    form({ tax_form_id: '1', onboarding_packet_id: '2', file: new File([PDF], 'w-9.pdf'), ...fields }),
  )

describe('onboarding packets', () => {
  it("packets of a connection are listed newest first, assessed on today's data", async () => {
    const response = await north.get('onboarding_packets?connection_id=1&page=1&per_page=50')
    expect(response.headers.get('totalitems')).toBe('2')
    const rows = await bodyOf<Record<string, unknown>[]>(response)
    const carriers = await north.get('carriers?q[identifiers_value_eq]=123')
    const [carrier] = await bodyOf<{ rules_assessment: unknown }[]>(carriers)
    expect(rows).toEqual([
      {
        id: 2,
        connection_id: 1,
        status: 'submitted',
        rules_assessment: carrier?.rules_assessment,
        executed_contract_id: 2,
        bank_account: { bank_name: 'Invented Bank', account_last_four: '4321' },
        tax_form_submissions: [],
        created_at: '2026-10-02T00:00:00.000Z',
        updated_at: '2026-10-02T00:00:00.000Z',
      },
      expect.objectContaining({ id: 1, status: 'held', executed_contract_id: null, bank_account: null }),
    ])
    expect(await bodyOf(await north.get('onboarding_packets/2'))).toEqual(rows[0])
  })

  it('a connection without packets has an empty first page', async () => {
    const response = await north.get('onboarding_packets?connection_id=3')
    expect(await bodyOf(response)).toEqual([])
    expect(response.headers.get('totalpages')).toBe('1')
  })

  it('packets contain no bank account for users who may not see it', async () => {
    const plain = await testCompany.as('plain')
    for (const path of ['onboarding_packets/2', 'onboarding_packets?connection_id=1']) {
      const text = await (await plain.get(path)).text()
      expect(text).toContain('submitted')
      for (const hidden of ['bank_account', 'Invented Bank', '4321']) expect(text).not.toContain(hidden)
    }
  })

  it('packets are not assessed on safety data for users who may not see it', async () => {
    const text = await (await (await testCompany.as('unsafe')).get('onboarding_packets/2')).text()
    expect(text).toContain('bipd_at_least_750000')
    expect(text).not.toContain('safety_rating')
  })

  it.each([
    ['onboarding_packets?connection_id=2', 404],
    ['onboarding_packets?connection_id=999', 404],
    ['onboarding_packets', 422],
    ['onboarding_packets?connection_id=1&q[status_eq]=held', 422],
    ['onboarding_packets/3', 404],
    ['onboarding_packets/999', 404],
    ['onboarding_packets/x', 404],
    ['onboarding_packet_contracts/3', 404],
    ['onboarding_packet_contracts/999', 404],
    ['onboarding_packet_contracts/3/file', 404],
    ['onboarding_packet_contracts/1/file', 404],
    ['onboarding_packet_contracts/search_by_carrier_id', 422],
    ['onboarding_packet_contracts/search_by_carrier_id?carrier_id=999', 404],
    ['onboarding_packet_contracts/search_by_carrier_id?carrier_id=4', 404],
    ['contracts/3/file', 404],
    ['contracts/2/file', 404],
    ['contracts/current_contract?id=2', 422],
    ['tax_form_submissions/999/file', 404],
    ['payment_terms?company_id=2', 404],
    ['payment_terms?company_id=999', 404],
    ['payment_terms?company_id=x', 422],
  ])('packets and their documents: %s is rejected with %i', async (path, status) => {
    expect((await north.get(path)).status).toBe(status)
  })
})

describe('redlined contracts', () => {
  it('a redlined contract becomes the next version in its packet and is downloaded unchanged', async () => {
    const response = await redline({})
    expect(response.status).toBe(201)
    const agreement = await bodyOf<{ id: number; file: { url: string } }>(response)
    expect(agreement).toMatchObject({
      onboarding_packet_id: 2,
      is_broker_uploaded: true,
      contract: { id: 2, name: 'Broker-carrier agreement' },
      version: 2,
      status: 'redlined',
      file: { name: 'redline.pdf' },
    })
    expect(await bodyOf(await north.get(`onboarding_packet_contracts/${agreement.id}`))).toEqual(agreement)
    const [listed] = await bodyOf<unknown[]>(
      await north.get('onboarding_packet_contracts/search_by_carrier_id?carrier_id=1'),
    )
    expect(listed).toEqual(agreement)
    const download = await north.get(agreement.file.url.replace('/monitor/', ''))
    expect(download.headers.get('content-type')).toBe('application/pdf')
    expect(download.headers.get('content-disposition')).toContain('attachment; filename="redline.pdf"')
    expect(new Uint8Array(await download.arrayBuffer())).toEqual(PDF)
    const south = await testCompany.as('south')
    expect((await south.get(`onboarding_packet_contracts/${agreement.id}/file`)).status).toBe(404)
  })

  it.each([
    ['terms.doc', DOC, 'application/msword'],
    ['terms.DOCX', DOCX, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('a redlined contract may be a Word file (%s)', async (name, bytes, type) => {
    const { file } = await bodyOf<{ file: { url: string } }>(
      await redline({ file: new File([new Uint8Array(bytes)], name) }),
    )
    const download = await north.get(file.url.replace('/monitor/', ''))
    expect(download.headers.get('content-type')).toBe(type)
  })

  it('redlined contracts sent at once become separate versions', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => redline({ onboarding_packet_id: '1' })))
    const versions = await Promise.all(
      answers.map(async answer => (await bodyOf<{ version: number }>(answer)).version),
    )
    expect(versions.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4])
  })

  it('a redlined contract updates the time of its packet and the order of the list', async () => {
    testCompany.clock.move(60)
    await redline({})
    const [connection] = await bodyOf<unknown[]>(await north.get('connections?carrier_id=1'))
    expect(connection).toMatchObject({
      latest_onboarding_packet: { status: 'submitted', updated_at: testCompany.clock.now().toISOString() },
    })
  })

  it.each([
    ['a picture', { file: new File([PNG], 'scan.png') }, 422],
    ['a picture named as a PDF', { file: new File([PNG], 'scan.pdf') }, 422],
    ['a PDF named as a program', { file: new File([PDF], 'terms.exe') }, 422],
    ['an archive named as a Word file', { file: new File([ZIP], 'terms.docx') }, 422],
    ['an empty file', { file: new File([], 'terms.pdf') }, 422],
    ['a file of more than 10 MB', { file: new File([PDF, new Uint8Array(10_485_760)], 'a.pdf') }, 422],
    ['a text in place of a file', { file: 'terms' }, 422],
    ['an id that is none', { contract_id: 'x' }, 422],
    ['what no one asked for', { is_broker_uploaded: 'false' }, 422],
    ['a contract that is not there', { contract_id: '999' }, 404],
    ["another company's contract", { contract_id: '3' }, 404],
    ['a packet that is not there', { onboarding_packet_id: '999' }, 404],
    ["another company's packet", { onboarding_packet_id: '3' }, 404],
  ])('a redlined contract with %s is rejected', async (_, fields, status) => {
    await refusedWithoutChange(testCompany, status, () => redline(fields))
  })
})

describe('the current contract', () => {
  it("the current contract is the company's, or null", async () => {
    expect(await bodyOf(await north.get('contracts/current_contract'))).toEqual({
      id: 2,
      company_id: 1,
      name: 'Broker-carrier agreement',
      file: null,
    })
    await db().updateTable('contracts').set({ is_current: false }).where('company_id', '=', 2).execute()
    const none = await (await testCompany.as('south')).get('contracts/current_contract')
    expect([none.status, await none.json()]).toEqual([200, null])
  })

  it('the current contract is downloaded, also for agreements without a file of their own', async () => {
    const file = await db()
      .insertInto('uploaded_files')
      .values({ company_id: 1, user_id: 1, name: 'bca.pdf', media_type: 'application/pdf', bytes: PDF })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db().updateTable('contracts').set({ uploaded_file_id: file.id }).where('id', '=', 2).execute()
    const { file: link } = await bodyOf<{ file: unknown }>(await north.get('contracts/current_contract'))
    expect(link).toEqual({ name: 'bca.pdf', url: '/monitor/contracts/2/file' })
    for (const path of ['contracts/2/file', 'onboarding_packet_contracts/2/file'])
      expect(new Uint8Array(await (await north.get(path)).arrayBuffer())).toEqual(PDF)
  })
})

describe('redlined tax forms', () => {
  it('a redlined tax form becomes a submission of its packet and is downloaded unchanged', async () => {
    const response = await taxForm({})
    expect(response.status).toBe(201)
    const submission = await bodyOf<{ id: number; file: { url: string } }>(response)
    expect(submission).toEqual({
      id: submission.id,
      tax_form_id: 1,
      onboarding_packet_id: 2,
      file: { name: 'w-9.pdf', url: `/monitor/tax_form_submissions/${submission.id}/file` },
    })
    const packet = await bodyOf<{ tax_form_submissions: unknown[] }>(await north.get('onboarding_packets/2'))
    expect(packet.tax_form_submissions).toEqual([{ ...submission, name: 'W-9', status: 'submitted' }])
    const path = `tax_form_submissions/${submission.id}/file`
    expect(new Uint8Array(await (await north.get(path)).arrayBuffer())).toEqual(PDF)
    expect((await (await testCompany.as('south')).get(path)).status).toBe(404)
  })

  it('a tax form that the carrier has yet to sign is stored and answered with 206', async () => {
    const response = await taxForm({ tax_form_id: '2', file: new File([PNG], 'w-8.png') })
    expect([response.status, await response.json()]).toEqual([206, { status: 'awaiting_signature' }])
    const packet = await bodyOf<{ tax_form_submissions: unknown[] }>(await north.get('onboarding_packets/2'))
    expect(packet.tax_form_submissions[0]).toMatchObject({
      name: 'W-8BEN-E',
      status: 'awaiting_signature',
      file: { name: 'w-8.png' },
    })
  })

  it.each([
    ['a Word file', { file: new File([DOC], 'w-9.doc') }, 422],
    ['an empty file', { file: new File([], 'w-9.pdf') }, 422],
    ['a form that is not there', { tax_form_id: '999' }, 404],
    ["another company's packet", { onboarding_packet_id: '3' }, 404],
    ['a packet that is not there', { onboarding_packet_id: '999' }, 404],
    ['an id that is none', { onboarding_packet_id: '0' }, 422],
  ])('a redlined tax form with %s is rejected', async (_, fields, status) => {
    await refusedWithoutChange(testCompany, status, () => taxForm(fields))
  })
})

describe('payment terms', () => {
  it("payment terms are the company's, in days and percent", async () => {
    expect(await bodyOf(await north.get('payment_terms?company_id=1'))).toEqual({
      id: 1,
      company_id: 1,
      net_days: 30,
      quick_pay: { days: 2, fee_percent: 2.5 },
    })
    expect(await bodyOf(await (await testCompany.as('south')).get('payment_terms'))).toMatchObject({
      net_days: null,
      quick_pay: null,
    })
  })

  it('payment terms are null when none are on record, also without connections in the plan', async () => {
    const answer = await (await testCompany.as('unpaid')).get('payment_terms?company_id=6')
    expect([answer.status, await answer.json()]).toEqual([200, null])
  })
})

describe('access to onboarding', () => {
  const READS = [
    'onboarding_packets?connection_id=1',
    'onboarding_packets/2',
    'onboarding_packet_contracts/2',
    'onboarding_packet_contracts/search_by_carrier_id?carrier_id=1',
    'onboarding_packet_contracts/2/file',
    'contracts/current_contract',
    'contracts/2/file',
    'tax_form_submissions/1/file',
  ]

  it.each(['ended', 'trucker', 'new', 'unpaid'] as const)('onboarding is forbidden to %s', async person => {
    const browser = await testCompany.as(person)
    for (const path of READS) expect((await browser.get(path)).status).toBe(403)
    await refusedWithoutChange(testCompany, 403, () => redline({}, browser))
    await refusedWithoutChange(testCompany, 403, () => taxForm({}, browser))
  })

  it('onboarding is read by everyone in the company, and changed with the onboarding right', async () => {
    const plain = await testCompany.as('plain')
    for (const path of READS) expect([path, (await plain.get(path)).status]).toEqual([path, 200])
    await refusedWithoutChange(testCompany, 403, () => redline({}, plain))
    await refusedWithoutChange(testCompany, 403, () => taxForm({}, plain))
  })

  it('onboarding rejects a visitor', async () => {
    const visitor = testCompany.newBrowser()
    for (const path of READS) expect((await visitor.get(path)).status).toBe(401)
    await refusedWithoutChange(testCompany, 401, () => redline({}, visitor))
    await refusedWithoutChange(testCompany, 401, () => taxForm({}, visitor))
  })
})
